import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { isStanding } from '../../standing.rules.ts'
import { competitionWords } from '../../words.ts'
import { Cover } from './cover.tsx'
import { useTextLang } from './text-lang.ts'
import { stateTone } from './state-tone.ts'
import { TimeLeft, TimePassed } from './time-left.tsx'

export type CardData = Answer<SiteCalls['GET /api/competitions']>['recommends'][number]

/** When a competition begins, ends or has ended. */
export function useCardTime(card: CardData): string {
  const words = useWords(competitionWords).card
  const { day } = useZonedText(card.zone)
  if (card.state === 'not_started') return words.starts(day(card.startTime))
  if (isStanding(card.endTime)) return ''
  return card.state === 'out_service' ? words.ended(day(card.endTime)) : words.ends(day(card.endTime))
}

/** A competition as people choose one: what it is about, until when, and how many are in. */
export function CompetitionCard({
  card,
  isFirst = false,
  heading: Heading = 'h3',
}: {
  card: CardData
  isFirst?: boolean
  heading?: 'h2' | 'h3'
}) {
  const words = useWords(competitionWords)
  const langOf = useTextLang(card)
  const isRunning = card.state === 'can_signup' || card.state === 'in_service'
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-card transition-colors hover:border-accent hover:shadow-float has-focus-visible:border-accent">
      <Cover src={card.cover} isEager={isFirst} className="aspect-video w-full" />
      <span className="absolute top-3 left-3">
        <Badge tone={stateTone[card.state]}>{words.states[card.state]}</Badge>
      </span>
      <div className="flex grow flex-col p-5">
        <Heading className="text-lg font-semibold">
          <SiteLink
            to={pathTo('/competitions/:id', { id: card.id })}
            className="no-underline after:absolute after:inset-0 group-hover:text-accent"
          >
            <span lang={langOf(card.title)}>{card.title}</span>
          </SiteLink>
        </Heading>
        <p className="mt-1 line-clamp-2 text-sm text-muted" lang={langOf(card.summary)}>
          {card.summary}
        </p>
        <p className="mt-auto flex items-baseline justify-between gap-4 pt-4 text-sm">
          <strong className="min-w-0 font-semibold" lang={langOf(card.reward)}>
            {card.reward}
          </strong>
          <span className="shrink-0 text-muted">{words.types[card.type]}</span>
        </p>
        <div className="mt-3 border-t border-line pt-3 text-sm text-muted tabular-nums">
          <p className="flex justify-between gap-4">
            <span className="flex min-w-0 flex-wrap gap-x-3">
              {useCardTime(card)}
              <TimeLeft competition={card} />
            </span>
            <span className="shrink-0">{words.card.teams(formatCount(card.teamCount))}</span>
          </p>
          {isRunning && !isStanding(card.endTime) && (
            <span className="mt-2 block">
              <TimePassed from={card.startTime} until={card.endTime} />
            </span>
          )}
        </div>
      </div>
    </article>
  )
}
