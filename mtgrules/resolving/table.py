"""The table of instructions that need casting: casting, copying, changing targets, paying on resolution.

It is handed to the instructions of the floors below as ``Doing.more``.
"""

from ..cards import CastFree, ChangeTargets, CopyForEach, CopySpell, NewTargets, Unless
from .copying import copy_for_each, copy_spell
from .free_casts import cast_free
from .new_targets import change_targets, new_targets
from .paying_now import unless

MORE = {CopySpell: copy_spell, CopyForEach: copy_for_each, ChangeTargets: change_targets, NewTargets: new_targets, Unless: unless,
        CastFree: cast_free}
