"""Writes weighted-cases.json: the scores that scikit-learn gives for rows with weights.

Where it has no such metric the definition is the weighted mean over rows, written here a second time.

Run with Debian's python3-sklearn and python3-numpy:  python3 generate-weighted.py
"""
import json
import math
import warnings
from pathlib import Path

import numpy as np
from sklearn import metrics as m

warnings.filterwarnings("ignore")
cases = []


def add(key, params, answers, predictions, weights, expected, columns=("y",), classes=None, gains=None):
    roles = {"weight": [float(w) for w in weights]} | ({"gains": gains} if gains else {})
    value = float(expected) if expected is not None and math.isfinite(expected) else None
    cases.append({"key": key, "params": params, "classes": classes, "columns": list(columns), "answers": answers, "predictions": predictions, "expected": value, "roles": roles})


def weights_of(rng, rows):
    """Usual weights, whole ones with zeros, all alike, far apart, and of another magnitude."""
    whole = rng.integers(0, 4, rows).astype(float)
    whole[0] = 2
    return [rng.random(rows) + 0.05, whole, np.full(rows, 0.25), 10.0 ** rng.integers(-6, 6, rows), rng.random(rows) * 1e20 + 1e19]


rng = np.random.default_rng(20261123)
for trial, rows in enumerate([5, 12, 40, 120, 30]):
    w = weights_of(rng, rows)[trial]
    w[-1] = max(w[-1], 1.0)
    # Rows of weight 0 count for nothing: scikit-learn is not shown them, lest their labels be classes.
    kept = w > 0
    v = w[kept]
    how = dict(sample_weight=v)

    y, p = rng.integers(0, 4, rows), rng.integers(0, 5, rows)
    y[0], y[-1] = 0, 1
    ys, ps = [[str(one)] for one in y], [[str(one)] for one in p]
    a, b = y[kept], p[kept]
    add("accuracy", {}, ys, ps, w, m.accuracy_score(a, b, **how))
    add("balanced-accuracy", {}, ys, ps, w, m.balanced_accuracy_score(a, b, **how))
    add("mcc", {}, ys, ps, w, m.matthews_corrcoef(a, b, **how))
    for kind in ["none", "quadratic"]:
        add("kappa", {"weights": kind}, ys, ps, w, m.cohen_kappa_score(a, b, weights=None if kind == "none" else kind, **how))
    for average in ["macro", "micro", "weighted", "binary"]:
        given = {"average": average} | ({"positive": "1"} if average == "binary" else {})
        x, z = (a == 1, b == 1) if average == "binary" else (a, b)
        by = dict(average=average, zero_division=0, **how)
        add("precision", given, ys, ps, w, m.precision_score(x, z, **by))
        add("recall", given, ys, ps, w, m.recall_score(x, z, **by))
        add("f1", given, ys, ps, w, m.f1_score(x, z, **by))
        add("fbeta", given | {"beta": 0.5}, ys, ps, w, m.fbeta_score(x, z, beta=0.5, **by))

    y, p = rng.integers(0, 2, rows), np.round(rng.random(rows), 1)
    y[0], y[-1] = 0, 1
    ys, ps = [[str(one)] for one in y], [[float(one)] for one in p]
    a, b = y[kept], p[kept]
    add("roc-auc", {}, ys, ps, w, m.roc_auc_score(a, b, **how))
    add("pr-auc", {}, ys, ps, w, m.average_precision_score(a, b, **how))
    add("log-loss", {}, ys, ps, w, m.log_loss(a, b.astype(np.float64), labels=[0, 1], **how))
    add("brier", {}, ys, ps, w, m.brier_score_loss(a, b, pos_label=1, **how))

    classes = ["a", "b", "c"]
    y, p = np.array(classes)[rng.integers(0, 3, rows)], rng.dirichlet([1, 1, 1], rows)
    for place, one in zip(np.flatnonzero(kept), classes):
        y[place] = one
    ys = [[str(one)] for one in y]
    a, b = y[kept], p[kept]
    add("multi-log-loss", {}, ys, p.tolist(), w, m.log_loss(a, b, labels=classes, **how), classes, classes)
    areas = [m.roc_auc_score(a == c, b[:, i], **how) for i, c in enumerate(classes)]
    add("roc-auc-ovr", {}, ys, p.tolist(), w, np.mean(areas), classes, classes)

    y, p = rng.lognormal(1, 1, (rows, 2)), rng.lognormal(1, 1, (rows, 2))
    a, b = y[kept], p[kept]
    one = lambda key, value, params=None: add(key, params or {}, y.tolist(), p.tolist(), w, value, ["u", "v"])
    each = lambda of: np.mean([of(a[:, i], b[:, i]) for i in range(2)])
    one("mse", m.mean_squared_error(a, b, **how))
    one("rmse", each(lambda s, t: math.sqrt(m.mean_squared_error(s, t, **how))))
    one("mae", m.mean_absolute_error(a, b, **how))
    one("mape", m.mean_absolute_percentage_error(a, b, **how))
    one("smape", each(lambda s, t: np.average(2 * np.abs(s - t) / (s + t), weights=v)))
    one("rmsle", each(lambda s, t: math.sqrt(m.mean_squared_log_error(s, t, **how))))
    one("r2", m.r2_score(a, b, **how))
    one("quantile-loss", m.mean_pinball_loss(a, b, alpha=0.3, **how), {"quantile": 0.3})

    size, k = 6, 4
    gains, scores = rng.integers(0, 4, (rows, size)), np.array([rng.permutation(size) for _ in range(rows)])
    gains[:, 0] = 3
    names = [f"i{j}" for j in range(size)]
    ys = [[" ".join(names)] for _ in range(rows)]
    ps = [[" ".join(names[j] for j in np.argsort(-s))] for s in scores]
    written = [" ".join(str(g) for g in row) for row in gains]
    add("ndcg-at-k", {"k": k}, ys, ps, w, m.ndcg_score(gains[kept], scores[kept], k=k, **how), gains=written)

# Weights that cannot be.
for bad in [[1, -1, 1], [0, 0, 0]]:
    add("mae", {}, [[1.0], [2.0], [3.0]], [[1.0], [2.0], [4.0]], bad, None)

Path(__file__).with_name("weighted-cases.json").write_text(json.dumps(cases, ensure_ascii=False, separators=(",", ":")) + "\n")
print(len(cases), "cases for", len({c["key"] for c in cases}), "metrics")
