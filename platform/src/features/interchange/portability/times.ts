const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** An instant that a configuration names, and whether it named its zone: where it does not, it is of UTC. */
export type Named = { at: Date; hasZone: boolean }

/**
 * Reads the ways in which EvalAI, Codabench and Hugging Face write times: ISO 8601 with or without its parts,
 * `2019-01-01 00:00:00+00:00`, month/day/year, and months by name. Undefined for what is none, 31 February too.
 */
export function readTime(text: string): Named | undefined {
  const value = text.trim().replace(/\s+/g, ' ')
  const found = iso.exec(value) ?? american.exec(value) ?? named.exec(value) ?? dayFirst.exec(value)
  const { year, month, day, hour = '0', minute = '0', second = '0', zone, half } = found?.groups ?? {}
  if (!year || !month || !day) return undefined
  const index = /^\d+$/.test(month) ? Number(month) - 1 : months.indexOf(month.slice(0, 3).toLowerCase())
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour)
  const at = new Date(
    Date.UTC(Number(year), index, Number(day), hours, Number(minute), Math.floor(Number(second))),
  )
  const isReal =
    index >= 0 &&
    at.getUTCMonth() === index &&
    at.getUTCDate() === Number(day) &&
    hours < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    Number(year) >= 1970
  if (!isReal) return undefined
  return { at: new Date(at.getTime() - offsetOf(zone)), hasZone: zone !== undefined }
}

const clock = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}(?:\.\d+)?))? ?(?<half>[ap]m)?`
const zoned = String.raw`(?: ?(?<zone>z|utc|gmt|[+-]\d{2}:?\d{2}|[+-]\d{2}))?`
const time = `(?:(?:[t ]|, )${clock}${zoned})?`
const iso = new RegExp(`^(?<year>\\d{4})[-/](?<month>\\d{1,2})[-/](?<day>\\d{1,2})${time}$`, 'i')
const american = new RegExp(`^(?<month>\\d{1,2})[-/](?<day>\\d{1,2})[-/](?<year>\\d{4})${time}$`, 'i')
const named = new RegExp(
  `^(?<month>[a-z]{3,9})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})${time}$`,
  'i',
)
const dayFirst = new RegExp(
  `^(?<day>\\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,9})\\.?,? (?<year>\\d{4})${time}$`,
  'i',
)

function offsetOf(zone: string | undefined): number {
  const found = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '')
  if (!found) return 0
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0)
  return (found[1] === '-' ? -minutes : minutes) * 60_000
}
