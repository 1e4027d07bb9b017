import { formatCount } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { useCardTime, type CardData } from '../../../../competing/competitions/web/parts/competition-card.tsx'
import { Cover } from '../../../../competing/competitions/web/parts/cover.tsx'
import { stateTone } from '../../../../competing/competitions/web/parts/state-tone.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'

/** Competitions one below the other, for those who scan. */
export function RecentCompetitions({
  cards,
  isSmall = false,
}: {
  cards: readonly CardData[]
  /** In a narrow place: the title, the state and the time alone. */ isSmall?: boolean
}) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
      {cards.map(card => (
        <RecentCompetition key={card.id} card={card} isSmall={isSmall} />
      ))}
    </ul>
  )
}

function RecentCompetition({ card, isSmall }: { card: CardData; isSmall: boolean }) {
  const words = useWords(competitionWords)
  return (
    <li className="group relative flex items-center gap-4 p-4 hover:bg-sunken">
      {!isSmall && <Cover src={card.cover} className="aspect-video w-24 shrink-0 rounded-lg sm:w-28" />}
      <div className="min-w-0 grow">
        <h3 className="line-clamp-2 font-semibold">
          <SiteLink
            to={pathTo('/competitions/:id', { id: card.id })}
            className="no-underline -outline-offset-2 after:absolute after:inset-0 group-hover:text-accent"
          >
            {card.title}
          </SiteLink>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
          <Badge tone={stateTone[card.state]}>{words.states[card.state]}</Badge>
          <span>{useCardTime(card)}</span>
        </p>
      </div>
      {!isSmall && (
        <p className="shrink-0 text-right text-sm max-sm:hidden">
          <strong className="block font-semibold">{card.reward}</strong>
          <span className="text-muted tabular-nums">{words.card.teams(formatCount(card.teamCount))}</span>
        </p>
      )}
    </li>
  )
}
