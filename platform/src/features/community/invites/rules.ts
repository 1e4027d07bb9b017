import { addDays, dayIn, hourOfDay, type Day } from '../../../base/clock/zone.ts'

/** How long a browser remembers who invited: 24 hours. */
export const inviteLife = 86_400_000
/** The leaderboard of a day is what had been counted at this hour there. */
const hour = 2
/** Days that are made up for after the job was missed. */
const daysToMakeUp = 7

export type Activity = { zone: string; startAt: Date; endAt: Date }

/**
 * Leaderboards that should stand by now and do not: for each day, up to when signups count. The first is that of the first
 * two o'clock after the start, the last that of the first one after the end.
 */
export function dueBoards(
  { zone, startAt, endAt }: Activity,
  kept: ReadonlySet<Day>,
  now: Date,
): { day: Day; until: Date }[] {
  const today = dayIn(zone, now)
  const due: { day: Day; until: Date }[] = []
  for (let back = daysToMakeUp; back >= 0; back--) {
    const day = addDays(today, -back)
    const until = hourOfDay(zone, day, hour)
    const isOver = hourOfDay(zone, addDays(day, -1), hour) >= endAt
    if (until <= now && until > startAt && !isOver && !kept.has(day)) due.push({ day, until })
  }
  return due
}

/** The next two o'clock at which the leaderboard changes; null once the activity's last one has come. */
export function nextBoard({ zone, startAt, endAt }: Activity, now: Date): Date | null {
  const from = now < startAt ? startAt : now
  const today = dayIn(zone, from)
  const next = [today, addDays(today, 1)]
    .map(day => hourOfDay(zone, day, hour))
    .find(instant => instant > from) as Date
  return hourOfDay(zone, addDays(dayIn(zone, next), -1), hour) >= endAt ? null : next
}

export type KeptInvite = { targetId: number; invite: string | null }

/** What a link says of who invited; null when it says nothing that could be true. */
export function inviteIn(query: URLSearchParams): KeptInvite | null {
  const target = query.get('targetId') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(target)) return null
  const name = query.get('invite') ?? ''
  return { targetId: Number(target), invite: /^[a-z0-9][a-z0-9-]{0,59}$/.test(name) ? name : null }
}

export const writeKept = (invite: KeptInvite, now: number): string => JSON.stringify({ ...invite, at: now })

/** What a browser still remembers; null when it is over a day old, or not ours. */
export function readKept(text: string | null, now: number): KeptInvite | null {
  if (text === null) return null
  let kept: unknown
  try {
    kept = JSON.parse(text)
  } catch {
    // Somebody else wrote there: the same as nothing.
    return null
  }
  const { targetId, invite, at } = (kept ?? {}) as { targetId?: unknown; invite?: unknown; at?: unknown }
  if (typeof targetId !== 'number' || typeof at !== 'number') return null
  if (at > now || now - at >= inviteLife) return null
  return { targetId, invite: typeof invite === 'string' ? invite : null }
}
