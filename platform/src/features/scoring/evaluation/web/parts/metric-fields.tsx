import type { Issue } from '../../../../../base/contract/failure.ts'
import { wordFor } from '../../../../../base/web/words.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { CheckField, SelectField, TextField } from '../../../../../ui/field.tsx'
import { useProblemAt } from '../../../../../site/use-problem-at.ts'
import { hasParam } from '../../rules.ts'
import { metricTerms } from '../../../../engine/metrics/term-words.ts'
import type { MetricChoice, MetricForm } from './types.ts'

type Params = Extract<MetricChoice, { kind: 'builtin' }>['params']

/** The parameters of a metric, each as its kind asks. */
export function MetricFields({
  fields,
  params,
  onChange,
  issues,
}: {
  fields: MetricForm['fields']
  params: Params
  onChange: (params: Params) => void
  issues: readonly Issue[]
}) {
  const words = useWords(metricTerms)
  const problemAt = useProblemAt(issues)
  if (fields.length === 0) return null
  const shown = fields.filter(field => hasParam(field.name, params))
  const worded = (texts: Record<string, string>, key: string) => wordFor(texts, key) ?? key
  return (
    <fieldset className="grid gap-4 md:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">{words.parameters}</legend>
      {shown.map(field => {
        const label = worded(words.names, field.name)
        const value = params[field.name] ?? field.initial ?? ''
        const set = (next: string | number | boolean) => onChange({ ...params, [field.name]: next })
        if (field.kind === 'boolean')
          return <CheckField key={field.name} label={label} checked={value === true} onChange={set} />
        if (field.kind === 'choice')
          return (
            <SelectField
              key={field.name}
              label={label}
              value={String(value)}
              onChange={set}
              options={field.choices.map(choice => [choice, worded(words.choices, choice)])}
            />
          )
        const isNumber = field.kind !== 'text'
        return (
          <TextField
            key={field.name}
            label={label}
            value={String(value)}
            // What is no number is left as it was typed: the server says so.
            onChange={text =>
              set(isNumber && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text)
            }
            problem={problemAt(`value.metric.params.${field.name}`)}
            {...(isNumber
              ? {
                  type: 'number' as const,
                  step: field.kind === 'integer' ? 1 : ('any' as const),
                  ...(field.min === null ? {} : { min: field.min }),
                  ...(field.max === null ? {} : { max: field.max }),
                }
              : { maxLength: 200 })}
          />
        )
      })}
    </fieldset>
  )
}
