import type { TimeWords } from './format.ts'

/** `2026/12/17` and `2026/12/17 21:46`. */
export const phrases: TimeWords = {
  day: ({ year, month, day }) => `${year}/${month}/${day}`,
  shortDay: ({ month, day }) => `${month}/${day}`,
  time: (parts, clock) => `${phrases.day(parts)} ${clock}`,
  now: '刚刚',
  hours: count => `${count} 小时前`,
  days: count => `${count} 天前`,
}
