import { formatCount } from '../../../../../base/web/format.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { choiceClass, choicesClass } from '../../../../../ui/choices.ts'
import { rescoringWords } from '../../words.ts'

export type Adjustments = 'keep' | 'drop'

/** Says that scores were set by hand in the old metric; the board below is shown by the choice made here. */
export function AdjustedChoice({ count, chosen }: { count: number; chosen: Adjustments | undefined }) {
  const { adjusted: words } = useWords(rescoringWords)
  const to = useQueryLink()
  return (
    <Callout kind="warn" title={words.title(formatCount(count))}>
      <p>{words.text}</p>
      <nav aria-label={words.choose} className={`${choicesClass} mt-3`}>
        {(['keep', 'drop'] as const).map(choice => (
          <SiteLink
            key={choice}
            to={to({ adjustments: choice })}
            aria-current={chosen === choice ? 'true' : undefined}
            className={choiceClass(chosen === choice)}
          >
            {words[choice]}
          </SiteLink>
        ))}
      </nav>
    </Callout>
  )
}
