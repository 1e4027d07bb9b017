import { useSyncExternalStore } from 'react'
import { dayInZones, timeInZones, type InZones } from '../base/web/format.ts'
import { useWords } from './use-site.ts'
import { shellWords } from './words.ts'

const never = () => () => {}

/** The reader's time zone; null while a server renders and until its page is hydrated, so that both say the same. */
export const useReaderZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  )

/** A time in the zone of its competition and, where the reader's clock differs, in the reader's below it. */
export function ZonedTime({ at, zone }: { at: string; zone: string }) {
  const { time } = useWords(shellWords)
  const { own, reader } = timeInZones(at, zone, useReaderZone())
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {own}
      {reader !== null && <span className="block text-xs">{time.yours(reader)}</span>}
    </time>
  )
}

/** The same for sentences: what to put where a time or a day stands in one. */
export function useZonedText(zone: string): { time: (at: string) => string; day: (at: string) => string } {
  const words = useWords(shellWords).time
  const readerZone = useReaderZone()
  const both = ({ own, reader }: InZones) => (reader === null ? own : words.both(own, reader))
  return {
    time: at => both(timeInZones(at, zone, readerZone)),
    day: at => both(dayInZones(at, zone, readerZone)),
  }
}
