import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import type { FileForm } from '../../schema.ts'
import { evaluationWords } from '../../words.ts'
import { TrialOutcome } from './trial-outcome.tsx'
import type { MetricChoice, RoundPlace } from './types.ts'

export type Trial = Answer<SiteCalls['POST /api/admin/competitions/{id}/rounds/{roundId}/try']>

/** Scores a file with the metric as it stands on this page, and keeps nothing. */
export function TrialBox({
  place,
  hasListB,
  metric,
  columns,
}: {
  place: RoundPlace
  hasListB: boolean
  metric: MetricChoice
  /** Not saved yet, as the metric; without them the round's own. */
  columns?: FileForm
}) {
  const { trial: words } = useWords(evaluationWords)
  const sendForm = useSendForm()
  const [trial, setTrial] = useState<Trial>()
  const form = useForm({
    saved: { value: { file: null as File | null, list: 'A' as 'A' | 'B' }, tag: '' },
    reload: 'never',
    save: async (value, tag) => {
      setTrial(undefined)
      setTrial(
        await sendForm<Trial>(`/api/admin/competitions/${place.id}/rounds/${place.roundId}/try`, {
          ...value,
          metric: JSON.stringify(metric),
          ...(columns ? { columns: JSON.stringify(columns) } : {}),
        }),
      )
      return { value, tag }
    },
  })
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="mt-1 text-sm text-muted">{words.lead}</p>
      </div>
      <FileDrop
        name="trial"
        label={words.file}
        hint={words.hint}
        accept=".csv,.tsv,.txt,.json,.jsonl,.gz,.zip"
        {...form.field('file')}
        onChange={chosen => {
          form.set({ file: chosen })
          setTrial(undefined)
          form.clear()
        }}
      />
      {hasListB && (
        <SelectField
          label={words.list}
          {...form.field('list')}
          options={(['A', 'B'] as const).map(name => [name, words.lists[name]])}
        />
      )}
      <div>
        <Button
          variant="secondary"
          busy={form.isBusy}
          disabledReason={form.value.file ? undefined : words.noFile}
          onClick={() => void form.save()}
        >
          {words.run}
        </Button>
      </div>
      {form.problem && (
        <Callout kind="bad" live>
          {form.problem}
        </Callout>
      )}
      {trial && <TrialOutcome trial={trial} />}
    </Card>
  )
}
