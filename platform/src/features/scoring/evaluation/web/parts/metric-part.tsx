import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { metricTerms } from '../../../../engine/metrics/term-words.ts'
import { MetricAbout } from './metric-about.tsx'
import { MetricFields } from './metric-fields.tsx'
import { MetricSelect } from './metric-select.tsx'
import { SqlFields } from './sql-fields.tsx'
import { TrialBox } from './trial-box.tsx'
import type { Evaluation, MetricForm, RoundPlace } from './types.ts'

/** Chooses the metric and tries it, whether it is saved yet or not. */
export function MetricPart({
  place,
  evaluation,
  metrics,
}: {
  place: RoundPlace
  evaluation: Evaluation
  metrics: readonly MetricForm[]
}) {
  const words = useWords(metricTerms)
  const api = useApi()
  const editing = useForm({
    name: `competition:${place.id}:round:${place.roundId}:metric`,
    saved: evaluation.metric,
    save: (value, tag) =>
      api('PUT /api/admin/competitions/{id}/rounds/{roundId}/metric', {
        params: place,
        body: { value, tag },
      }),
  })
  const { metric } = editing.value
  const chosen = metric.kind === 'builtin' ? metrics.find(one => one.key === metric.key) : undefined
  const set = (next: typeof metric) => editing.set({ metric: next })
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <EditingForm editing={editing}>
        <Card as="section" className="grid grid-cols-1 gap-5">
          <h2 className="text-lg font-semibold">{words.title}</h2>
          <MetricSelect metrics={metrics} chosen={metric} onChange={set} />
          {chosen && metric.kind === 'builtin' && (
            <>
              <MetricAbout metric={chosen} />
              <MetricFields
                fields={chosen.fields}
                params={metric.params}
                onChange={params => set({ ...metric, params })}
                issues={editing.issues}
              />
            </>
          )}
          {metric.kind === 'sql' && (
            <SqlFields
              metric={metric}
              file={evaluation.file.value.file}
              onChange={set}
              issues={editing.issues}
            />
          )}
        </Card>
      </EditingForm>
      <TrialBox place={place} hasListB={evaluation.listBMode === 'window'} metric={metric} />
    </div>
  )
}
