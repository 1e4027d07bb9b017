"""Writes notations.json: inputs and the scores of metrics for forecasts, claims, survival times, speech and text.

scikit-learn and scipy give what they have. For the rest the published definition is written here a second time, pair by
pair and in exact or long numbers, independently of the product; worked examples stand as assertions.

Run with Debian's python3-sklearn and python3-scipy:  python3 notations.py
"""
import json
import math
import warnings
from collections import Counter
from decimal import Decimal, getcontext
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import numpy as np
from scipy import stats
from sklearn import metrics as m

warnings.filterwarnings("ignore")
getcontext().prec = 60
rng = np.random.default_rng(20261123)
cases = []


def add(key, params, answers, predictions, expected, roles=None, columns=None):
    """Answers and predictions are rows; a single column may be given as a list of values."""
    rows = lambda values: [v if isinstance(v, list) else [v] for v in values]
    answers, predictions = rows(answers), rows(predictions)
    value = None if expected is None or not math.isfinite(expected) else float(expected)
    names = columns or [f"c{i}" for i in range(len(predictions[0]))]
    cases.append({"key": key, "params": params, "classes": None, "columns": names, "answers": answers, "predictions": predictions, "expected": value} | ({"roles": roles} if roles else {}))


def floats(values):
    return [float(v) for v in values]


# --- numbers: a single row, ties, zeros, constants, offsets and extreme sizes ------------------------
numbers = [
    ([3.0, -0.5, 2.0, 7.0], [2.5, 0.0, 2.0, 8.0]),
    ([2.0], [3.5]),
    ([2.0], [2.0]),
    ([0.0, 0.0, 0.0], [0.0, 1.0, 0.0]),
    ([0.0, 0.0, 5.0], [0.0, 1.0, 5.0]),
    ([1.0, 1.0, 1.0, 1.0], [1.0, 2.0, 1.0, 3.0]),
    ([1.0, 2.0, 2.0, 3.0, 3.0, 3.0], [3.0, 2.0, 2.0, 1.0, 1.0, 4.0]),
    ([1e9 + v for v in [0.1, 0.2, 0.3, 0.4, 0.5]], [1e9 + v for v in [0.2, 0.1, 0.3, 0.5, 0.4]]),
    ([1.0, 2.0, 3.0], [1e200, -1e200, 3.0]),
    ([1e-200, 2e-200, 3e-200], [2e-200, 2e-200, 1e-200]),
    ([1e150, 2e150, -3e150], [1.5e150, 1e150, -3e150]),
    ([1.0, 0.0, 1.0, 0.0, 0.0, 1.0], [0.9, 0.2, 0.4, 0.4, 0.4, 0.6]),
    (floats(rng.lognormal(3, 2, 60)), floats(rng.lognormal(3, 2, 60))),
    (floats(rng.integers(0, 20, 40)), floats(rng.integers(0, 20, 40))),
    (floats(rng.poisson(0.4, 40)), floats(np.round(rng.random(40), 1))),
]


def root(fraction):
    """The square root of an exact fraction."""
    return float((Decimal(fraction.numerator) / Decimal(fraction.denominator)).sqrt())


def exact(values):
    return [Fraction(v) for v in values]


def wape(y, p):
    y, p = exact(y), exact(p)
    whole = sum(abs(a) for a in y)
    return None if whole == 0 else float(sum(abs(a - b) for a, b in zip(y, p)) / whole)


def rmspe(y, p):
    errors = [((a - b) / a) ** 2 for a, b in zip(exact(y), exact(p)) if a != 0]
    return root(sum(errors) / len(errors)) if errors else None


# Worked by hand: 10 of 40 are wrong; (1/10)^2 and (4/20)^2 are 0.01 and 0.04, their mean 0.025.
assert wape([10, 30], [5, 35]) == 0.25
assert abs(rmspe([10, 20, 0], [9, 24, 7]) - math.sqrt(0.025)) < 1e-15
for y, p in numbers:
    add("wape", {}, y, p, wape(y, p))
    add("rmspe", {}, y, p, rmspe(y, p))
add("wape", {}, [[1.0, 10.0], [3.0, 10.0]], [[2.0, 10.0], [3.0, 15.0]], (0.25 + 0.25) / 2)
add("rmspe", {}, [[1.0, 10.0], [2.0, 10.0]], [[1.0, 10.0], [2.0, 20.0]], math.sqrt(0.5) / 2)


def wmae(y, p, w):
    y, p, w = exact(y), exact(p), exact(w)
    return float(sum(c * abs(a - b) for a, b, c in zip(y, p, w)) / sum(w)) if min(w) >= 0 and sum(w) > 0 else None


assert wmae([1, 2], [2, 4], [5, 1]) == 7 / 6
for y, p in numbers:
    w = floats(rng.choice([0, 1, 5], len(y), p=[0.2, 0.5, 0.3]))
    add("wmae", {}, y, p, wmae(y, p, w), {"weight": w})
    if sum(w) > 0 and max(map(abs, p)) < 1e200:
        assert abs(wmae(y, p, w) - m.mean_absolute_error(y, p, sample_weight=w)) <= 1e-9 * max(1, wmae(y, p, w))
add("wmae", {}, [1.0, 2.0], [1.0, 3.0], None, {"weight": [0.0, 0.0]})
add("wmae", {}, [1.0, 2.0], [1.0, 3.0], None, {"weight": [2.0, -1.0]})


def mcrmse(y, p, w):
    columns = list(zip(zip(*map(exact_row, y)), zip(*map(exact_row, p))))
    w = exact(w)
    if min(w) < 0 or sum(w) == 0:
        return None
    return float(np.mean([root(sum(c * (a - b) ** 2 for a, b, c in zip(u, v, w)) / sum(w)) for u, v in columns]))


def exact_row(row):
    return exact(row if isinstance(row, list) else [row])


for y, p in numbers:
    ones = [1.0] * len(y)
    add("mcrmse", {}, y, p, mcrmse(y, p, ones))
    w = floats(rng.integers(0, 4, len(y)))
    add("mcrmse", {}, y, p, mcrmse(y, p, w), {"weight": w})
for size in [1, 2, 50]:
    y, p, w = rng.random((size, 3)).tolist(), rng.random((size, 3)).tolist(), floats(1 + rng.integers(0, 4, size))
    known = m.mean_squared_error(y, p, sample_weight=w, squared=False)
    assert abs(mcrmse(y, p, w) - known) < 1e-12
    add("mcrmse", {}, y, p, known, {"weight": w})
    add("mcrmse", {}, y, p, m.mean_squared_error(y, p, squared=False))

# --- columns of 0 and 1 against scores, with scikit-learn -------------------------------------------
for size, width, digits in [(4, 2, 1), (6, 3, 1), (10, 1, 1), (12, 4, 0), (30, 5, 2), (50, 2, 1), (100, 6, 3), (120, 3, 1), (40, 2, 0), (9, 2, 2)]:
    y = rng.integers(0, 2, (size, width))
    y[0], y[1] = 0, 1
    p = np.round(rng.normal(0, 3, (size, width)), digits)
    add("mean-column-auc", {}, [floats(r) for r in y], [floats(r) for r in p], m.roc_auc_score(y, p, average="macro"))
add("mean-column-auc", {}, [[0.0, 1.0], [1.0, 0.0]], [[-1e200, 1e200], [1e200, -1e200]], 1.0)
add("mean-column-auc", {}, [[0.0, 1.0], [1.0, 1.0]], [[0.1, 0.2], [0.3, 0.4]], None)
add("mean-column-auc", {}, [[0.0], [2.0], [1.0]], [[0.1], [0.2], [0.4]], None)
add("mean-column-auc", {}, [[1.0]], [[0.1]], None)

# --- normalised Gini: as Kaggle's competitions on claims had it, over all orders of ties -----------------


def gini(y, p):
    """Area between Lorenz curve and diagonal, rows by prediction, highest first; groups of ties go straight."""
    def area(by):
        whole, n = sum(y), len(y)
        total = run = Fraction(0)
        for value in sorted(set(by), reverse=True):
            group = [a for a, b in zip(y, by) if b == value]
            mean = sum(group) / len(group)
            for _ in group:
                run += mean
                total += run / whole
        return total - Fraction(n + 1, 2)
    y = exact(y)
    best = area(y)
    return None if best == 0 else float(area(p) / best)


# Without ties, Kaggle's own short program: order by prediction, cumulate, subtract the triangle.
def classic(y, p):
    def area(by):
        order = np.lexsort((np.arange(len(y)), -np.asarray(by)))
        ordered = np.asarray(y)[order]
        return ordered.cumsum().sum() / ordered.sum() - (len(y) + 1) / 2
    return area(p) / area(y)


assert abs(gini([1, 0, 3, 2], [0.5, 0.1, 0.2, 0.9]) - classic([1, 0, 3, 2], [0.5, 0.1, 0.2, 0.9])) < 1e-15
for y, p in numbers:
    if sum(exact(y)) != 0:
        add("gini", {}, y, p, gini(y, p))
    if set(y) == {0.0, 1.0}:
        assert abs(gini(y, p) - (2 * m.roc_auc_score(y, p) - 1)) < 1e-12
add("gini", {}, [0.0, 0.0, 0.0], [1.0, 2.0, 3.0], None)
add("gini", {}, [1.0, 2.0, 3.0, 4.0], [4.0, 3.0, 2.0, 1.0], -1)
add("gini", {}, [1.0, 2.0, 3.0, 4.0], [7.0, 7.0, 7.0, 7.0], 0)

# --- scaled errors ----------------------------------------------------------------------------------


def mase(y, p, q, series):
    by = {}
    for a, b, c, s in zip(exact(y), exact(p), exact(q), series):
        by.setdefault(s, []).append(abs(a - b) / c if c > 0 else None)
    if any(None in errors for errors in by.values()):
        return None
    return float(sum(sum(errors) / len(errors) for errors in by.values()) / len(by))


def wrmsse(y, p, w, q, series):
    by = {}
    for a, b, c, d, s in zip(y, p, exact(w), exact(q), series):
        own = by.setdefault(s, (c, d, []))
        if own[:2] != (c, d) or c < 0 or d <= 0:
            return None
        own[2].extend((u - v) ** 2 for u, v in zip(exact_row(a), exact_row(b)))
    weights = sum(c for c, _, _ in by.values())
    if weights == 0:
        return None
    return float(sum(Decimal(root(sum(e) / len(e) / d)) * Decimal(float(c / weights)) for c, d, e in by.values()))


# Hyndman & Koehler 2006: training data 2, 4, 3, 7 has naive steps 2, 1, 4; a forecast off by 7/3 everywhere scores 1.
scale = (2 + 1 + 4) / 3
assert abs(mase([5.0, 6.0], [5 + scale, 6 - scale], [scale] * 2, "aa") - 1) < 1e-15
# M5's guide: the squared steps 4, 1, 16 have the mean 7; errors of the root of 7 score 1 whatever the weights.
assert abs(wrmsse([1.0, 1.0], [1 + math.sqrt(7), 1.0], [3, 1], [7, 7], "ab") - 0.75) < 1e-15
for y, p in numbers:
    n = len(y)
    names = [f"s{i % 3}" for i in range(n)]
    scales, weights = {f"s{i}": float(2 ** i) / 3 for i in range(3)}, {f"s{i}": float(i * 1.5) for i in range(3)}
    row_scales = floats(rng.integers(1, 9, n) / 4)
    add("mase", {}, y, p, mase(y, p, row_scales, ["all"] * n), {"scale": row_scales})
    q, w = [scales[s] for s in names], [weights[s] + 0.5 for s in names]
    add("mase", {}, y, p, mase(y, p, q, names), {"scale": q, "series": names})
    add("wrmsse", {}, y, p, wrmsse(y, p, w, q, names), {"weight": w, "scale": q, "series": names})
add("mase", {}, [1.0, 2.0], [1.0, 3.0], None, {"scale": [1.0, 0.0]})
add("wrmsse", {}, [1.0, 2.0], [1.0, 3.0], None, {"weight": [1.0, 1.0], "scale": [1.0, 0.0], "series": ["a", "b"]})
add("wrmsse", {}, [1.0, 2.0], [1.0, 3.0], None, {"weight": [0.0, 0.0], "scale": [1.0, 1.0], "series": ["a", "b"]})
add("wrmsse", {}, [1.0, 2.0], [1.0, 3.0], None, {"weight": [1.0, 2.0], "scale": [1.0, 1.0], "series": ["a", "a"]})
add("wrmsse", {}, [1.0, 2.0], [1.0, 3.0], None, {"weight": [1.0, 1.0], "scale": [1.0, 2.0], "series": ["a", "a"]})
for rows, periods in [(1, 28), (2, 3), (30, 28)]:
    y, p = rng.poisson(2, (rows, periods)).astype(float).tolist(), np.round(rng.random((rows, periods)) * 4, 2).tolist()
    w, q, names = floats(rng.random(rows)), floats(0.5 + rng.random(rows)), [f"item {i}" for i in range(rows)]
    add("wrmsse", {}, y, p, wrmsse(y, p, w, q, names), {"weight": w, "scale": q, "series": names})
    if rows > 2:
        names = [f"item {i // 2}" for i in range(rows)]
        w, q = [w[i // 2] for i in range(rows)], [q[i // 2] for i in range(rows)]
        add("wrmsse", {}, y, p, wrmsse(y, p, w, q, names), {"weight": w, "scale": q, "series": names})

# --- deviances, with scikit-learn; where it loses digits, in long numbers -------------------------------


def deviance(y, p, power, w):
    """The definition, in 60 digits."""
    if min(y) < 0 or (power >= 2 and min(y) == 0) or min(w) < 0 or sum(w) == 0:
        return None
    q, total = Decimal(str(power)), Decimal(0)
    for a, b, c in zip(map(Decimal, y), map(Decimal, p), map(Decimal, w)):
        if power == 1:
            one = (a * (a / b).ln() if a > 0 else 0) - a + b
        elif power == 2:
            one = (b / a).ln() + a / b - 1
        else:
            lead = ((2 - q) * a.ln()).exp() if a > 0 else Decimal(0)
            one = lead / ((1 - q) * (2 - q)) - a * ((1 - q) * b.ln()).exp() / (1 - q) + ((2 - q) * b.ln()).exp() / (2 - q)
        total += c * 2 * one
    return float(total / sum(map(Decimal, w)))


amounts = [
    ([2.0, 0.0, 1.0, 4.0], [0.5, 0.5, 2.0, 2.0]),
    ([1.0], [1.0]),
    ([3.0], [1.0]),
    ([0.0, 0.0], [0.1, 2.0]),
    ([5.0, 5.0, 5.0], [5.0, 5.0, 5.0]),
    ([1e9, 2e9], [1e9 + 1, 2e9 - 3]),
    ([1e-9, 2e-9], [1.5e-9, 2e-9]),
    ([1.0, 2.0, 3.0], [1.0201, 1.9601, 3.0606]),
    ([1.0, 2.0], [1e100, 1e-100]),
    ([1e-3, 1e3], [1e3, 1e-3]),
    (floats(rng.poisson(3, 30)), floats(0.1 + 6 * rng.random(30))),
    (floats(rng.gamma(2, 100, 30)), floats(rng.gamma(2, 100, 30))),
    (floats(np.where(rng.random(30) < 0.7, 0, rng.gamma(2, 100, 30))), floats(rng.gamma(2, 20, 30))),
]
for y, p in amounts:
    ones = [1.0] * len(y)
    w = floats(rng.integers(0, 3, len(y)))
    w[0] = 1.0
    for key, params, power in [("poisson-deviance", {}, 1), ("gamma-deviance", {}, 2)] + [("tweedie-deviance", {"power": v}, v) for v in (1, 1.1, 1.5, 1.9, 2, 2.5, 3)]:
        for weights in (ones, w):
            value = deviance(y, p, power, weights)
            if value is not None and max(y) < 1e9 and 1e-9 < min(p) and max(p) < 1e9:
                known = m.mean_tweedie_deviance(y, p, power=power, sample_weight=weights)
                assert abs(value - known) <= 1e-9 * max(1, abs(known)), (power, y[:3], value, known)
            add(key, params, y, p, value, None if weights is ones else {"weight": weights})
for key, params in [("poisson-deviance", {}), ("gamma-deviance", {}), ("tweedie-deviance", {"power": 1.5})]:
    add(key, params, [1.0, -1.0], [1.0, 1.0], None)
    add(key, params, [1.0, 2.0], [1.0, 1.0], None, {"weight": [0.0, 0.0]})

# --- orders -----------------------------------------------------------------------------------------
for y, p in numbers:
    tau = stats.kendalltau(y, p).statistic if len(y) > 1 else math.nan
    add("kendall", {}, y, p, tau)
for size, kinds in [(2, 2), (3, 3), (60, 4), (200, 1000)]:
    y, p = floats(rng.integers(0, kinds, size)), floats(rng.integers(0, kinds, size))
    add("kendall", {}, y, p, stats.kendalltau(y, p).statistic)


def concordance(time, p, event, sign):
    """All pairs, as Harrell et al. 1982 compare them."""
    won = comparable = Fraction(0)
    for i, j in combinations(range(len(time)), 2):
        if (time[j], -event[j]) < (time[i], -event[i]):
            i, j = j, i
        if not event[i] or (time[i] == time[j] and event[j]):
            continue
        comparable += 1
        lead = sign * (p[j] - p[i])
        won += 1 if lead > 0 else Fraction(1, 2) if lead == 0 else 0
    return float(won / comparable) if comparable else None


# Times 1 (event), 2 (censored), 3 (event): only the pairs of the first row can be compared.
assert concordance([1, 2, 3], [1, 3, 2], [1, 0, 1], 1) == 1
assert concordance([1, 2, 3], [2, 3, 1], [1, 0, 1], 1) == 0.5
for y, p in numbers:
    for share in (0.3, 1):
        event = floats(rng.random(len(y)) < share)
        for predicts, sign in (("time", 1), ("risk", -1)):
            add("concordance-index", {"predicts": predicts}, y, p, concordance(y, p, event, sign), {"event": event})
add("concordance-index", {"predicts": "time"}, [1.0, 2.0], [1.0, 2.0], None, {"event": [0.0, 1.0]})
add("concordance-index", {"predicts": "time"}, [5.0, 5.0], [1.0, 2.0], 1, {"event": [1.0, 0.0]})
add("concordance-index", {"predicts": "time"}, [5.0, 5.0], [1.0, 2.0], None, {"event": [1.0, 1.0]})
add("concordance-index", {"predicts": "time"}, [1.0, 2.0], [1.0, 2.0], None, {"event": [2.0, 1.0]})

# --- forecasts of a distribution ----------------------------------------------------------------------
for size, qs in [(1, "0.5"), (1, "0.1 0.9"), (4, "0.1 0.5 0.9"), (5, ".025 .5 .975"), (30, "0.05 0.25 0.5 0.75 0.95"), (40, "0.001 0.999"), (20, "0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9")]:
    alphas = [float(q) for q in qs.split()]
    y = floats(np.round(rng.normal(0, 5, size), 3))
    p = [floats(np.round(rng.normal(0, 5, len(alphas)), 3)) for _ in y]
    w = floats(rng.integers(1, 5, size))
    for weights in (None, w):
        known = np.mean([m.mean_pinball_loss(y, [row[i] for row in p], alpha=a, sample_weight=weights) for i, a in enumerate(alphas)])
        add("pinball", {"quantiles": qs}, y, p, known, weights and {"weight": weights})
add("pinball", {"quantiles": "0.1 0.9"}, [0.0, 0.0], [[0.0, 0.0], [0.0, 0.0]], 0)
add("pinball", {"quantiles": "0.1 0.9"}, [0.0, 1.0], [[1e200, 1e200], [-1e200, -1e200]], 0.25e200 + 0.25e200)
add("pinball", {"quantiles": "0.5"}, [1.0, 2.0], [[1.0], [3.0]], None, {"weight": [0.0, 0.0]})


def crps(members, truth):
    """Gneiting & Raftery 2007: the mean error less half the mean difference of any two."""
    x, y, n = exact(members), Fraction(truth), len(members)
    return sum(abs(a - y) for a in x) / n - sum(abs(a - b) for a in x for b in x) / (2 * n * n)


# One member: the absolute error. Members 0 and 1 and a truth between them: a fourth of the width.
assert crps([3.0], 5.0) == 2 and crps([0.0, 1.0], 0.5) == Fraction(1, 4)
ensembles = [
    ([1.0], ["1"]),
    ([1.0], ["3.5"]),
    ([0.0, 0.0], ["0 0 0", "1 1"]),
    ([0.5, 2.0, -1.0], ["0 1", "0 1", "0 1"]),
    ([3.0, 0.0, 5.0], ["2 4", "0", "1 2 6"]),
    ([1e9 + 0.5], ["1000000000 1000000001 1000000000.25"]),
    ([1e-200, 0.0], ["2e-200 -1e-200", "0 .5e-200"]),
    ([1.0], ["1e150 -1e150 +1"]),
    ([-3.0, 7.0], ["  5   -3. +.5 ", "7 7 7 7"]),
    ([0.0], ["1e200 1e200"]),
]
for size, members in [(10, 5), (20, 50), (3, 200), (30, 1)]:
    ensembles.append((floats(np.round(rng.normal(0, 3, size), 2)), [" ".join(repr(float(v)) for v in np.round(rng.normal(0, 3, members + i % 3), 2)) for i in range(size)]))
for y, p in ensembles:
    values = [crps([float(v) for v in b.split()], a) for a, b in zip(y, p)]
    add("crps", {}, y, p, float(sum(values) / len(values)))
    w = floats(rng.integers(0, 3, len(y)))
    add("crps", {}, y, p, float(sum(c * v for c, v in zip(exact(w), values)) / sum(exact(w))) if sum(w) else None, {"weight": w})
add("crps", {}, [1.0, 2.0], ["1", "3"], None, {"weight": [2.0, -1.0]})

# --- speech and text --------------------------------------------------------------------------------
texts = [
    (["the cat sat on the mat", "hello world again my friend"], ["the cat sat on a mat", "hello world again my friend"]),
    (["数据擂台 很 好 用 吗"], ["数据擂台 很 好 用"]),
    (["今天天气很好，我们去公园吧"], ["今天天汽很好我们去公园八"]),
    (["abc"], ["abc"]),
    (["one two"], [""]),
    (["", "a b"], ["", "a b"]),
    (["", "a b c"], ["x y", "a c"]),
    (["", ""], ["", "x"]),
    (["a a a a", "b b"], ["a a", "b b b b b"]),
    (["  outer\tspaces  and \u3000 others "], ["outer spaces and others"]),
    (["Case Matters.", "😀 emoji 😀😀"], ["case matters", "emoji 😀😀 😀"]),
    (["kitten sitting on the fence now"], ["sitting kitten on the fence now"]),
    ([" ".join(rng.choice(list("abcdef"), 40)) for _ in range(5)], [" ".join(rng.choice(list("abcdeg"), n)) for n in (40, 10, 0, 60, 41)]),
    (["".join(rng.choice(list("的一是不了人我在有他这"), 70)) for _ in range(4)], ["".join(rng.choice(list("的一是不了人我在有它这"), n)) for n in (70, 33, 90, 1)]),
]


def edits(a, b):
    """Levenshtein 1965, by the memo of its recursion."""
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            row.append(min(last[j] + 1, row[-1] + 1, last[j - 1] + (x != y)))
        last = row
    return last[-1]


def rate(pairs, over):
    if over == "row":
        return float(sum(Fraction(edits(r, g), max(1, len(r))) for r, g in pairs) / len(pairs))
    return sum(edits(r, g) for r, g in pairs) / max(1, sum(len(r) for r, _ in pairs))


def grams(tokens, n):
    return Counter(tuple(tokens[i:i + n]) for i in range(len(tokens) - n + 1))


def rouge(pairs, n):
    scores = []
    for reference, guess in pairs:
        r, g = grams(reference, n), grams(guess, n)
        shared = sum((r & g).values())
        if shared == 0:
            scores.append(Fraction(0))
            continue
        precision, recall = Fraction(shared, sum(g.values())), Fraction(shared, sum(r.values()))
        scores.append(2 * precision * recall / (precision + recall))
    return float(sum(scores) / len(scores))


def chrf(pairs, beta):
    """Popović 2015 over a corpus, as sacreBLEU 2 counts it."""
    precisions, recalls = [], []
    for n in range(1, 7):
        shared = ours = theirs = 0
        for reference, guess in pairs:
            r, g = grams(reference, n), grams(guess, n)
            shared += sum((r & g).values())
            theirs += sum(r.values())
            ours += sum(g.values()) if r else 0
        if ours and theirs:
            precisions.append(Fraction(shared, ours))
            recalls.append(Fraction(shared, theirs))
    if not precisions or sum(precisions) + sum(recalls) == 0:
        return 0.0
    p, r, b = sum(precisions) / len(precisions), sum(recalls) / len(recalls), Fraction(beta) ** 2
    return float((1 + b) * p * r / (b * p + r))


letters = lambda text: [c for c in text if not c.isspace()]
# Two of six words are wrong; Lin 2004: "police kill the gunman" shares 3 words and 1 pair with "police killed the gunman".
assert rate([("a b c d e f".split(), "a x c d f".split())], "corpus") == 2 / 6
assert rouge([("police killed the gunman".split(), "police kill the gunman".split())], 1) == 0.75
assert abs(rouge([("police killed the gunman".split(), "police kill the gunman".split())], 2) - 1 / 3) < 1e-15
# What sacreBLEU 2.6 gives for the first of these texts and for the one in Chinese.
assert abs(100 * chrf([(letters(a), letters(b)) for a, b in zip(*texts[0])], 2) - 86.27238924934646) < 1e-9
assert abs(100 * chrf([(letters(a), letters(b)) for a, b in zip(*texts[2])], 2) - 34.376554624841226) < 1e-9
for y, p in texts:
    words = [(a.split(), b.split()) for a, b in zip(y, p)]
    signs = [(letters(a), letters(b)) for a, b in zip(y, p)]
    for over in ("corpus", "row"):
        add("wer", {"over": over}, y, p, rate(words, over))
        add("cer", {"over": over, "spaces": False}, y, p, rate(signs, over))
        add("cer", {"over": over, "spaces": True}, y, p, rate([(a.strip(), b.strip()) for a, b in zip(y, p)], over))
    for n in (1, 2):
        add(f"rouge-{n}", {"tokens": "space"}, y, p, rouge(words, n))
        add(f"rouge-{n}", {"tokens": "character"}, y, p, rouge(signs, n))
    for beta in (1, 2, 3):
        add("chrf", {"beta": beta}, y, p, chrf(signs, beta))

Path(__file__).with_name("notations.json").write_text(json.dumps(cases, ensure_ascii=False, separators=(",", ":")) + "\n")
print(len(cases), "cases for", len({c["key"] for c in cases}), "metrics")
