/** Calendar days in a named time zone. A day is `YYYY-MM-DD`. */
export type Day = string

const dayLength = 86_400_000

// Making one costs five times its use, and a page shows many times of one zone. Each takes 40 KB, and a reader may name
// some three thousand zones.
const mostFormats = 100
const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string): Intl.DateTimeFormat {
  let known = formats.get(zone)
  if (!known) {
    known = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    const [oldest] = formats.keys()
    if (formats.size >= mostFormats && oldest !== undefined) formats.delete(oldest)
    formats.set(zone, known)
  }
  return known
}

/** What the wall clock shows there, by part (`year`, `month` …), each of two digits but the year. */
export const clockParts = (zone: string, at: number): Record<string, string> =>
  Object.fromEntries(
    format(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )

/** The same as if it were UTC, in milliseconds. */
export function wallClock(zone: string, at: number): number {
  const { year, month, day, hour, minute, second } = clockParts(zone, at)
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
}

/** The calendar day of an instant there. */
export function dayIn(zone: string, at: Date): Day {
  return new Date(wallClock(zone, at.getTime())).toISOString().slice(0, 10)
}

/**
 * When a clock there shows this, given as if it were UTC, in milliseconds: the first time where it comes twice. Where
 * clocks skip it, as much later as they jump. The rule is that of Temporal's `compatible`.
 */
export function instantShowing(zone: string, shown: number): { at: number; isSkipped: boolean } {
  const offset = (at: number) => wallClock(zone, at) - Math.floor(at / 1000) * 1000
  // By the offsets in force on both sides of it.
  const [one, other] = [shown - offset(shown - dayLength), shown - offset(shown + dayLength)] as const
  const found = [Math.min(one, other), Math.max(one, other)].find(at => wallClock(zone, at) === shown)
  return { at: found ?? Math.max(one, other), isSkipped: found === undefined }
}

/**
 * Moves instants by the days and hours between two others, as the clock there shows them: 9:00 stays 9:00, whatever
 * changes of clocks lie between.
 */
export function movedBy(zone: string, from: Date, to: Date): (date: Date) => Date {
  const shift = wallClock(zone, to.getTime()) - wallClock(zone, from.getTime())
  return date => (date.getTime() === from.getTime() ? to : movedTo(zone, zone, date, shift))
}

/** When the clock there shows the same time so many days later. */
export const daysLater = (zone: string, at: Date, days: number): Date =>
  movedTo(zone, zone, at, days * dayLength)

/** Moves instants from one zone to another as their clocks show them: 9:00 there becomes 9:00 here. */
export const movedToZone =
  (from: string, to: string) =>
  (date: Date): Date =>
    movedTo(from, to, date)

/** The instant at which the clock of `to` shows what that of `from` shows at `date`, and `shift` ms more. */
function movedTo(from: string, to: string, date: Date, shift = 0): Date {
  const millisecond = ((date.getTime() % 1000) + 1000) % 1000
  return new Date(instantShowing(to, wallClock(from, date.getTime()) + shift).at + millisecond)
}

/** The first instant of a day there; where clocks skip midnight, the first instant that exists. */
export const startOfDay = (zone: string, day: Day): Date => hourOfDay(zone, day, 0)

/** When a clock there shows this full hour of a day; where clocks skip it, as much later as they jump. */
export const hourOfDay = (zone: string, day: Day, hour: number): Date =>
  new Date(instantShowing(zone, Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000).at)

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}
