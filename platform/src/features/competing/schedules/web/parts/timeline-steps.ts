import { daysLater, instantShowing, wallClock } from '../../../../../base/clock/zone.ts'

const hour = 3_600_000

/** The full hour of the clock there that is nearest to a time in milliseconds. */
export const nearestHour = (zone: string, time: number): string =>
  new Date(instantShowing(zone, Math.round(wallClock(zone, time) / hour) * hour).at).toISOString()

/** Where a key moves a moment: by an hour, or by a day to the same time of the clock there. Undefined for other keys. */
export function movedByKey(
  zone: string,
  instant: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): string | undefined {
  const way = { ArrowLeft: -1, ArrowDown: -1, PageDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 1 }[key]
  if (way === undefined) return undefined
  const at = new Date(instant)
  const moved =
    shiftKey || key.startsWith('Page') ? daysLater(zone, at, way) : new Date(at.getTime() + way * hour)
  return moved.toISOString()
}
