import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { dayInZones, timeInZones, usualZone, type InZones } from '../base/web/format.ts'
import type { loader } from '../root.tsx'
import { useFormats } from './use-formats.ts'
import { useInBrowser } from './use-in-browser.ts'
import { useSite, useWords } from './use-site.ts'
import { shellWords } from './words.ts'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The reader's time zone: the one that they chose for their account, else that of the device. A server knows it from an earlier visit, else it is null until the page is hydrated, so that
 * both say the same.
 */
export function useReaderZone(): string | null {
  const { readerZone, viewer } = useSite()
  return useInBrowser(() => viewer?.zone ?? ownZone(), readerZone)
}

/** The zone in which the reader is told times of what belongs to no competition. */
export const useZone = (): string => useReaderZone() ?? usualZone

/** Tells the server the reader's zone, for the pages that it renders from now on. */
export function useZoneKept(): void {
  const site = useRouteLoaderData<typeof loader>('root')
  const own = useInBrowser(ownZone, null)
  const isKnown = site?.readerZone === own || Boolean(site?.viewer?.zone)
  useEffect(() => {
    if (!isKnown) document.cookie = `zone=${ownZone()}; path=/; max-age=31536000; samesite=lax`
  }, [isKnown])
}

/** A time in the zone of its competition and, where the reader's clock differs, in the reader's below it. */
export function ZonedTime({ at, zone, isExact }: { at: string; zone: string; isExact?: boolean }) {
  const { time } = useWords(shellWords)
  const formats = useFormats()
  const { readerZone } = useSite()
  const { own, reader } = timeInZones(at, zone, useReaderZone(), formats, isExact)
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {own}
      {reader !== null && <span className="block text-xs text-muted">{time.yours(reader)}</span>}
      {/* On a first visit the line is left free, as nobody knows yet whether it will be needed: nothing may jump. */}
      {reader === null && readerZone === null && <span className="block h-4" />}
    </time>
  )
}

/**
 * The same for sentences: what to put where a time or a day stands in one. A steady one says the reader's time only
 * where the server knew it, and so never grows under the reader's eyes.
 */
export function useZonedText(
  zone: string,
  { isSteady = false } = {},
): { time: (at: string, isExact?: boolean) => string; day: (at: string) => string } {
  const words = useWords(shellWords).time
  const formats = useFormats()
  const known = useSite().readerZone
  const own = useReaderZone()
  const readerZone = isSteady ? known : own
  const both = ({ own, reader }: InZones) => (reader === null ? own : words.both(own, reader))
  return {
    time: (at, isExact) => both(timeInZones(at, zone, readerZone, formats, isExact)),
    day: at => both(dayInZones(at, zone, readerZone, formats)),
  }
}
