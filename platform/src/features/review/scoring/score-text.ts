import { shownAmong, shownScore } from '../../../base/web/shown-score.ts'

const decimals = 2

/** A number as scores are shown, and a dash where there is none. */
export const scoreText = (value: number | null): string =>
  value === null ? '–' : shownScore(value, decimals)

/** The same for numbers that stand beside each other: those that differ look different. */
export function scoreTexts(values: readonly (number | null)[]): (value: number | null) => string {
  const shown = shownAmong(
    values.filter(value => value !== null),
    decimals,
  )
  return value => (value === null ? scoreText(value) : shown(value))
}

/** Columns of numbers by their names, each with texts that tell its own rows apart. */
export function scoreColumns<K extends string>(
  rows: readonly Record<K, number | null>[],
  keys: readonly K[],
): Record<K, (row: Record<K, number | null>) => string> {
  const columns = keys.map(key => {
    const text = scoreTexts(rows.map(row => row[key]))
    return [key, (row: Record<K, number | null>) => text(row[key])] as const
  })
  return Object.fromEntries(columns) as Record<K, (row: Record<K, number | null>) => string>
}
