import { shownAmong } from '../../../../../base/web/shown-score.ts'

/** Digits of a number that are usually enough to tell it from others. */
const usual = (value: number): string => String(Number(value.toPrecision(8)))

/**
 * Formats numbers of one column with as many decimals as any of them needs, so that their decimal points align.
 * Those that differ are shown as different: they get more digits, up to all.
 */
export function shortAmong(values: readonly number[]): (value: number) => string {
  const texts = values.map(usual)
  if (!texts.some(text => text.includes('e')))
    return shownAmong(values, Math.max(0, ...texts.map(text => text.split('.')[1]?.length ?? 0)))
  const numbersOf = Map.groupBy(new Set(values), usual)
  return value => ((numbersOf.get(usual(value))?.length ?? 0) > 1 ? String(value) : usual(value))
}
