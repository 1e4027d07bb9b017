"""趋势用二次多项式，季节用两个谐波，最小二乘拟合。"""

import numpy as np

CENTRE = 1990.0  # 平移和缩放时间，避免设计矩阵病态
SCALE = 30.0


def design(times, degree: int = 2, harmonics: int = 2) -> np.ndarray:
    t = np.asarray(times)
    u = (t - CENTRE) / SCALE
    trend = [u**k for k in range(degree + 1)]
    season = [
        wave(2 * np.pi * k * t)
        for k in range(1, harmonics + 1)
        for wave in (np.sin, np.cos)
    ]
    return np.column_stack(trend + season)


def fit(times, values, **shape) -> np.ndarray:
    coefficients, *_ = np.linalg.lstsq(design(times, **shape), np.asarray(values), rcond=None)
    return coefficients


def predict(coefficients, times, **shape) -> np.ndarray:
    return design(times, **shape) @ coefficients
