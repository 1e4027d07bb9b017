import { instantShowing, wallClock } from './zone.ts'

/**
 * What the wall clock of a zone shows at an instant, as the text of a `datetime-local` input: `YYYY-MM-DDTHH:mm`, with
 * `:ss` where the seconds are not 0.
 */
export const wallText = (zone: string, at: Date): string =>
  new Date(wallClock(zone, at.getTime())).toISOString().slice(0, 19).replace(/:00$/, '')

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/**
 * The instant at which a zone's wall clock shows this text. Undefined where it never does (the hour that summer time
 * skips) and for what is no time; of an hour that comes twice the first.
 */
export function atWallText(zone: string, text: string): Date | undefined {
  if (!shape.test(text)) return undefined
  const full = text.length === 16 ? `${text}:00` : text
  const shown = Date.parse(`${full}Z`)
  // A day that its month does not have would be one of the next month.
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 19) !== full) return undefined
  const { at, isSkipped } = instantShowing(zone, shown)
  return isSkipped ? undefined : new Date(at)
}

/**
 * The same in ISO 8601 for a field that held `before`. While its text is what that instant shows, it stays that very
 * instant, with its milliseconds and the second of an hour that comes twice.
 */
export const isoAtWall = (zone: string, text: string, before: string | null): string | undefined =>
  before !== null && text === wallText(zone, new Date(before))
    ? before
    : atWallText(zone, text)?.toISOString()

/** Whether this machine knows a zone of that name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
