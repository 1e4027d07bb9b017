/** Calendar days in a named time zone. A day is `YYYY-MM-DD`. */
export type Day = string

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string): Intl.DateTimeFormat {
  let known = formats.get(zone)
  if (!known) {
    known = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(zone, known)
  }
  return known
}

/** What the wall clock shows there, as if it were UTC, in milliseconds. */
export function wallClock(zone: string, at: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of format(zone).formatToParts(at))
    if (type !== 'literal') parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The calendar day of an instant there. */
export function dayIn(zone: string, at: Date): Day {
  return new Date(wallClock(zone, at.getTime())).toISOString().slice(0, 10)
}

/** The first instant of a day there; where clocks skip midnight, the first instant that exists. */
export function startOfDay(zone: string, day: Day): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const offset = (at: number) => wallClock(zone, at) - Math.floor(at / 1000) * 1000
  // The offsets on both sides of the day; the earlier instant that falls on the day is its start.
  const candidates = [
    midnight - offset(midnight - 86_400_000),
    midnight - offset(midnight + 86_400_000),
  ].sort((a, b) => a - b)
  const found = candidates.find(
    at => dayIn(zone, new Date(at)) === day && dayIn(zone, new Date(at - 1)) < day,
  )
  return new Date(found ?? (candidates[0] as number))
}

/** When a clock there shows this full hour of a day; where clocks skip it, as much later as they jump. */
export function hourOfDay(zone: string, day: Day, hour: number): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000
  const offset = (at: number) => wallClock(zone, at) - Math.floor(at / 1000) * 1000
  const candidates = [shown - offset(shown - 86_400_000), shown - offset(shown + 86_400_000)].sort(
    (a, b) => a - b,
  )
  return new Date(candidates.find(at => wallClock(zone, at) === shown) ?? (candidates[1] as number))
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
