import { addDays, type Day } from '../../../base/clock/zone.ts'

export const listPerPage = 20
export const feedPerPage = 20
export const publishKinds = ['questions', 'answers'] as const
export type PublishKind = (typeof publishKinds)[number]

/** Among the best so many per cent: a whole number from 1 to 100. */
export const topPercent = (rank: number, teams: number): number =>
  Math.max(1, Math.ceil((rank / Math.max(1, teams)) * 100))

export const heatWeeks = 53

/** The first day of the heat map: a Monday, so that whole weeks stand beside each other and today is in the last. */
export function heatFrom(today: Day): Day {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(today, -weekday - (heatWeeks - 1) * 7)
}

/** The days of the heat map by weeks; the last week ends today. */
export function heatGrid(from: Day, to: Day): Day[][] {
  const weeks: Day[][] = []
  for (let week = from; week <= to; week = addDays(week, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(week, day)).filter(day => day <= to))
  return weeks
}

/** How strongly a day is coloured, 0 to 4: by what is much for this person, and one thing is always seen. */
export function heatLevel(count: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (count === 0) return 0
  const level = Math.ceil((count / Math.max(4, most)) * 4)
  return Math.min(4, Math.max(1, level)) as 1 | 2 | 3 | 4
}

/** The same kind of thing of the same person in the same competition, one after the other, is told once. */
export function grouped<
  T extends { kind: string; person: { id: number }; competition: { id: number } | null },
>(events: readonly T[]): { first: T; more: T[] }[] {
  const groups: { first: T; more: T[] }[] = []
  for (const event of events) {
    const last = groups.at(-1)
    const isSame =
      last !== undefined &&
      event.competition !== null &&
      event.kind === 'personal_best' &&
      last.first.kind === event.kind &&
      last.first.person.id === event.person.id &&
      last.first.competition?.id === event.competition.id
    if (isSame) last.more.push(event)
    else groups.push({ first: event, more: [] })
  }
  return groups
}
