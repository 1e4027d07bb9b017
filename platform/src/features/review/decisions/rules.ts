import { seeded, shuffled } from '../../../base/random.ts'
import type { RoundKind } from '../assignments/rules.ts'

/** Where a proposal stands, as whoever decides sees it. */
export const standings = ['review', 'shortlisted', 'declined', 'awarded', 'rejected', 'withdrawn'] as const
export type Standing = (typeof standings)[number]
export const verdicts = ['shortlisted', 'declined'] as const
export type Verdict = (typeof verdicts)[number]

type Facts = {
  withdrawnAt: Date | null
  isRejected: boolean
  /** As published. */
  outcome: 'awarded' | 'shortlisted' | 'declined' | null
  /** Of the last round that decided something of it. */
  decision: Verdict | null
}
export const standingOf = ({ withdrawnAt, isRejected, outcome, decision }: Facts): Standing =>
  withdrawnAt ? 'withdrawn' : isRejected ? 'rejected' : (outcome ?? decision ?? 'review')

export const proposalSorts = ['score', 'submitted', 'title'] as const
export type ProposalSort = (typeof proposalSorts)[number]
export const mostChosen = 500
export const rowsPerPage = 20
export const shortlistPerPage = 50

/** How many a shortlist takes: of each track its quota, or one number of all tracks. */
export const quotaKinds = ['tracks', 'number'] as const
export type Rule = {
  by: (typeof quotaKinds)[number]
  number: number | null
  /** What is scored below it stays out whatever room there is. */
  minimum: number | null
}
/** Each track its quota, whatever the scores. */
export const openRule: Rule = { by: 'tracks', number: null, minimum: null }
export const whys = ['all', 'within', 'below', 'minimum', 'unscored', 'tied', 'hand'] as const
/** Why something is in or out: its place among those it competes with, and how many of them are taken. */
export type Why = { code: (typeof whys)[number]; place: number | null; quota: number | null }
export type Placed = { proposalId: number; trackId: number; score: number | null }
export type Proposed<T extends Placed> = T & { verdict: Verdict | 'tied'; why: Why }

/**
 * What a rule makes of the proposals of a round, which come as they are ranked. Whoever was decided by hand stays so; if
 * in, they take one of the places. Where equal scores stand on both sides of the cut nobody of them is decided.
 */
export function shortlistBy<T extends Placed>(
  ranked: readonly T[],
  byHand: ReadonlyMap<number, Verdict>,
  rule: Rule,
  quotaOf: ReadonlyMap<number, number | null>,
): Proposed<T>[] {
  const groups = Map.groupBy(ranked, one => (rule.by === 'tracks' ? one.trackId : 0))
  const found = new Map<T, Proposed<T>>()
  for (const [group, members] of groups) {
    const quota = rule.by === 'tracks' ? (quotaOf.get(group) ?? null) : rule.number
    for (const one of proposedIn(members, byHand, rule.minimum, quota)) found.set(one.of, one.is)
  }
  return ranked.flatMap(one => found.get(one) ?? [])
}

function proposedIn<T extends Placed>(
  members: readonly T[],
  byHand: ReadonlyMap<number, Verdict>,
  minimum: number | null,
  quota: number | null,
): { of: T; is: Proposed<T> }[] {
  const isOpen = (one: T) => !byHand.has(one.proposalId)
  const isEnough = (one: T) => one.score !== null && (minimum === null || one.score >= minimum)
  const taken = members.filter(one => byHand.get(one.proposalId) === 'shortlisted').length
  const competing = members.filter(one => isOpen(one) && isEnough(one))
  const room = quota === null ? competing.length : Math.max(0, quota - taken)
  const [last, next] = [competing[room - 1]?.score, competing[room]?.score]
  // Two equal scores, one on each side of the cut.
  const cut = last !== undefined && last === next ? last : undefined
  return members.map(one => {
    const verdict = byHand.get(one.proposalId)
    const at = competing.indexOf(one)
    const place = at === -1 ? null : at + 1 + taken
    const is = (decided: Verdict | 'tied', code: Why['code']) => ({
      of: one,
      is: { ...one, verdict: decided, why: { code, place, quota } },
    })
    if (verdict) return is(verdict, 'hand')
    if (one.score === null) return is('declined', 'unscored')
    if (at === -1) return is('declined', 'minimum')
    if (cut !== undefined && one.score === cut) return is('tied', 'tied')
    if (at >= room) return is('declined', 'below')
    return is('shortlisted', quota === null ? 'all' : 'within')
  })
}

export const interestAnswers = ['agreed', 'refused'] as const
export type InterestAnswer = (typeof interestAnswers)[number]
export const longestMessage = 1_000
export const longestContact = 200

export const longestPlace = 60
export const mostPlaces = 20
export const mostMinutes = 600
export type Slot = { proposalId: number; startsAt: Date; minutes: number; place: string }
/** What a team was last told of when it defends. */
export type ToldSlot = { startsAt: string; minutes: number; place: string }
export const toldOf = ({ startsAt, minutes, place }: Slot): ToldSlot => ({
  startsAt: startsAt.toISOString(),
  minutes,
  place,
})
/** Whether a team knows of its slot as it is. */
export const isTold = (slot: Slot, told: ToldSlot | null): boolean =>
  told?.startsAt === slot.startsAt.toISOString() && told.minutes === slot.minutes && told.place === slot.place

const minute = 60_000
const endOf = ({ startsAt, minutes }: Pick<Slot, 'startsAt' | 'minutes'>): number =>
  startsAt.getTime() + minutes * minute
const placeOf = ({ place }: Pick<Slot, 'place'>): string => place.trim().toLowerCase()

/** Whether two defences would be at one place at the same time: each ends when the next may begin. */
export const isOverlapping = (a: Slot, b: Slot): boolean =>
  placeOf(a) === placeOf(b) && a.startsAt.getTime() < endOf(b) && b.startsAt.getTime() < endOf(a)

type Plan = { startsAt: Date; minutes: number; pause: number; places: readonly string[]; seed: number }

/** Defences one after another at each place, in an order that the seed decides: who planned them can show that it was so. */
export function plannedSlots(proposalIds: readonly number[], plan: Plan): Slot[] {
  const { startsAt, minutes, pause, places, seed } = plan
  const rooms = places.length > 0 ? places : ['']
  return shuffled(
    proposalIds.toSorted((a, b) => a - b),
    seeded(seed),
  ).map((proposalId, at) => ({
    proposalId,
    startsAt: new Date(startsAt.getTime() + Math.floor(at / rooms.length) * (minutes + pause) * minute),
    minutes,
    place: rooms[at % rooms.length] ?? '',
  }))
}

type RoundTimes = { id: number; kind: RoundKind; opened_at: Date | null; closed_at: Date | null }

/** The round that results go by: the last, once everything that was opened is closed. */
export function decidingRound<R extends RoundTimes>(rounds: readonly R[]): R | undefined {
  const opened = rounds.filter(round => round.opened_at !== null)
  return opened.every(round => round.closed_at !== null) ? opened.at(-1) : undefined
}

/** Whether what a round decides may still change: it was opened, and no later one was. */
export function isDecidable<R extends RoundTimes>(rounds: readonly R[], roundId: number): boolean {
  const at = rounds.findIndex(round => round.id === roundId)
  return (
    at !== -1 &&
    rounds[at]?.opened_at !== null &&
    rounds.slice(at + 1).every(round => round.opened_at === null)
  )
}

export const longestPrize = 60
export const longestLetter = 5_000
