import { useWords } from '../../../../../site/use-site.ts'
import { CompetitionCard } from '../../../../competing/competitions/web/parts/competition-card.tsx'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { pageWords } from '../../words.ts'
import type { competitions } from './block.ts'

export function CompetitionsView({
  id,
  tone,
  value: { title, lead, competitions: cards },
}: ViewProps<typeof competitions>) {
  const words = useWords(pageWords)
  return (
    <Band id={id} tone={tone} title={title} lead={lead}>
      {cards.length === 0 ? (
        <p className="text-muted">{words.noCompetitions}</p>
      ) : (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(card => (
            <CompetitionCard key={card.id} card={card} heading={title === '' ? 'h2' : 'h3'} />
          ))}
        </div>
      )}
    </Band>
  )
}
