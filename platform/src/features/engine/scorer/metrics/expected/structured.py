"""Writes structured.json: inputs and the scores of metrics whose cells hold sets of labels, lists, masks, groups, boxes.

scikit-learn gives what it has. For the rest the published definition is written here a second time, in exact fractions
and without any sharing of code with the product; worked examples stand as assertions.

Run with Debian's python3-sklearn:  python3 structured.py
"""
import json
import math
import warnings
from fractions import Fraction
from pathlib import Path

import numpy as np
from sklearn import metrics as m
from sklearn.preprocessing import MultiLabelBinarizer

warnings.filterwarnings("ignore")
rng = np.random.default_rng(20261124)
cases = []


def add(key, params, answers, predictions, expected, roles=None, columns=("c",)):
    """Answers are cells, predictions cells or rows of cells."""
    rows = lambda values: [v if isinstance(v, list) else [v] for v in values]
    value = None if expected is None or not math.isfinite(expected) else float(expected)
    cases.append({"key": key, "params": params, "classes": list(columns) if len(columns) > 1 else None, "columns": list(columns), "answers": rows(answers), "predictions": rows(predictions), "expected": value} | ({"roles": roles} if roles else {}))


# --- linear kappa: usual grades, all alike, a grade that only one side has, very unequal ones -------
for size, rows in [(2, 8), (3, 30), (5, 60), (7, 200), (4, 25), (12, 400)]:
    y, p = rng.integers(0, size, rows), rng.integers(0, size + (rows == 25), rows)
    add("kappa", {"weights": "linear"}, [str(v) for v in y], [str(v) for v in p], m.cohen_kappa_score(y, p, weights="linear"))
    w = np.round(rng.random(rows) + 0.01, 2)
    add("kappa", {"weights": "linear"}, [str(v) for v in y], [str(v) for v in p], m.cohen_kappa_score(y, p, weights="linear", sample_weight=w), {"weight": [float(v) for v in w]})

# --- groups: the same under other names, all together, all apart, at random, much finer ------------
for y, p in [
    (["a", "a", "b", "b"], ["x", "x", "x", "y"]),
    (["a", "a", "b", "b"], ["2", "2", "1", "1"]),
    (["a", "b", "a", "b"], ["q", "q", "q", "q"]),
    (["a", "b", "a", "c", "b"], ["1", "2", "3", "4", "5"]),
    (["1", "1", "2", "2"], ["1", "2", "1", "2"]),
    ([str(v) for v in rng.integers(0, 4, 300)], [str(v) for v in rng.integers(0, 9, 300)]),
    ([str(v) for v in rng.integers(0, 3, 500)], [str(v) for v in rng.integers(0, 200, 500)]),
]:
    add("adjusted-rand", {}, y, p, m.adjusted_rand_score(y, p))
    add("nmi", {}, y, p, m.normalized_mutual_info_score(y, p))
copied = [str(v) for v in rng.integers(0, 5, 400)]
mostly = [v if rng.random() < 0.8 else "x" for v in copied]
add("adjusted-rand", {}, copied, mostly, m.adjusted_rand_score(copied, mostly))
add("nmi", {}, copied, mostly, m.normalized_mutual_info_score(copied, mostly))

# --- the k greatest: without ties as scikit-learn, with ties by hand --------------------------------
for classes, rows in [(3, 6), (4, 20), (6, 50), (10, 80), (5, 15)]:
    names = [chr(97 + i) for i in range(classes)]
    y = [names[i] for i in list(range(classes)) + list(rng.integers(0, classes, rows))]
    p = rng.permuted(np.tile(np.round(np.arange(classes) / 7 - 0.3, 2), (len(y), 1)), axis=1)
    w = np.round(rng.random(len(y)) + 0.05, 2)
    for k in (1, 2, classes - 1):
        add("top-k-accuracy", {"k": k}, y, [list(map(float, row)) for row in p], m.top_k_accuracy_score(y, p, k=k, labels=names), columns=names)
        add("top-k-accuracy", {"k": k}, y, [list(map(float, row)) for row in p], m.top_k_accuracy_score(y, p, k=k, labels=names, sample_weight=w), {"weight": [float(v) for v in w]}, columns=names)
# One class is above the true one, which ties with one other: half of a place is left of two.
add("top-k-accuracy", {"k": 2}, ["a", "b"], [[0.2, 0.5, 0.2], [0.1, 0.9, 0.0]], 0.75, columns=["a", "b", "c"])
add("top-k-accuracy", {"k": 1}, ["a", "b"], [[0.5, 0.5, 0.5], [0.5, 0.5, 0.5]], 1 / 3, columns=["a", "b", "c"])


# --- sets of labels: nothing shared, empty cells, labels that no answer has, repeated ones ----------
def cells(sets):
    return [" ".join(sorted(one)) for one in sets]


def of_sets(y, p, weights=None):
    binarizer = MultiLabelBinarizer().fit(y + p)
    a, b = binarizer.transform(y), binarizer.transform(p)
    # An empty row on both sides is right; a label without any counts 0.
    isempty = [not u and not v for u, v in zip(y, p)]
    how = dict(sample_weight=weights) if weights is not None else {}
    roles = {"weight": [float(v) for v in weights]} if weights is not None else None
    w = np.ones(len(y)) if weights is None else np.asarray(weights)
    for average in ("samples", "macro", "micro", "weighted"):
        for key, score in [("multi-label-f1", m.f1_score), ("jaccard", m.jaccard_score)]:
            value = score(a, b, average=average, zero_division=0, **how)
            if average == "samples":
                value += sum(w[i] for i, e in enumerate(isempty) if e) / sum(w)
            add(key, {"average": average}, cells(y), cells(p), value, roles)
    known = set().union(*y)
    if known and set().union(*p) <= known:
        add("hamming-loss", {}, cells(y), cells(p), m.hamming_loss(a, b, **how), roles)
    elif known:
        wrong = sum(w[i] * min(len(u ^ v), len(known)) for i, (u, v) in enumerate(zip(y, p)))
        add("hamming-loss", {}, cells(y), cells(p), wrong / (len(known) * sum(w)), roles)


some = lambda n, size, chance: [{f"t{i}" for i in range(size) if rng.random() < chance} for _ in range(n)]
of_sets([{"a", "b"}, {"c"}, {"a"}], [{"a"}, {"c", "b"}, {"a"}])
of_sets([{"a", "b"}, set(), {"a"}], [{"a"}, set(), {"c", "d", "e", "f"}])
of_sets([{"a"}, {"b"}], [{"b"}, {"a"}])
of_sets([{"a", "b"}, set()], [set(), {"a"}])
of_sets(some(40, 6, 0.3), some(40, 6, 0.3))
of_sets(some(30, 12, 0.1), some(30, 15, 0.2))
for chance in (0.2, 0.5):
    of_sets(some(25, 5, chance), some(25, 6, 0.3), rng.random(25) + 0.05)
of_sets([{"a", "b"}, {"c"}, {"a"}], [{"a"}, {"c", "b"}, {"a"}], [1.0, 5.0, 2.0])


# --- lists ---------------------------------------------------------------------------------------
def of_lists(y, p):
    rel = [set(one) for one in y]
    for k in (1, 3, 10):
        precision = [Fraction(len(set(b[:k]) & a), k) for a, b in zip(rel, p)]
        recall = [Fraction(len(set(b[:k]) & a), len(a)) if a else Fraction(0) for a, b in zip(rel, p)]
        first = [next((Fraction(1, i + 1) for i, v in enumerate(b[:k]) if v in a), Fraction(0)) for a, b in zip(rel, p)]
        for key, values in [("precision-at-k", precision), ("recall-at-k", recall), ("mrr", first)]:
            add(key, {"k": k}, [" ".join(v) for v in y], [" ".join(v) for v in p], sum(values) / len(values))


items = list("abcdefghijklmno")
of_lists([["a", "b"], ["c"]], [["b", "x", "a"], ["x", "c", "y"]])
of_lists([["a"], [], ["movie:12"]], [["a", "a"], ["q"], []])
of_lists([["a", "b", "c"]], [["x", "x", "a", "a", "b"]])
for rows in (5, 40):
    of_lists([list(rng.permutation(items)[: rng.integers(1, 6)]) for _ in range(rows)], [list(rng.permutation(items)[: rng.integers(0, 15)]) for _ in range(rows)])


# --- exponential gains: scikit-learn's discounted gain of 2^g - 1 -----------------------------------
for rows, k in [(1, 3), (4, 5), (20, 10), (30, 2), (10, 1)]:
    answers, gains, predictions, expected = [], [], [], []
    for _ in range(rows):
        names = list(rng.permutation(items)[:6])
        g = rng.integers(0, 5, 6)
        g[0] = 3
        order = list(rng.permutation(items))
        relevance = [float(2 ** g[names.index(v)] - 1) if v in names else 0.0 for v in order]
        expected.append(m.ndcg_score([relevance], [list(range(len(order), 0, -1))], k=k))
        answers.append(" ".join(names))
        gains.append(" ".join(str(v) for v in g))
        predictions.append(" ".join(order))
    add("ndcg-at-k", {"k": k, "gain": "exponential"}, answers, predictions, sum(expected) / rows, {"gains": gains})
    linear = []
    for a, g, p in zip(answers, gains, predictions):
        of = dict(zip(a.split(), map(float, g.split())))
        linear.append(m.ndcg_score([[of.get(v, 0.0) for v in p.split()]], [list(range(15, 0, -1))], k=k))
    add("ndcg-at-k", {"k": k, "gain": "linear"}, answers, predictions, sum(linear) / rows, {"gains": gains})


# --- masks: the same, apart, empty on one side or both, many runs ------------------------------------
def runs(pixels):
    out, before = [], None
    for v in sorted(pixels):
        if before is not None and v == before + 1:
            out[-1] += 1
        else:
            out += [v, 1]
        before = v
    return " ".join(map(str, out))


def of_masks(y, p):
    scores = [Fraction(2 * len(a & b), len(a) + len(b)) if a or b else Fraction(1) for a, b in zip(y, p)]
    add("dice", {}, [runs(v) for v in y], [runs(v) for v in p], sum(scores) / len(scores))


of_masks([{1, 2, 3, 4}, set()], [{3, 4, 5, 6}, set()])
of_masks([{1}, {2}], [set(), {2}])
of_masks([set(), {7, 8}], [{1, 2}, {9}])
for chance in (0.2, 0.5, 0.9):
    of_masks([{int(v) for v in range(1, 200) if rng.random() < chance} for _ in range(10)], [{int(v) for v in range(1, 200) if rng.random() < chance} for _ in range(10)])


# --- boxes: COCO's average precision by its definition, box by box in exact fractions -----------------
def overlap(a, b):
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    if w <= 0 or h <= 0:
        return Fraction(0)
    return w * h / (a[2] * a[3] + b[2] * b[3] - w * h)


def coco(y, p, thresholds):
    """Rows of (class, box) and of (class, confidence, box), in exact numbers."""
    values = []
    for name in sorted({c for row in y for c, _ in row}):
        size = sum(c == name for row in y for c, _ in row)
        for t in thresholds:
            found = []
            for truth, guess in zip(y, p):
                left = [box for c, box in truth if c == name]
                for c, confidence, box in sorted((g for g in guess if g[0] == name), key=lambda g: -g[1])[:100]:
                    best = max(range(len(left)), key=lambda i: overlap(left[i], box), default=None)
                    hit = best is not None and overlap(left[best], box) >= t
                    if hit:
                        left.pop(best)
                    found.append((confidence, hit))
            points = []
            for least in {c for c, _ in found}:
                above = [hit for c, hit in found if c >= least]
                points.append((Fraction(sum(above), size), Fraction(sum(above), len(above))))
            best = [max((precision for recall, precision in points if recall >= Fraction(r, 100)), default=Fraction(0)) for r in range(101)]
            values.append(sum(best) / 101)
    return sum(values) / len(values) if values else None


number = lambda v: str(int(v)) if v == int(v) else str(float(v))
say = lambda box: " ".join(number(v) for v in box)
F = lambda *values: tuple(Fraction(str(v)) for v in values)


def of_boxes(y, p):
    answers = [" ".join(f"{c} {say(box)}" for c, box in row) for row in y]
    predictions = [" ".join(f"{c} {number(confidence)} {say(box)}" for c, confidence, box in row) for row in p]
    for name, thresholds in [("0.5:0.95", [Fraction(i, 20) for i in range(10, 20)]), ("0.5", [Fraction(1, 2)]), ("0.75", [Fraction(3, 4)])]:
        add("detection-map", {"iou": name}, answers, predictions, coco(y, p, thresholds))


half = Fraction(1, 2)
# Worked by hand, as the metric's page shows it: 51 recalls of precision 1 and 50 of 2/3.
worked = ([[("car", F(0, 0, 10, 10))], [("car", F(20, 20, 10, 10))]], [[("car", Fraction(9, 10), F(0, 0, 10, 10))], [("car", Fraction(8, 10), F(0, 0, 5, 5)), ("car", Fraction(6, 10), F(20, 20, 10, 6))]])
assert coco(*worked, [half]) == Fraction(51 + Fraction(100, 3), 101)
of_boxes(*worked)
# An overlap of exactly a half and of exactly 0.75; a box found twice; a class that nobody predicts, one that no answer has.
of_boxes([[("a", F(0, 0, 10, 10)), ("a", F(50, 50, 10, 10))], [("b", F(0, 0, 4, 4))]], [[("a", half, F(0, 0, 10, 5)), ("a", Fraction(1, 4), F(50, 50, 10, 7.5)), ("a", Fraction(1, 5), F(50, 50, 10, 10))], [("c", half, F(0, 0, 4, 4))]])
# Nothing predicted; everything right; the same confidence everywhere, and rows without boxes.
of_boxes([[("a", F(0, 0, 10, 10))], []], [[], []])
of_boxes([[("a", F(0.5, 0.25, 10.5, 3)), ("b", F(1, 2, 3, 4))], []], [[("a", half, F(0.5, 0.25, 10.5, 3)), ("b", half, F(1, 2, 3, 4))], []])
of_boxes([[("a", F(0, 0, 10, 10))], [], [("a", F(5, 5, 5, 5))]], [[("a", half, F(0, 0, 10, 9))], [("a", half, F(0, 0, 9, 9))], [("a", half, F(5, 5, 5, 4))]])


def scene(classes, rows, most, noise):
    y, p = [], []
    for _ in range(rows):
        truth, guess = [], []
        for _ in range(rng.integers(0, most + 1)):
            box = F(*(int(v) for v in rng.integers(0, 60, 2)), *(int(v) for v in rng.integers(5, 30, 2)))
            truth.append((f"k{rng.integers(0, classes)}", box))
        for c, box in truth:
            if rng.random() < 0.85:
                moved = tuple(v + int(d) for v, d in zip(box, rng.integers(-noise, noise + 1, 4)))
                name = c if rng.random() < 0.9 else f"k{rng.integers(0, classes)}"
                guess.append((name, Fraction(int(rng.integers(1, 100)), 100), tuple(max(v, Fraction(1)) if i > 1 else v for i, v in enumerate(moved))))
        for _ in range(rng.integers(0, 3)):
            guess.append((f"k{rng.integers(0, classes)}", Fraction(int(rng.integers(1, 100)), 100), F(*(int(v) for v in rng.integers(0, 60, 4) + 1))))
        # Within a row equal confidences stand as written: here none are equal.
        seen = set()
        p.append([g for g in guess if not (g[1] in seen or seen.add(g[1]))])
        y.append(truth)
    return y, p


for given in [(1, 6, 3, 2), (3, 12, 4, 2), (5, 25, 6, 1), (2, 40, 8, 3)]:
    of_boxes(*scene(*given))
# More than 100 detections in a row: the right one is the least sure, and too late.
crowd = [("a", Fraction(900 - i, 1000), F(500, 500, 1, 1)) for i in range(100)]
of_boxes([[("a", F(0, 0, 10, 10))]], [crowd + [("a", Fraction(1, 1000), F(0, 0, 10, 10))]])
of_boxes([[("a", F(0, 0, 10, 10))]], [crowd[1:] + [("a", Fraction(1, 1000), F(0, 0, 10, 10))]])

Path(__file__).with_name("structured.json").write_text(json.dumps(cases, ensure_ascii=False, separators=(",", ":")) + "\n")
print(len(cases), "cases for", len({c["key"] for c in cases}), "metrics")
