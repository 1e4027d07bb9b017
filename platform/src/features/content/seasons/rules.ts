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

/** An award goes to the teams of its ranks; without ranks it goes to nobody but by hand. */
type Award = { id: number; fromRank: number | null; toRank: number | null }
type Ranks = Pick<Award, 'fromRank' | 'toRank'>
type Place = { teamId: number; rank: number }
/** What was decided by hand about one team and one award. */
export type Decision = { awardId: number; teamId: number; isGiven: boolean }

export const isByRank = ({ fromRank, toRank }: Ranks, rank: number): boolean =>
  fromRank !== null && toRank !== null && fromRank <= rank && rank <= toRank

/** The awards that a team has: of its rank, unless it was decided otherwise by hand. */
export const awardsOf = <A extends Award>(
  awards: readonly A[],
  { teamId, rank }: Place,
  decisions: readonly Decision[],
): A[] =>
  awards.filter(
    award =>
      decisions.find(one => one.awardId === award.id && one.teamId === teamId)?.isGiven ??
      isByRank(award, rank),
  )

/** The award of a team that is offered first: one that it holds, else one that a jury alone gives. */
export const presentAward = <A extends { isHeld: boolean; isByJury: boolean }>(
  awards: readonly A[],
): A | undefined => awards.find(one => one.isHeld) ?? awards.find(one => one.isByJury) ?? awards[0]

/** Whether a certificate says of the competition’s award what the season’s awards say: else both must be named. */
export const areSame = (awards: readonly string[], certificate: string): boolean =>
  awards.join('\n') === certificate

/** Ranges of ranks that overlap are two awards for one team by its rank alone: the places of those that do. */
export const overlapping = (awards: readonly Ranks[]): number[] =>
  awards.flatMap((award, at) => (awards.slice(0, at).some(before => meet(before, award)) ? [at] : []))
const meet = (a: Ranks, b: Ranks): boolean =>
  a.fromRank !== null &&
  a.toRank !== null &&
  b.fromRank !== null &&
  b.toRank !== null &&
  a.fromRank <= b.toRank &&
  b.fromRank <= a.toRank

/** The places of stages that end before an earlier one: who qualifies there could not take part. */
export const endingEarlier = (ends: readonly Date[]): number[] =>
  ends.flatMap((end, at) => (ends.slice(0, at).some(before => end < before) ? [at] : []))

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
