import { wallClock } from './zone.ts'

/** What the wall clock of a zone shows at an instant, as `YYYY-MM-DDTHH:mm`: the text of a `datetime-local` input. */
export const wallText = (zone: string, at: Date): string =>
  new Date(wallClock(zone, at.getTime())).toISOString().slice(0, 16)

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/**
 * The instant at which a zone's wall clock shows this text. Undefined where it never does (the hour that summer time
 * skips) and for what is no time; of an hour that comes twice the first.
 */
export function atWallText(zone: string, text: string): Date | undefined {
  if (!shape.test(text)) return undefined
  const shown = Date.parse(`${text}:00Z`)
  if (Number.isNaN(shown)) return undefined
  const offset = (at: number) => wallClock(zone, at) - Math.floor(at / 1000) * 1000
  const day = 86_400_000
  const found = [shown - offset(shown - day), shown - offset(shown + day)]
    .sort((a, b) => a - b)
    .find(at => wallClock(zone, at) === shown)
  return found === undefined ? undefined : new Date(found)
}

/** Whether this machine knows a zone of that name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
