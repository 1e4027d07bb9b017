import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
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
  const [file, setFile] = useState<File | null>(null)
  const [list, setList] = useState<'A' | 'B'>('A')
  const { run: ask, isBusy, problem, clear } = useMutation({ reload: 'never' })
  const [trial, setTrial] = useState<Trial>()
  const run = async (chosen: File) => {
    setTrial(undefined)
    await ask(async () => {
      setTrial(
        await sendForm<Trial>(`/api/admin/competitions/${place.id}/rounds/${place.roundId}/try`, {
          list,
          metric: JSON.stringify(metric),
          ...(columns ? { columns: JSON.stringify(columns) } : {}),
          file: chosen,
        }),
      )
    })
  }
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
        file={file}
        onFile={chosen => {
          setFile(chosen)
          setTrial(undefined)
          clear()
        }}
      />
      {hasListB && (
        <SelectField
          label={words.list}
          value={list}
          onChange={setList}
          options={(['A', 'B'] as const).map(name => [name, words.lists[name]])}
        />
      )}
      <div>
        <Button
          variant="secondary"
          busy={isBusy}
          disabledReason={file ? undefined : words.noFile}
          onClick={() => file && void run(file)}
        >
          {words.run}
        </Button>
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {trial && <TrialOutcome trial={trial} />}
    </Card>
  )
}
