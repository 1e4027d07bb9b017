"""Fit until the end of 2009, predict 2010 to 2020, print the error for each degree."""

import sys
from pathlib import Path

import numpy as np

from load import load
from model import fit, predict

SPLIT = 2010.0


def main(path: Path) -> None:
    times, values = (np.asarray(column) for column in load(path))
    past = times < SPLIT
    for degree in (1, 2, 3):
        coefficients = fit(times[past], values[past], degree=degree)
        error = predict(coefficients, times[~past], degree=degree) - values[~past]
        rmse = float(np.sqrt(np.mean(error**2)))
        print(f"degree {degree}: rmse {rmse:.2f} ppm, bias {float(np.mean(error)):+.2f} ppm")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
