"""How long importing takes, beside a bare Python started in turn with it.

Machines are noisy: read the ratio and the difference of medians, not single figures.
"""

import statistics
import subprocess
import sys
import time

ROUNDS = 15
CASES = {
    "bare Python": "pass",
    "import mtgrules": "import mtgrules",
    "core and its cards": "import mtgrules; mtgrules.library()",
    "play a scenario": "import mtgrules; mtgrules.play(mtgrules.scenario('[A]\\nlife = 20\\n'))",
}


def seconds(code: str) -> float:
    """Wall-clock seconds of one Python process that runs ``code``."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def main() -> None:
    """Run all cases in turn, round after round, and print medians."""
    times: dict[str, list[float]] = {name: [] for name in CASES}
    for _ in range(ROUNDS):
        for name, code in CASES.items():
            times[name].append(seconds(code))
    bare = statistics.median(times["bare Python"])
    for name, taken in times.items():
        median = statistics.median(taken)
        print(f"{name:<22} median {median * 1000:7.1f} ms   beyond bare Python {(median - bare) * 1000:7.1f} ms")


if __name__ == "__main__":
    main()
