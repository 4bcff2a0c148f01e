"""A zone: a tuple of objects that knows where each of them is, and which have something.

Zones never change and are shared between games, so what is worked out is kept with the zone, once
for every game that has it.  Nothing here knows what may happen to a zone.
"""

from collections.abc import Iterable

from .objects import Object


class Zone(tuple[Object, ...]):
    """The objects of one zone, in order; made with :func:`zone_of`.

    Kept once worked out: where each object stands, by its id; where those stand whose cards have something.
    """

    _places: dict[int, int] | None = None
    _having: dict[type | str, tuple[int, ...]] | None = None

    def _place(self, id: int) -> int | None:
        if self._places is None:
            self._places = {object_.id: place for place, object_ in enumerate(self)}
        return self._places.get(id)

    def find(self, id: int) -> Object | None:
        """The object with that id, None when it is not here."""
        place = self._place(id)
        return None if place is None else self[place]

    def having(self, what: type | str) -> tuple[Object, ...]:
        """The objects that have a line, or a static ability, of that kind, or that word in their type line, in order."""
        if self._having is None:
            self._having = {}
        places = self._having.get(what)
        if places is None:
            places = tuple([place for place, o in enumerate(self) if what in o.card.kinds])
            self._having[what] = places
        return tuple([self[place] for place in places]) if places else ()

    def replaced(self, object_: Object) -> "Zone":
        """The zone with an object in the place of the one with its id; itself when there is none."""
        place = self._place(object_.id)
        if place is None:
            return self
        zone = Zone(self[:place] + (object_,) + self[place + 1:])
        zone._places = self._places
        if object_.card is self[place].card:  # every place still has what it had
            zone._having = self._having
        return zone

    def without(self, id: int) -> "Zone":
        """The zone without the object of that id."""
        place = self._place(id)
        return self if place is None else Zone(self[:place] + self[place + 1:])


def zone_of(objects: Iterable[Object]) -> Zone:
    """Some objects as a zone; a zone is given back as it is."""
    return objects if type(objects) is Zone else Zone(objects)
