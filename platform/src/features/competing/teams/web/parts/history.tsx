import { useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { ZonedTime } from '../../../../../site/zoned-time.tsx'
import { teamWords } from '../../words.ts'
import { eventText } from './event-text.ts'
import type { TeamEvent } from './types.ts'

export const historyPage = 20

/** Every change of the team, the newest first; earlier ones on demand. */
export function TeamHistory({
  teamId,
  first,
  zone,
}: {
  teamId: number
  first: { events: TeamEvent[]; total: number }
  zone: string
}) {
  const words = useWords(teamWords)
  const api = useApi()
  const [events, setEvents] = useState(first.events)
  const [isBusy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    try {
      const page = Math.floor(events.length / historyPage) + 1
      const next = await api('GET /api/teams/{id}/history', {
        params: { id: teamId },
        query: { page, per_page: historyPage },
      })
      const known = new Set(events.map(event => event.id))
      setEvents([...events, ...next.events.filter(event => !known.has(event.id))])
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className="group border-t border-line pt-5">
      <summary className="flex w-fit items-center gap-2 font-semibold marker:content-['']">
        <span className="transition-transform group-open:rotate-90" aria-hidden="true">
          ›
        </span>
        {words.history.title}
        <span className="text-sm font-normal text-muted tabular-nums">{first.total}</span>
      </summary>
      <ol className="mt-4 grid gap-3 border-l-2 border-line pl-5 text-sm">
        {events.map(event => (
          <li key={event.id} className="relative grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <span
              className="absolute top-[0.5em] -left-[1.6rem] size-2 rounded-full bg-line-strong"
              aria-hidden="true"
            />
            <span className="text-muted">
              <ZonedTime at={event.at} zone={zone} />
            </span>
            <span>{eventText(event, words.history)}</span>
          </li>
        ))}
      </ol>
      {events.length < first.total && (
        <div className="mt-4">
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void more()}>
            {words.history.more}
          </Button>
        </div>
      )}
    </details>
  )
}
