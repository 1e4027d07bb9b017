import { formatCount } from '../../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { rescoringWords } from '../../words.ts'

export type Adjustments = 'keep' | 'drop'

/** Says that scores were set by hand in the old metric; the board below is shown by the choice made here. */
export function AdjustedChoice({ count, chosen }: { count: number; chosen: Adjustments | undefined }) {
  const { adjusted: words } = useWords(rescoringWords)
  const to = useQueryLink()
  return (
    <Callout kind="warn" title={words.title(formatCount(count))}>
      <p>{words.text}</p>
      <ChoiceLinks
        label={words.choose}
        chosen={chosen}
        choices={(['keep', 'drop'] as const).map(one => [one, words[one], to({ adjustments: one })])}
        className="mt-3"
      />
    </Callout>
  )
}
