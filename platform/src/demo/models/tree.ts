import { mean, type Classifier, type Matrix, type Regressor } from './model.ts'

type Node = { column: number; threshold: number; left: Node; right: Node } | { rows: number[] }

const places = 24

/** CART: splits where the weighted impurity falls most, at up to 24 thresholds a column. */
function grow(
  train: Matrix,
  rows: number[],
  impurity: (rows: readonly number[]) => number,
  depth: number,
  least: number,
): Node {
  if (depth === 0 || rows.length < 2 * least) return { rows }
  const whole = impurity(rows)
  let best: { gain: number; column: number; threshold: number; left: number[]; right: number[] } | undefined
  for (let column = 0; column < (train[0]?.length ?? 0); column++) {
    const values = [...new Set(rows.map(row => (train[row] as readonly number[])[column] as number))].sort(
      (a, b) => a - b,
    )
    const step = Math.max(1, Math.floor(values.length / places))
    for (let at = step; at < values.length; at += step) {
      const threshold = ((values[at - 1] as number) + (values[at] as number)) / 2
      const left: number[] = []
      const right: number[] = []
      for (const row of rows)
        (((train[row] as readonly number[])[column] as number) < threshold ? left : right).push(row)
      if (left.length < least || right.length < least) continue
      const gain = whole - (left.length * impurity(left) + right.length * impurity(right)) / rows.length
      if (gain > (best?.gain ?? 1e-12)) best = { gain, column, threshold, left, right }
    }
  }
  if (!best) return { rows }
  const { column, threshold, left, right } = best
  return {
    column,
    threshold,
    left: grow(train, left, impurity, depth - 1, least),
    right: grow(train, right, impurity, depth - 1, least),
  }
}

function leafOf(node: Node, row: readonly number[]): number[] {
  let at = node
  while (!('rows' in at)) at = (row[at.column] as number) < at.threshold ? at.left : at.right
  return at.rows
}

export const treeRegressor =
  (depth: number, least = 4): Regressor =>
  (train, target) => {
    const spread = (rows: readonly number[]) => {
      let whole = 0
      for (const row of rows) whole += target[row] as number
      const centre = whole / rows.length
      let squares = 0
      for (const row of rows) squares += ((target[row] as number) - centre) ** 2
      return squares / rows.length
    }
    const tree = grow(train, [...train.keys()], spread, depth, least)
    return row => mean(leafOf(tree, row).map(index => target[index] as number))
  }

export const treeClassifier =
  (depth: number, least = 4): Classifier =>
  (train, target, classes) => {
    const shares = (rows: readonly number[]) => {
      const counts = Array.from({ length: classes }, () => 0)
      for (const row of rows) counts[target[row] as number] = (counts[target[row] as number] ?? 0) + 1
      return counts.map(count => count / rows.length)
    }
    const tree = grow(
      train,
      [...train.keys()],
      rows => 1 - shares(rows).reduce((sum, share) => sum + share ** 2, 0),
      depth,
      least,
    )
    return row => {
      const leaf = leafOf(tree, row)
      return shares(leaf).map(share => (share * leaf.length + 1 / classes) / (leaf.length + 1))
    }
  }
