import type { TimeWords } from './format.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `17 Dec 2026` and `17 Dec 2026, 21:46 GMT+8`. */
export const phrases: TimeWords = {
  day: parts => `${phrases.shortDay(parts)} ${parts.year}`,
  shortDay: ({ month, day }) => `${Number(day)} ${months[Number(month) - 1]}`,
  time: (parts, clock, zone, instant) =>
    `${phrases.day(parts)}, ${clock}${offset(parts, zone, new Date(instant).getTime())}`,
  now: 'just now',
  hours: count => ago(count, 'hour'),
  days: count => ago(count, 'day'),
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** ` GMT+8`, ` GMT+5:30`; nothing of UTC, which is said beside it wherever it is used. */
function offset(parts: Record<string, string>, zone: string, at: number): string {
  if (zone === 'UTC') return ''
  const { year, month, day, hour, minute, second } = parts
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  const minutes = Math.round((shown - at) / 60_000)
  if (minutes === 0) return ' GMT'
  const rest = Math.abs(minutes) % 60
  return ` GMT${minutes < 0 ? '-' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
