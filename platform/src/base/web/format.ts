import { clockParts, wallClock } from '../clock/zone.ts'
import type { Lang } from './language.ts'

// Written out by hand from numeric parts: servers and browsers then agree to the letter, whatever their locale data.
const parts = (at: string | Date, zone: string) => clockParts(zone, new Date(at).getTime())

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** How a language writes days and times; instants are given as they come in answers, zones by name. */
export type Formats = {
  formatDay: (instant: string | Date, zone: string) => string
  /** A day on an axis: without its year. */
  formatShortDay: (instant: string | Date, zone: string) => string
  /** To the second where people compare which of two instants was earlier. */
  formatTime: (instant: string | Date, zone: string, isExact?: boolean) => string
}

/** `2026/12/17` and `2026/12/17 21:46`. */
const chinese: Formats = {
  formatDay: (instant, zone) => {
    const { year, month, day } = parts(instant, zone)
    return `${year}/${month}/${day}`
  },
  formatShortDay: (instant, zone) => chinese.formatDay(instant, zone).slice(5),
  formatTime: (instant, zone, isExact) =>
    `${chinese.formatDay(instant, zone)} ${formatClock(instant, zone, isExact)}`,
}

/** `17 Dec 2026` and `17 Dec 2026, 21:46 GMT+8`. */
const english: Formats = {
  formatDay: (instant, zone) => `${english.formatShortDay(instant, zone)} ${parts(instant, zone).year}`,
  formatShortDay: (instant, zone) => {
    const { month, day } = parts(instant, zone)
    return `${Number(day)} ${months[Number(month) - 1]}`
  },
  formatTime: (instant, zone, isExact) =>
    `${english.formatDay(instant, zone)}, ${formatClock(instant, zone, isExact)}${offset(instant, zone)}`,
}

export const formatsIn = (lang: Lang): Formats => (lang === 'en-US' ? english : chinese)

/** The Chinese ones, for pages of one language alone. */
export const { formatDay, formatTime } = chinese

/** `21:46`, and `21:46:05` to the second. */
export function formatClock(instant: string | Date, zone: string, isExact = false): string {
  const { hour, minute, second } = parts(instant, zone)
  return `${hour}:${minute}${isExact ? `:${second}` : ''}`
}

/** ` GMT+8`, ` GMT+5:30`; nothing of UTC, which is said beside it wherever it is used. */
function offset(instant: string | Date, zone: string): string {
  if (zone === 'UTC') return ''
  const at = new Date(instant).getTime()
  const minutes = Math.round((wallClock(zone, at) - at) / 60_000)
  if (minutes === 0) return ' GMT'
  const rest = Math.abs(minutes) % 60
  return ` GMT${minutes < 0 ? '-' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
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
  lang: Lang = 'zh-CN',
  isExact = false,
): InZones {
  const { formatTime } = formatsIn(lang)
  const own = formatTime(instant, zone, isExact)
  if (readerZone === null || formatTime(instant, readerZone, isExact) === own) return { own, reader: null }
  const clock = `${formatClock(instant, readerZone, isExact)}${lang === 'en-US' ? offset(instant, readerZone) : ''}`
  const { reader: day } = dayInZones(instant, zone, readerZone, lang)
  return { own, reader: day === null ? clock : `${day}${lang === 'en-US' ? ',' : ''} ${clock}` }
}

/** A day in both zones. */
export function dayInZones(
  instant: string,
  zone: string,
  readerZone: string | null,
  lang: Lang = 'zh-CN',
): InZones {
  const { formatDay, formatShortDay } = formatsIn(lang)
  const own = formatDay(instant, zone)
  if (readerZone === null || formatDay(instant, readerZone) === own) return { own, reader: null }
  const isSameYear = parts(instant, readerZone).year === parts(instant, zone).year
  return { own, reader: (isSameYear ? formatShortDay : formatDay)(instant, readerZone) }
}

/** The spec's relative times: just now, hours, days, and after thirty days the date. */
export function formatRelative(instant: string, now: string, zone: string, lang: Lang): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(instant)) / 3_600_000)
  if (hours >= 24 * 30) return formatsIn(lang).formatDay(instant, zone)
  if (lang === 'en-US') {
    if (hours < 1) return 'just now'
    return hours < 24 ? ago(hours, 'hour') : ago(Math.floor(hours / 24), 'day')
  }
  if (hours < 1) return '刚刚'
  return hours < 24 ? `${hours} 小时前` : `${Math.floor(hours / 24)} 天前`
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** Of what belongs to no competition: the zone in which its times are told first. */
export const usualZone = 'Asia/Shanghai'

/** Commas every three digits. */
export const formatCount = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = bytes === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${power === 0 ? bytes : (bytes / 1024 ** power).toFixed(1)} ${units[power]}`
}
