import { Timeline, type TimelineStep } from '../../../../../ui/timeline.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { ZonedTime } from '../../../../../site/zoned-time.tsx'
import { usualZone } from '../../../../../base/web/format.ts'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { pageWords } from '../../words.ts'
import type { timeline } from './block.ts'

type Entry = { title: string; text: string; at: string | null; zone: string }

/** Dates in their order; those without one stand where they were written. */
export function TimelineView({ id, tone, value: { title, rounds, items } }: ViewProps<typeof timeline>) {
  const words = useWords(pageWords)
  const now = new Date(useSite().now).getTime()
  const entries: Entry[] = [
    ...rounds.map(round => ({ ...round, text: '' })),
    ...items.map(item => ({ ...item, zone: usualZone })),
  ]
  if (entries.length === 0) return null
  const steps = entries.map((entry, at): TimelineStep => {
    const next = entries[at + 1]
    const begins = timeOf(entry)
    const ends = next ? timeOf(next) : Number.POSITIVE_INFINITY
    return {
      label: entry.title,
      time: (
        <>
          {entry.at !== null && <ZonedTime at={entry.at} zone={entry.zone} />}
          {entry.text !== '' && <span className="mt-1 block text-pretty">{entry.text}</span>}
        </>
      ),
      state: now < begins ? 'future' : now < ends ? 'now' : 'past',
      passed: Number.isFinite(ends)
        ? Math.min(1, Math.max(0, (now - begins) / Math.max(1, ends - begins)))
        : 0,
    }
  })
  return (
    <Band id={id} tone={tone} title={title}>
      <Timeline label={title || words.timeline} steps={steps} />
    </Band>
  )
}

const timeOf = (entry: Entry): number => (entry.at === null ? Number.POSITIVE_INFINITY : Date.parse(entry.at))
