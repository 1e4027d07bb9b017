import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Issue } from '../../../../../base/contract/failure.ts'
import { useFormats } from '../../../../../site/use-formats.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useProblemAt } from '../../../../../site/use-problem-at.ts'
import { descriptionOf } from '../../../evaluation/rules.ts'
import type { ScoringSetting } from '../../../evaluation/schema.ts'
import { AnswersUpload } from '../../../evaluation/web/parts/answers-upload.tsx'
import { FileFields } from '../../../evaluation/web/parts/file-fields.tsx'
import { MetricAbout } from '../../../evaluation/web/parts/metric-about.tsx'
import { MetricFields } from '../../../evaluation/web/parts/metric-fields.tsx'
import { MetricSelect } from '../../../evaluation/web/parts/metric-select.tsx'
import { SqlFields } from '../../../evaluation/web/parts/sql-fields.tsx'
import { TrialBox } from '../../../evaluation/web/parts/trial-box.tsx'
import type { Evaluation, MetricChoice, MetricForm, RoundPlace } from '../../../evaluation/web/parts/types.ts'
import { ReasonField } from '../../../../../site/staff/reason-field.tsx'
import { fitsMetric } from '../../../../engine/scorer/answer-rules.ts'
import { rescoringWords } from '../../words.ts'

type Draft = {
  metric: MetricChoice
  file: ScoringSetting['file']
  A: string
  B: string
  reason: string
}
type Props = {
  place: RoundPlace
  evaluation: Evaluation
  file: ScoringSetting['file']
  metrics: readonly MetricForm[]
  zone: string
}

/** How a round is to be scored: tried with a file, then begun as a re-scoring. What is typed stays in this browser. */
export function SettingForm({ place, evaluation, file, metrics, zone }: Props) {
  const words = useWords(rescoringWords)
  const { formatTime } = useFormats()
  const api = useApi()
  const navigate = useNavigate()
  const { metric } = evaluation.metric.value
  const fresh = {
    value: { metric, file, A: '', B: '', reason: '' } satisfies Draft as Draft,
    tag: `${evaluation.metric.tag} ${evaluation.file.tag}`,
  }
  const startedId = useRef(0)
  const editing = useForm({
    name: `competition:${place.id}:round:${place.roundId}:rescore`,
    saved: fresh,
    save: async ({ A, B, reason, ...setting }) => {
      const started = await api('POST /api/admin/competitions/{id}/schedules/{scheduleId}/rescores', {
        params: { id: place.id, scheduleId: place.roundId },
        body: {
          reason,
          // A metric that is none is refused where it stands.
          evaluation: setting as ScoringSetting,
          ...(A ? { answerA: Number(A) } : {}),
          ...(B ? { answerB: Number(B) } : {}),
        },
      })
      startedId.current = started.id
      return fresh
    },
    onSaved: () =>
      void navigate(
        pathTo('/admin/competitions/:id/rescores/:rescoreId', { id: place.id, rescoreId: startedId.current }),
      ),
  })
  const { value, set } = editing
  const issues = editing.issues.map(asSaved)
  const problemAt = useProblemAt(editing.issues)
  const chosen = metrics.find(one => value.metric.kind === 'builtin' && one.key === value.metric.key)
  const missing = editing.issues.flatMap(issue =>
    issue.code === 'column_missing' && issue.message ? [issue.message] : [],
  )
  const said = editing.issues.flatMap(issue =>
    issue.path === 'body.evaluation.file' && issue.message ? [issue.message] : [],
  )
  const lists = evaluation.listBMode === 'window' ? (['A', 'B'] as const) : (['A'] as const)
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <EditingForm
        editing={editing}
        submit={words.start}
        problems={missing.length > 0 ? [`${words.missing} ${missing.join(', ')}`] : said}
      >
        <h2 className="text-lg font-semibold">{words.metric}</h2>
        <Card className="grid grid-cols-1 gap-5">
          <MetricSelect metrics={metrics} chosen={value.metric} onChange={next => set({ metric: next })} />
          {chosen && value.metric.kind === 'builtin' && (
            <>
              <MetricAbout metric={chosen} />
              <MetricFields
                fields={chosen.fields}
                params={value.metric.params}
                onChange={params =>
                  set({ metric: { ...(value.metric as { kind: 'builtin'; key: string }), params } })
                }
                issues={issues}
              />
            </>
          )}
          {value.metric.kind === 'sql' && (
            <SqlFields
              metric={value.metric}
              file={value.file}
              onChange={next => set({ metric: next })}
              issues={issues}
            />
          )}
        </Card>
        <div>
          <h2 className="text-lg font-semibold">{words.file}</h2>
          <p className="mt-1 text-sm text-muted">{words.fileHint}</p>
        </div>
        {chosen && !fitsMetric(descriptionOf(value.file), chosen.prediction) && (
          <Callout kind="warn">{words.unfit}</Callout>
        )}
        <FileFields file={value.file} onChange={next => set({ file: next })} issues={issues} />
        <div>
          <h2 className="text-lg font-semibold">{words.answers}</h2>
          <p className="mt-1 text-sm text-muted">{words.answersHint}</p>
        </div>
        <Card className="grid gap-5">
          {lists.map(list => (
            <SelectField
              key={list}
              label={words.rescores.answers(list)}
              value={value[list]}
              onChange={id => set({ [list]: id })}
              options={[
                ['', words.rescores.keep],
                ...evaluation.answers
                  .filter(answer => answer.list === list && !answer.isActive)
                  .map(
                    answer =>
                      [String(answer.id), nameOf(answer, formatTime(answer.createdAt, zone))] as const,
                  ),
              ]}
            />
          ))}
          <ReasonField
            value={value.reason}
            onChange={reason => set({ reason })}
            isMissing={problemAt('reason') !== undefined}
          />
        </Card>
      </EditingForm>
      <div className="grid gap-6">
        <TrialBox
          place={place}
          hasListB={evaluation.listBMode === 'window'}
          metric={value.metric}
          columns={value.file}
        />
        <AnswersUpload
          place={place}
          evaluation={evaluation}
          columns={value.file}
          onTaken={answer => set({ [answer.list]: String(answer.id) })}
        />
      </div>
    </div>
  )
}

/** The parts of this form are those of settings that are saved. */
const asSaved = (issue: Issue): Issue => ({
  ...issue,
  path: issue.path.replace('body.evaluation.', 'body.value.'),
})

const nameOf = (answer: Evaluation['answers'][number], created: string) =>
  `${answer.fileName || answer.sha256.slice(0, 12)} · ${created}`
