import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { BilingualMarkdownField } from '../../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { withChosen } from '../../../../../site/staff/with-chosen.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { kindOf, longestBody, stepKinds, type StepKind } from '../../rules.ts'
import { learningWords } from '../../words.ts'

type Managed = Answer<SiteCalls['GET /api/admin/learning/{pathId}']>
type Step = Managed['value']['steps'][number]

/** A step of a learning path: its texts, and what it leads to. */
export function StepFields({
  number,
  step,
  articles,
  competitions,
  problemAt,
  onChange,
  onUp,
  onDown,
  onRemove,
}: {
  number: number
  step: Step
  articles: Managed['articles']
  competitions: Managed['competitions']
  problemAt: (field: string) => string | undefined
  onChange: (step: Step) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}) {
  const all = useWords(learningWords)
  const { admin: words } = all
  const lang = useLang()
  const set = (change: Partial<Step>) => onChange({ ...step, ...change })
  const kind = kindOf(step)
  const lead = (to: StepKind) =>
    set({
      articleId: to === 'article' ? (articles[0]?.id ?? null) : null,
      competitionId: to === 'competition' ? (competitions[0]?.id ?? null) : null,
    })
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{all.step(formatCount(number))}</h2>
        <div className="flex flex-wrap gap-2">
          {onUp && (
            <Button variant="quiet" size="small" onClick={onUp}>
              {words.up}
            </Button>
          )}
          {onDown && (
            <Button variant="quiet" size="small" onClick={onDown}>
              {words.down}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onRemove}>
            {words.removeStep}
          </Button>
        </div>
      </div>
      <BilingualField label={words.stepName} maxLength={80} {...sidesOf('title', step, set, problemAt)} />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={words.target}
          value={kind}
          onChange={lead}
          options={stepKinds.map(one => [one, words.targets[one]] as const)}
        />
        {kind === 'article' && (
          <SelectField
            label={words.article}
            value={String(step.articleId)}
            onChange={id => set({ articleId: Number(id) })}
            options={withChosen(articles, step.articleId, lang)}
            problem={problemAt('articleId')}
          />
        )}
        {kind === 'competition' && (
          <SelectField
            label={words.competition}
            value={String(step.competitionId)}
            onChange={id => set({ competitionId: Number(id) })}
            options={withChosen(competitions, step.competitionId, lang)}
            problem={problemAt('competitionId')}
          />
        )}
      </div>
      <BilingualMarkdownField
        label={words.stepBody}
        maxLength={longestBody}
        {...sidesOf('body', step, set, problemAt)}
      />
    </Card>
  )
}
