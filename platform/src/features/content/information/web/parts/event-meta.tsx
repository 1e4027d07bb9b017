import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { informationWords } from '../../words.ts'
import type { ArticleCardData } from './article-card.tsx'
import { eventTones } from './event-tones.ts'

/** Of an activity that people choose from: how it stands, when and where it is. */
export function EventMeta({
  article: { kind, category },
  event,
}: {
  article: ArticleCardData
  event: NonNullable<ArticleCardData['event']>
}) {
  const words = useWords(informationWords)
  const { time } = useZonedText(event.zone, { isSteady: true })
  return (
    <div className="grid gap-2 text-sm text-muted">
      <span className="flex flex-wrap items-center gap-2">
        <Badge>{category === null ? words[kind] : words.categories[category]}</Badge>
        <Badge tone={eventTones[event.state]}>{words.event.states[event.state]}</Badge>
        {event.isFull && event.state === 'upcoming' && <Badge tone="warn">{words.event.full}</Badge>}
      </span>
      <time dateTime={event.startsAt} className="tabular-nums">
        {time(event.startsAt)}
      </time>
      <span className="wrap-anywhere">{event.place || words.event.onlineOnly}</span>
    </div>
  )
}
