import { formatCount, usualZone } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import type { NeedValue } from '../../editing.contract.ts'
import { bidWords } from '../../words.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** A call as it was written, in both languages, where it cannot be changed. */
export function NeedAsWritten({ value, industry }: { value: NeedValue; industry: string | undefined }) {
  const { formatTime } = useFormats()
  const all = useWords(bidWords)
  const { edit: words } = all
  const facts = [
    [words.organisation, value.organisation],
    [words.reward, value.reward === null ? all.negotiable : all.yuan(formatCount(value.reward))],
    [words.deadline, value.deadline === null ? '' : formatTime(value.deadline, usualZone)],
    [all.industry, industry ?? ''],
    [words.confidentiality, words.levels[value.confidentiality]],
  ] as const
  const texts = [
    [words.name, value.titleZh, value.titleEn],
    [words.summary, value.summaryZh, value.summaryEn],
    [words.background, value.backgroundZh, value.backgroundEn],
    [words.target, value.targetZh, value.targetEn],
    [words.criteria, value.criteriaZh, value.criteriaEn],
  ] as const
  return (
    <Card as="section">
      <dl className="grid gap-5">
        {[...facts, ...texts].map(
          ([label, ...written]) =>
            written.some(text => text !== '') && (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                {written.map(
                  (text, at) =>
                    text !== '' && (
                      <dd key={at} className="mt-1 whitespace-pre-line">
                        {text}
                      </dd>
                    ),
                )}
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
