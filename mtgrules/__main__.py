"""The command line: ``mtgrules play PATH...`` (also ``python -m mtgrules play PATH...``)."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

HELD, FAILED, BAD_FILE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code: 0 all expectations hold, 1 one fails, 2 a file is bad."""
    options = _parser().parse_args(arguments)
    return options.run(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mtgrules", description="Play scenarios of casting, splicing and resolving.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="play scenario files or folders and check their expectations")
    play.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a .toml file, or a folder of them")
    play.add_argument("--prove", action="store_true",
                      help="alter each expectation in turn and report every one that cannot fail")
    play.add_argument("--quiet", action="store_true", help="only what fails, and the count")
    play.set_defaults(run=_play)
    return parser


def _play(options: argparse.Namespace) -> int:
    from .scenario import BadScenario, count_of_facts, load_scenarios, paths

    played = held = unread = altered = 0
    try:
        files = paths(options.paths)
    except BadScenario as error:
        print(error, file=sys.stderr)
        return BAD_FILE
    for path in files:
        try:
            for scenario in load_scenarios(path):
                held += _play_one(scenario, options)
                played += 1
                altered += count_of_facts(scenario)
        except BadScenario as error:
            print(error, file=sys.stderr)
            unread += 1
    print(f"{_so_many(played, 'scenario')} played, {held} held, {played - held} failed"
          + (f"; {_so_many(unread, 'file')} could not be read" if unread else ""))
    if options.prove and held == played:
        print(f"{_so_many(altered, 'expectation')} altered, all failed as they should")
    return BAD_FILE if unread else HELD if held == played else FAILED


def _so_many(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _play_one(scenario, options: argparse.Namespace) -> bool:
    """Play, explain and check one scenario; returns whether everything holds."""
    from .scenario import play, prove
    from .teaching import explain

    result = play(scenario)
    if not options.quiet:
        print(explain(result))
        print()
    where = ", ".join(part for part in (scenario.file, scenario.place) if part)
    for check in result.failed:
        print(f"FAILED  {where}: {scenario.title}: {check}")
    if not result.checks:
        print(f"NOTHING EXPECTED  {where}: {scenario.title}: it holds whatever happens; add a table [expect]")
    unfailing = prove(scenario) if options.prove else ()
    for name in unfailing:
        print(f"CANNOT FAIL  {where}: {scenario.title}: {name}")
    return result.ok and not unfailing


if __name__ == "__main__":
    sys.exit(main())
