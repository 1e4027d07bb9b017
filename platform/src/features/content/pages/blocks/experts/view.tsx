import { useWords } from '../../../../../site/use-site.ts'
import { ExpertCard } from '../../../experts/web/parts/expert-card.tsx'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import { pageWords } from '../../words.ts'
import type { experts } from './block.ts'

export function ExpertsView({ id, tone, value: { title, lead, experts: cards } }: ViewProps<typeof experts>) {
  const words = useWords(pageWords)
  return (
    <Band id={id} tone={tone} title={title} lead={lead}>
      {cards.length === 0 ? (
        <p className="text-muted">{words.noExperts}</p>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(expert => (
            <li key={expert.id}>
              <ExpertCard expert={expert} heading={title === '' ? 'h2' : 'h3'} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}
