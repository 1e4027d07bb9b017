import type { Issue } from '../../../../../base/contract/failure.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { Scroller } from '../../../../../ui/scroller.tsx'
import { useProblemAt } from '../../../../../site/use-problem-at.ts'
import { metricTerms } from '../../../../engine/metrics/term-words.ts'
import { exampleQuery } from '../../rules.ts'
import type { Evaluation, MetricChoice } from './types.ts'

type Sql = Extract<MetricChoice, { kind: 'sql' }>

/** A query of the organiser's own, with one that works on this round's columns to begin with. */
export function SqlFields({
  metric,
  file,
  onChange,
  issues,
}: {
  metric: Sql
  file: Evaluation['file']['value']['file']
  onChange: (metric: Sql) => void
  issues: readonly Issue[]
}) {
  const words = useWords(metricTerms)
  const problemAt = useProblemAt(issues)
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={words.sqlText}
        hint={words.sqlHint}
        rows={10}
        maxLength={20_000}
        className="[&_textarea]:font-mono"
        value={metric.sql}
        onChange={sql => onChange({ ...metric, sql })}
        problem={problemAt('value.metric.sql')}
      />
      {file && (
        <figure className="text-sm">
          <figcaption className="text-muted">{words.sqlExample}</figcaption>
          <Scroller
            label={words.sqlExample}
            className="mt-1 overflow-x-auto rounded-xl bg-sunken p-3 font-mono text-[0.8rem]"
          >
            <pre translate="no">{exampleQuery(file)}</pre>
          </Scroller>
        </figure>
      )}
      <SelectField
        label={words.direction}
        value={metric.direction}
        onChange={direction => onChange({ ...metric, direction })}
        options={(['maximize', 'minimize'] as const).map(way => [way, words.directions[way]])}
      />
    </div>
  )
}
