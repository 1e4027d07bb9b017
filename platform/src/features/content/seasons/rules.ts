export type SeasonState = 'coming' | 'running' | 'ended'

export const stateOf = ({ startAt, endAt }: { startAt: Date; endAt: Date }, now: Date): SeasonState =>
  now < startAt ? 'coming' : now < endAt ? 'running' : 'ended'

/** The edition that a series shows first: the one that runs, else the next to come, else the last that was. */
export function presentEdition<T extends { startAt: Date; endAt: Date }>(
  editions: readonly T[],
  now: Date,
): T | undefined {
  const byStart = editions.toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime())
  return (
    byStart.findLast(one => stateOf(one, now) === 'running') ??
    byStart.find(one => stateOf(one, now) === 'coming') ??
    byStart.at(-1)
  )
}

/** Ranges of ranks that overlap are two awards for one team: the places of those that do. */
export const overlapping = (awards: readonly { fromRank: number; toRank: number }[]): number[] =>
  awards.flatMap((award, at) =>
    awards.slice(0, at).some(before => award.fromRank <= before.toRank && before.fromRank <= award.toRank)
      ? [at]
      : [],
  )

/** The parts of a certificate's number, `2026-1001-00042`; undefined for what is none. */
export function readNumber(
  typed: string,
): { year: string; competitionId: number; serial: number } | undefined {
  const found = /^\s*(\d{4})\s*-\s*(\d{1,10})\s*-\s*(\d{1,9})\s*$/.exec(typed.normalize('NFKC'))
  if (!found) return undefined
  return { year: found[1] ?? '', competitionId: Number(found[2]), serial: Number(found[3]) }
}

/** Two ways of writing one name: width, case and space make no difference. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b)
const plain = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')
