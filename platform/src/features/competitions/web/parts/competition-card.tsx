import { formatCount } from '../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../calls.ts'
import type { Answer } from '../../../../base/contract/call.ts'
import { Badge, type Tone } from '../../../../ui/badge.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { competitionWords } from '../../words.ts'

export type CardData = Answer<SiteCalls['GET /api/competitions']>['recommends'][number]

export const stateTone: Record<CardData['state'], Tone> = {
  not_started: 'warn',
  can_signup: 'good',
  in_service: 'accent',
  out_service: 'neutral',
}

/** A competition as people choose one: what it is about, until when, and how many are in. */
export function CompetitionCard({ card, isLarge = false }: { card: CardData; isLarge?: boolean }) {
  const words = useWords(competitionWords)
  const { day } = useZonedText(card.zone)
  const time =
    card.state === 'not_started'
      ? words.card.starts(day(card.startTime))
      : card.state === 'out_service'
        ? words.card.ended(day(card.endTime))
        : words.card.ends(day(card.endTime))
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-card transition-shadow hover:shadow-float">
      {card.cover && (
        <img
          src={card.cover}
          alt=""
          width={640}
          height={360}
          loading={isLarge ? 'eager' : 'lazy'}
          className="aspect-video w-full object-cover"
        />
      )}
      <div className="flex grow flex-col gap-2 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={stateTone[card.state]}>{words.states[card.state]}</Badge>
          <Badge>{words.types[card.type]}</Badge>
        </div>
        <h3 className="text-lg font-semibold">
          <SiteLink
            to={`/competitions/${card.id}`}
            className="no-underline after:absolute after:inset-0 group-hover:text-accent"
          >
            {card.title}
          </SiteLink>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{card.summary}</p>
        <p className="text-sm font-medium">{card.reward}</p>
        <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-3 text-sm text-muted tabular-nums">
          <span>{time}</span>
          <span>{words.card.teams(formatCount(card.teamCount))}</span>
        </p>
      </div>
    </article>
  )
}
