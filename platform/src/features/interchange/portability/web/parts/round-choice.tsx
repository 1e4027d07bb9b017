import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, SelectField } from '../../../../../ui/field.tsx'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import type { Choices, Preview } from '../../schema.ts'
import { portabilityWords } from '../../words.ts'

type Choice = Choices['rounds'][number]
export type Metrics = Answer<SiteCalls['GET /api/admin/metrics']>['metrics']

/** A phase of the file and what its organiser makes of it: a round or not, when, and by which metric. */
export function RoundChoice({
  round,
  choice,
  index,
  zone,
  metrics,
  problemAt,
  onChange,
}: {
  round: Preview['rounds'][number]
  choice: Choice
  index: number
  zone: string
  metrics: Metrics
  problemAt: (field: keyof Choice) => string | undefined
  onChange: (change: Partial<Choice>) => void
}) {
  const words = useWords(portabilityWords)
  const { answers } = round
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="font-semibold">{round.title || `${words.preview.rounds} ${index + 1}`}</h3>
        <CheckField
          label={words.preview.take}
          checked={choice.isTaken}
          onChange={isTaken => onChange({ isTaken })}
        />
      </div>
      <p className="text-sm text-muted">
        {answers
          ? words.preview.answers(formatCount(answers.rows), answers.columns.join(', '))
          : words.preview.noAnswers}
        {answers?.usage &&
          ` · ${words.preview.split(formatCount(answers.usage.Public), formatCount(answers.usage.Private))}`}
      </p>
      {choice.isTaken && (
        <div className="grid gap-3 md:grid-cols-3">
          <TimeField
            label={words.preview.start}
            zone={zone}
            value={choice.startAt || null}
            onChange={startAt => onChange({ startAt })}
            problem={problemAt('startAt')}
          />
          <TimeField
            label={words.preview.end}
            zone={zone}
            value={choice.endAt || null}
            onChange={endAt => onChange({ endAt })}
            problem={problemAt('endAt')}
          />
          <SelectField
            label={words.preview.metric}
            hint={round.scoreName ? words.preview.metricHint(round.scoreName) : undefined}
            value={choice.metricKey ?? ''}
            onChange={key => onChange({ metricKey: key || null })}
            problem={problemAt('metricKey')}
            options={[
              ['', words.preview.metricLater],
              ...metrics.map(metric => [metric.key, metric.name] as const),
            ]}
          />
        </div>
      )}
    </Card>
  )
}
