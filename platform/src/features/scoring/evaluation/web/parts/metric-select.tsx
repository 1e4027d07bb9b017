import { useWords } from '../../../../../site/use-site.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { predictions } from '../../../../engine/scorer/metrics/metric.ts'
import { metricTerms } from '../../../../engine/metrics/term-words.ts'
import type { MetricChoice, MetricForm } from './types.ts'

/** All metrics by what they are about, and a query of one's own. */
export function MetricSelect({
  metrics,
  chosen,
  onChange,
}: {
  metrics: readonly MetricForm[]
  chosen: MetricChoice
  onChange: (metric: MetricChoice) => void
}) {
  const words = useWords(metricTerms)
  const choose = (key: string) => {
    if (key === '') return onChange({ kind: 'none' })
    if (key === 'sql') return onChange({ kind: 'sql', sql: '', direction: 'maximize' })
    const found = metrics.find(metric => metric.key === key)
    if (!found) return
    const params = Object.fromEntries(
      found.fields.flatMap(field => (field.initial === null ? [] : [[field.name, field.initial]])),
    )
    onChange({ kind: 'builtin', key, params })
  }
  return (
    <Field label={words.choose}>
      {control => (
        <Select
          {...control}
          value={chosen.kind === 'builtin' ? chosen.key : chosen.kind === 'sql' ? 'sql' : ''}
          onChange={choose}
        >
          <option value="">{words.none}</option>
          {predictions.map(family => (
            <optgroup key={family} label={words.families[family]}>
              {metrics
                .filter(metric => metric.prediction === family)
                .map(metric => (
                  <option key={metric.key} value={metric.key}>
                    {metric.name}
                  </option>
                ))}
            </optgroup>
          ))}
          <option value="sql">{words.sql}</option>
        </Select>
      )}
    </Field>
  )
}
