import { clockParts } from '../clock/zone.ts'
import type { Lang } from './language.ts'

// Written out by hand from numeric parts: servers and browsers then agree to the letter, whatever their locale data.
const parts = (at: string | Date, zone: string) => clockParts(zone, new Date(at).getTime())

/** `yyyy/MM/dd` in a zone. */
export function formatDay(instant: string | Date, zone: string): string {
  const { year, month, day } = parts(instant, zone)
  return `${year}/${month}/${day}`
}

/** `yyyy/MM/dd hh:mm` in a zone; to the second where people compare which of two instants was earlier. */
export function formatTime(instant: string | Date, zone: string, isExact = false): string {
  const { year, month, day, hour, minute, second } = parts(instant, zone)
  return `${year}/${month}/${day} ${hour}:${minute}${isExact ? `:${second}` : ''}`
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
  isExact = false,
): InZones {
  const own = formatTime(instant, zone, isExact)
  const reader = readerZone === null ? own : formatTime(instant, readerZone, isExact)
  if (reader === own) return { own, reader: null }
  const [day = '', time = ''] = reader.split(' ')
  return { own, reader: own.startsWith(day) ? time : `${withoutYear(day, own)} ${time}` }
}

/** A day in both zones. */
export function dayInZones(instant: string, zone: string, readerZone: string | null): InZones {
  const own = formatDay(instant, zone)
  const reader = readerZone === null ? own : formatDay(instant, readerZone)
  return { own, reader: reader === own ? null : withoutYear(reader, own) }
}

const withoutYear = (day: string, beside: string): string =>
  day.slice(0, 4) === beside.slice(0, 4) ? day.slice(5) : day

/** The spec's relative times: just now, hours, days, and after thirty days the date. */
export function formatRelative(instant: string, now: string, zone: string, lang: Lang): string {
  const hours = (Date.parse(now) - Date.parse(instant)) / 3_600_000
  const zh = lang === 'zh-CN'
  if (hours < 1) return zh ? '刚刚' : 'just now'
  if (hours < 24) return zh ? `${Math.floor(hours)} 小时前` : `${Math.floor(hours)} h ago`
  if (hours < 24 * 30) return zh ? `${Math.floor(hours / 24)} 天前` : `${Math.floor(hours / 24)} d ago`
  return formatDay(instant, zone)
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
