import { clockParts } from '../clock/zone.ts'

// Written out by hand from numeric parts: servers and browsers then agree to the letter, whatever their locale data.
const partsOf = (at: Instant, zone: string): Parts => clockParts(zone, new Date(at).getTime())

type Instant = string | Date

type Parts = Record<string, string>

/** What a language says of days and times. With nothing of this file in it, as a browser waits for it before it runs this. */
export type TimeWords = {
  readonly day: (parts: Parts) => string
  /** A day on an axis: without its year. */
  readonly shortDay: (parts: Parts) => string
  readonly time: (parts: Parts, clock: string, zone: string, instant: Instant) => string
  readonly now: string
  readonly hours: (count: number) => string
  readonly days: (count: number) => string
}

/** Days and times in a language; instants are given as they come in answers, zones by name. */
export type Formats = {
  formatDay: (instant: Instant, zone: string) => string
  formatShortDay: (instant: Instant, zone: string) => string
  /** To the second where people compare which of two instants was earlier. */
  formatTime: (instant: Instant, zone: string, isExact?: boolean) => string
  times: TimeWords
}

export const formatsOf = (times: TimeWords): Formats => ({
  formatDay: (instant, zone) => times.day(partsOf(instant, zone)),
  formatShortDay: (instant, zone) => times.shortDay(partsOf(instant, zone)),
  formatTime: (instant, zone, isExact) =>
    times.time(partsOf(instant, zone), formatClock(instant, zone, isExact), zone, instant),
  times,
})

/** `21:46`, and `21:46:05` to the second. */
export function formatClock(instant: Instant, zone: string, isExact = false): string {
  const { hour, minute, second } = partsOf(instant, zone)
  return `${hour}:${minute}${isExact ? `:${second}` : ''}`
}

/** Whether an end must be told to the second: it is not on a full minute. */
export const hasSeconds = (instant: string): boolean => Date.parse(instant) % 60_000 >= 1_000

/** The same instant in the zone that it belongs to and, where the clock there shows something else, in the reader's. */
export type InZones = { own: string; reader: string | null }

/** A time in both zones. The reader's leaves out the day or the year that it shares; their zone is null while unknown. */
export function timeInZones(
  instant: string,
  zone: string,
  readerZone: string | null,
  formats: Formats,
  isExact = false,
): InZones {
  const { formatDay, formatTime } = formats
  const own = formatTime(instant, zone, isExact)
  const theirs = readerZone === null ? own : formatTime(instant, readerZone, isExact)
  if (readerZone === null || theirs === own) return { own, reader: null }
  const { reader } = dayInZones(instant, zone, readerZone, formats)
  return {
    own,
    reader:
      reader === null
        ? theirs.slice(theirs.search(/\d\d:/))
        : theirs.replace(formatDay(instant, readerZone), reader),
  }
}

/** A day in both zones. */
export function dayInZones(
  instant: string,
  zone: string,
  readerZone: string | null,
  { formatDay, formatShortDay }: Formats,
): InZones {
  const own = formatDay(instant, zone)
  if (readerZone === null || formatDay(instant, readerZone) === own) return { own, reader: null }
  const isSameYear = partsOf(instant, readerZone).year === partsOf(instant, zone).year
  return { own, reader: (isSameYear ? formatShortDay : formatDay)(instant, readerZone) }
}

/** The spec's relative times: just now, hours, days, and after thirty days the date. */
export function formatRelative(
  instant: string,
  now: string,
  zone: string,
  { times, formatDay }: Formats,
): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(instant)) / 3_600_000)
  if (hours < 1) return times.now
  if (hours < 24) return times.hours(hours)
  return hours < 24 * 30 ? times.days(Math.floor(hours / 24)) : formatDay(instant, zone)
}

/** Of what belongs to no competition: the zone in which its times are told first. */
export const usualZone = 'Asia/Shanghai'

/** Commas every three digits. */
export const formatCount = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = bytes === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${power === 0 ? bytes : (bytes / 1024 ** power).toFixed(1)} ${units[power]}`
}
