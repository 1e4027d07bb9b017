"""Does the seasonal swing grow? Amplitude of the yearly cycle, decade by decade."""

import csv
import sys

import numpy as np


def read(path):
    with open(path, newline="") as file:
        rows = [(r["Date"], float(r["CO2"])) for r in csv.DictReader(file)]
    t = np.array([int(d[:4]) + (int(d[5:7]) - 0.5) / 12 for d, _ in rows])
    return t, np.array([v for _, v in rows])


def amplitude(t, y):
    """Half of peak to trough of one harmonic, after a quadratic trend is taken out."""
    u = t - t.mean()
    x = np.column_stack([np.ones_like(u), u, u**2, np.sin(2 * np.pi * t), np.cos(2 * np.pi * t)])
    b = np.linalg.lstsq(x, y, rcond=None)[0]
    return float(np.hypot(b[3], b[4]))


if __name__ == "__main__":
    t, y = read(sys.argv[1])
    for start in range(1960, 2020, 10):
        inside = (t >= start) & (t < start + 10)
        print(f"{start}s: {amplitude(t[inside], y[inside]):.2f} ppm")
