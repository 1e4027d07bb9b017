"""Writes cases.json: inputs and the scores that scikit-learn or scipy give for them.

Where neither has the metric, the published definition is written here a second time, independently of the
product, and checked against the worked example that the comment names.

Run with Debian's python3-sklearn, python3-scipy and python3-numpy:  python3 generate.py
"""
import json
import math
import warnings
from collections import Counter
from pathlib import Path

import numpy as np
from scipy import stats
from sklearn import metrics as m

warnings.filterwarnings("ignore")
rng = np.random.default_rng(20261121)
cases = []


def add(key, params, columns, answers, predictions, expected, classes=None, roles=None):
    value = None if expected is None or not math.isfinite(expected) else float(expected)
    cases.append({"key": key, "params": params, "classes": classes, "answers": answers, "predictions": predictions, "expected": value, "columns": columns} | ({"roles": roles} if roles else {}))


# --- labels: ties, one class, missing classes, unknown predictions, a single row -------------------
labels = [
    (["a", "b", "a", "c", "b", "a"], ["a", "b", "c", "c", "a", "a"]),
    (["1", "0", "1", "1", "0", "0", "1"], ["1", "1", "0", "1", "0", "0", "1"]),
    (["a"] * 5, ["a", "a", "a", "a", "a"]),
    (["a", "a", "b", "b"], ["c", "c", "c", "c"]),
    (["1"], ["1"]),
    (["0", "1", "2", "3", "4", "4", "3", "0"], ["0", "2", "2", "4", "3", "4", "3", "1"]),
    ([str(v) for v in rng.integers(0, 12, 400)], [str(v) for v in rng.integers(0, 12, 400)]),
]
for y, p in labels:
    one = lambda key, value, params=None: add(key, params or {}, ["y"], [[v] for v in y], [[v] for v in p], value)
    one("accuracy", m.accuracy_score(y, p))
    one("balanced-accuracy", m.balanced_accuracy_score(y, p))
    one("mcc", m.matthews_corrcoef(y, p))
    numeric = all(v.isdigit() for v in y + p)
    yy, pp = ([int(v) for v in y], [int(v) for v in p]) if numeric else (y, p)
    one("kappa", m.cohen_kappa_score(yy, pp), {"weights": "none"})
    one("kappa", m.cohen_kappa_score(yy, pp, weights="quadratic"), {"weights": "quadratic"})
    for average in ["macro", "micro", "weighted"]:
        one("precision", m.precision_score(y, p, average=average, zero_division=0), {"average": average})
        one("recall", m.recall_score(y, p, average=average, zero_division=0), {"average": average})
        one("f1", m.f1_score(y, p, average=average, zero_division=0), {"average": average})
        one("fbeta", m.fbeta_score(y, p, beta=0.5, average=average, zero_division=0), {"average": average, "beta": 0.5})

# --- one class against the rest: ties, constants, a class that is missing, very rare and very common -
more = np.random.default_rng(20261122)
classes_of_two = [
    (["1", "0", "1", "1", "0", "0", "1"], ["1", "1", "0", "1", "0", "0", "1"], "1"),
    (["1", "0", "1", "0"], ["1", "1", "1", "1"], "1"),
    (["1", "0", "1", "0"], ["0", "0", "0", "0"], "1"),
    (["0", "0", "0", "0"], ["1", "0", "1", "0"], "1"),
    (["0", "0", "0"], ["0", "0", "0"], "1"),
    (["1", "1"], ["1", "1"], "1"),
    (["spam", "ham", "spam", "ham", "ham"], ["spam", "spam", "ham", "ham", "ham"], "spam"),
    (["a", "b", "c", "a", "b", "c"], ["a", "a", "c", "b", "b", "a"], "a"),
    (["1"] + ["0"] * 999, ["1"] * 2 + ["0"] * 998, "1"),
    (["1"] * 999 + ["0"], ["1"] * 500 + ["0"] * 500, "1"),
    ([str(v) for v in more.integers(0, 2, 400)], [str(v) for v in more.integers(0, 2, 400)], "1"),
]
for y, p, positive in classes_of_two:
    # Whatever is not the class counts as the rest: scikit-learn is given the two.
    a, b = [int(v == positive) for v in y], [int(v == positive) for v in p]
    binary = dict(average="binary", pos_label=1, zero_division=0)
    one = lambda key, value, params={}: add(key, {"average": "binary", "positive": positive} | params, ["y"], [[v] for v in y], [[v] for v in p], value)
    one("precision", m.precision_score(a, b, **binary))
    one("recall", m.recall_score(a, b, **binary))
    one("f1", m.f1_score(a, b, **binary))
    for beta in [0.5, 2]:
        one("fbeta", m.fbeta_score(a, b, beta=beta, **binary), {"beta": beta})

# --- probabilities: ties, constants, one class only, extremes ------------------------------------
binary = [
    ([0, 1, 1, 0, 1], [0.1, 0.9, 0.4, 0.4, 0.8]),
    ([0, 1, 0, 1], [0.5, 0.5, 0.5, 0.5]),
    ([1, 1, 1], [0.2, 0.6, 1.0]),
    ([0, 1, 1, 0], [0.0, 1.0, 0.0, 1.0]),
    ([1, 0, 1, 0, 1, 0, 0], [1e-12, 1e-15, 1 - 1e-16, 0.3, 0.3, 0.3, 0.7]),
    (list(map(int, rng.integers(0, 2, 500))), [round(float(v), 2) for v in rng.random(500)]),
]
for y, p in binary:
    one = lambda key, value: add(key, {"positive": "1"}, ["y"], [[str(v)] for v in y], [[v] for v in p], value)
    both = len(set(y)) == 2
    one("roc-auc", m.roc_auc_score(y, p) if both else None)
    one("pr-auc", m.average_precision_score(y, p) if 1 in y else None)
    one("log-loss", m.log_loss(y, np.array(p, dtype=np.float64), labels=[0, 1]))
    one("brier", m.brier_score_loss(y, np.array(p, dtype=np.float64), pos_label=1))

multi = [
    (["a", "b", "c", "a"], [[0.7, 0.2, 0.1], [0.1, 0.8, 0.1], [0.2, 0.2, 0.6], [0.3, 0.4, 0.3]]),
    (["a", "b", "c"], [[1, 0, 0], [1, 0, 0], [0, 0, 1]]),
    (["c", "b", "a", "a", "b", "c"], [[1 / 3] * 3] * 6),
    (["a", "a", "b"], [[0.5, 0.25, 0.25], [0.25, 0.5, 0.25], [0.2, 0.4, 0.4]]),
    ([["a", "b", "c"][v] for v in rng.integers(0, 3, 300)], [[float(x) for x in row] for row in rng.dirichlet([1, 1, 1], 300)]),
]
for y, p in multi:
    classes = ["a", "b", "c"]
    one = lambda key, value: add(key, {}, classes, [[v] for v in y], p, value, classes)
    one("multi-log-loss", m.log_loss(y, np.array(p, dtype=np.float64), labels=classes))
    aucs = [m.roc_auc_score([v == c for v in y], [row[i] for row in p]) if 0 < y.count(c) < len(y) else None for i, c in enumerate(classes)]
    one("roc-auc-ovr", float(np.mean(aucs)) if None not in aucs else None)

# --- numbers: ties, constants, zeros, huge offsets, a single row -----------------------------------
numbers = [
    ([3.0, -0.5, 2.0, 7.0], [2.5, 0.0, 2.0, 8.0]),
    ([1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]),
    ([0.0, 0.0, 5.0], [0.0, 1.0, 5.0]),
    ([2.0], [3.5]),
    ([1e9 + v for v in [0.1, 0.2, 0.3, 0.4, 0.5]], [1e9 + v for v in [0.2, 0.1, 0.3, 0.5, 0.4]]),
    ([1.0, 2.0, 2.0, 3.0, 3.0, 3.0], [3.0, 2.0, 2.0, 1.0, 1.0, 4.0]),
    ([float(v) for v in rng.lognormal(3, 2, 300)], [float(v) for v in rng.lognormal(3, 2, 300)]),
]
for y, p in numbers:
    a, b = np.array(y), np.array(p)
    one = lambda key, value, params=None: add(key, params or {}, ["y"], [[v] for v in y], [[v] for v in p], value)
    one("rmse", math.sqrt(m.mean_squared_error(a, b)))
    one("mse", m.mean_squared_error(a, b))
    one("mae", m.mean_absolute_error(a, b))
    one("mape", m.mean_absolute_percentage_error(a, b))
    one("median-ae", m.median_absolute_error(a, b))
    if len(y) > 1:
        one("r2", m.r2_score(a, b))
    # Armstrong 1985 as commonly used: 0/0 counts 0.
    total = np.abs(a) + np.abs(b)
    one("smape", float(np.mean(np.where(total == 0, 0, 2 * np.abs(a - b) / np.where(total == 0, 1, total)))))
    if (a >= 0).all() and (b >= 0).all():
        one("rmsle", math.sqrt(m.mean_squared_log_error(a, b)))
    for quantile in [0.1, 0.5, 0.9]:
        one("quantile-loss", m.mean_pinball_loss(a, b, alpha=quantile), {"quantile": quantile})
    constant = len(y) < 2 or len(set(y)) == 1 or len(set(p)) == 1
    one("pearson", None if constant else stats.pearsonr(a, b)[0])
    one("spearman", None if constant else stats.spearmanr(a, b)[0])
columns = ["u", "v"]
y2, p2 = rng.random((50, 2)), rng.random((50, 2))
for key, value in [("mae", m.mean_absolute_error(y2, p2)), ("mse", m.mean_squared_error(y2, p2)), ("r2", m.r2_score(y2, p2))]:
    add(key, {}, columns, y2.tolist(), p2.tolist(), value)

# --- ranked lists ---------------------------------------------------------------------------------
lists = [
    ([["a b c"], ["x"]], [["a x b c"], ["y x z"]]),
    ([["a"], ["b"]], [["a"], ["a"]]),
    ([["a b"], ["c d"]], [["a a a b"], ["d c"]]),
    ([["p q r s t"]], [["t s r q p"]]),
    ([["a"]], [["b c d e f"]]),
]


def average_precision(relevant, predicted, k):
    hits, total, seen = 0, 0.0, set()
    for i, item in enumerate(predicted[:k], 1):
        if item in relevant and item not in seen:
            seen.add(item)
            hits += 1
            total += hits / i
    return total / min(len(relevant), k)


# Worked example: relevant at ranks 1, 3 and 4 of three relevant: (1 + 2/3 + 3/4) / 3.
assert abs(average_precision({"a", "b", "c"}, ["a", "x", "b", "c"], 5) - (1 + 2 / 3 + 3 / 4) / 3) < 1e-15
for y, p in lists:
    for k in [1, 3, 10]:
        rows = [(set(a[0].split()), b[0].split()) for a, b in zip(y, p)]
        add("map-at-k", {"k": k}, ["y"], y, p, float(np.mean([average_precision(r, q, k) for r, q in rows])))
        add("hit-rate-at-k", {"k": k}, ["y"], y, p, float(np.mean([1.0 if r & set(q[:k]) else 0.0 for r, q in rows])))
# NDCG against scikit-learn: every item is predicted once, in order of its score.
for size, k in [(5, 3), (5, 5), (8, 4), (12, 10), (2, 1)]:
    gains = [int(v) for v in rng.integers(0, 4, size)]
    gains[0] = 3
    scores = rng.permutation(size)
    order = np.argsort(-scores)
    answer = " ".join(f"movie:{j}" for j, g in enumerate(gains))
    predicted = " ".join(f"movie:{j}" for j in order)
    roles = {"gains": [" ".join(str(g) for g in gains)]}
    add("ndcg-at-k", {"k": k}, ["y"], [[answer]], [[predicted]], m.ndcg_score([gains], [scores], k=k), roles=roles)
    # Without gains an item is relevant or not.
    relevant = " ".join(f"movie:{j}" for j, g in enumerate(gains) if g > 0)
    add("ndcg-at-k", {"k": k}, ["y"], [[relevant]], [[predicted]], m.ndcg_score([[int(g > 0) for g in gains]], [scores], k=k))

# --- run-length masks: set definition, against the metric's interval arithmetic --------------------
masks = [("1 3 10 5", "2 4 10 5"), ("", ""), ("1 5", ""), ("1 1", "3 1"), ("5 10 30 2", "1 50")]


def pixels(text):
    v = [int(t) for t in text.split()]
    return {x for s, l in zip(v[::2], v[1::2]) for x in range(s, s + l)}


def iou(a, b):
    a, b = pixels(a), pixels(b)
    return 1.0 if not a | b else len(a & b) / len(a | b)


for y, p in masks:
    add("mean-iou", {}, ["y"], [[y]], [[p]], iou(y, p))
add("mean-iou", {}, ["y"], [[a] for a, _ in masks], [[b] for _, b in masks], float(np.mean([iou(a, b) for a, b in masks])))

# --- text ------------------------------------------------------------------------------------------
texts = [
    (["the cat sat on the mat", "hello world again my friend"], ["the cat sat on a mat", "hello world again my friend"]),
    (["数据擂台 很 好 用 吗"], ["数据擂台 很 好 用"]),
    (["abc"], ["abc"]),
    (["", "a"], ["", ""]),
    (["kitten sitting on the fence now"], ["sitting kitten on the fence now"]),
]


def levenshtein(a, b):
    d = np.zeros((len(a) + 1, len(b) + 1), dtype=int)
    d[:, 0], d[0, :] = np.arange(len(a) + 1), np.arange(len(b) + 1)
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            d[i, j] = min(d[i - 1, j] + 1, d[i, j - 1] + 1, d[i - 1, j - 1] + (a[i - 1] != b[j - 1]))
    return int(d[-1, -1])


assert levenshtein("kitten", "sitting") == 3


def lcs(a, b):
    d = np.zeros((len(a) + 1, len(b) + 1), dtype=int)
    for i, x in enumerate(a, 1):
        for j, y in enumerate(b, 1):
            d[i, j] = d[i - 1, j - 1] + 1 if x == y else max(d[i - 1, j], d[i, j - 1])
    return int(d[-1, -1])


def rouge_l(a, b):
    n = lcs(a, b)
    return 0.0 if n == 0 else 2 * (n / len(b)) * (n / len(a)) / (n / len(b) + n / len(a))


# Lin 2004, section 3: "police killed the gunman" against "police kill the gunman" has P = R = 3/4.
assert abs(rouge_l("police killed the gunman".split(), "police kill the gunman".split()) - 0.75) < 1e-15


def bleu(rows):
    matched, possible, c, r = [0] * 4, [0] * 4, 0, 0
    for reference, candidate in rows:
        c, r = c + len(candidate), r + len(reference)
        for n in range(1, 5):
            ref = Counter(tuple(reference[i:i + n]) for i in range(len(reference) - n + 1))
            can = Counter(tuple(candidate[i:i + n]) for i in range(len(candidate) - n + 1))
            matched[n - 1] += sum((ref & can).values())
            possible[n - 1] += sum(can.values())
    if 0 in matched:
        return 0.0
    return math.exp(sum(math.log(x / y) for x, y in zip(matched, possible)) / 4) * (1 if c > r else math.exp(1 - r / c))


for y, p in texts:
    one = lambda key, value, params=None: add(key, params or {}, ["y"], [[v] for v in y], [[v] for v in p], value)
    one("edit-distance", float(np.mean([levenshtein(b, a) for a, b in zip(y, p)])), {"normalized": False})
    one("edit-distance", float(np.mean([levenshtein(b, a) / max(len(a), len(b)) if max(len(a), len(b)) else 0 for a, b in zip(y, p)])), {"normalized": True})
    one("rouge-l", float(np.mean([rouge_l(a.split(), b.split()) for a, b in zip(y, p)])), {"tokens": "space"})
    one("bleu-4", bleu([(a.split(), b.split()) for a, b in zip(y, p)]), {"tokens": "space"})
    letters = lambda text: [c for c in text if not c.isspace()]
    one("rouge-l", float(np.mean([rouge_l(letters(a), letters(b)) for a, b in zip(y, p)])), {"tokens": "character"})
    one("bleu-4", bleu([(letters(a), letters(b)) for a, b in zip(y, p)]), {"tokens": "character"})
    one("exact-match", float(np.mean([a.strip() == b.strip() for a, b in zip(y, p)])))

Path(__file__).with_name("cases.json").write_text(json.dumps(cases, ensure_ascii=False, separators=(",", ":")) + "\n")
print(len(cases), "cases for", len({c["key"] for c in cases}), "metrics")
