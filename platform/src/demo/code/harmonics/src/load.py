"""Reads the monthly record of Mauna Loa."""

import csv
from pathlib import Path


def load(path: Path) -> tuple[list[float], list[float]]:
    """Times in years (middle of each month) and mole fractions in ppm."""
    times, values = [], []
    with path.open(newline="") as file:
        for row in csv.DictReader(file):
            year, month, _ = row["Date"].split("-")
            times.append(int(year) + (int(month) - 0.5) / 12)
            values.append(float(row["CO2"]))
    return times, values
