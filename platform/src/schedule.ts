import { serverFeatures } from './server-features.ts'

/** Where most competitions are. */
const zone = 'Asia/Shanghai'

/** What runs when by itself: each recurring job with its feature and its hours, a line each. */
export function scheduleLines(): string[] {
  const rows = serverFeatures.flatMap(({ name, recurring = [] }) =>
    recurring.map(({ job, at }) => [job.name, name, hoursInWords(at), job.title.en] as const),
  )
  const widths = [0, 1, 2].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}

/** A cron line in UTC, as people say it. One that this cannot say yet is refused: a test reads all. */
export function hoursInWords(at: string): string {
  const [minute = '', hour = '', ...days] = at.split(' ')
  const step = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (days.join(' ') === '* * *') {
    if (hour === '*' && minute === '*') return 'every minute'
    if (hour === '*' && step) return `every ${step} minutes`
    if (hour === '*' && isNumber(minute)) return `every hour at :${minute.padStart(2, '0')}`
    if (isNumber(hour) && isNumber(minute)) return daily(Number(hour), Number(minute))
  }
  throw new Error(`there are no words for “${at}”`)
}

const isNumber = (text: string) => /^\d{1,2}$/.test(text)

function daily(hour: number, minute: number): string {
  const instant = new Date(Date.UTC(2026, 0, 1, hour, minute))
  const timeIn = (timeZone: string) =>
    instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `every day at ${timeIn('UTC')} UTC, ${timeIn(zone)} in China (${zone})`
}
