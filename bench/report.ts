export type Row = { path: string; figure: string; floor: string; ratio: string }

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number

export const table = (rows: readonly Row[]): string =>
  [
    '| What | Figure | Floor in the same run | Ratio |',
    '|---|---|---|---|',
    ...rows.map(row => `| ${row.path} | ${row.figure} | ${row.floor} | ${row.ratio} |`),
  ].join('\n')
