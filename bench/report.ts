export type Row = { path: string; figure: string; floor: string; ratio: string }
/** What one benchmark found: figures beside their floors, and what one must know to read them. */
export type Found = { rows: readonly Row[]; notes?: readonly string[] }

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] as number

/** How many milliseconds something took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}
