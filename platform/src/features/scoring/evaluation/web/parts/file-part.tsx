import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useForm } from '../../../../../site/use-form.ts'
import type { FileForm } from '../../schema.ts'
import { evaluationWords } from '../../words.ts'
import { FileFields } from './file-fields.tsx'
import type { Evaluation, RoundPlace } from './types.ts'

const blank: FileForm = {
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'prediction', kind: 'label' }],
  answerColumn: null,
  formats: ['csv', 'csv.gz', 'jsonl', 'zip'],
  expectedRows: null,
}

/** What result files look like: as the answers suggest, or as typed. */
export function FilePart({ place, evaluation }: { place: RoundPlace; evaluation: Evaluation }) {
  const { file: words } = useWords(evaluationWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const [notice, setNotice] = useState<string>()
  const editing = useForm({
    name: `competition:${place.id}:round:${place.roundId}:file`,
    saved: evaluation.file,
    save: (value, tag) =>
      api('PUT /api/admin/competitions/{id}/rounds/{roundId}/file', { params: place, body: { value, tag } }),
  })
  const { file } = editing.value
  const hasAnswers = evaluation.answers.some(answer => answer.list === 'A')
  const derive = () =>
    run(async () => {
      const derived = await api('POST /api/admin/competitions/{id}/rounds/{roundId}/derive', {
        params: place,
      })
      if (derived.file) editing.set({ file: derived.file })
      setNotice(derived.file ? words.derived : words.nothing)
    })
  const missing = editing.issues.flatMap(issue =>
    issue.code === 'column_missing' && issue.message ? [issue.message] : [],
  )
  return (
    <EditingForm
      editing={editing}
      problems={missing.length === 0 ? [] : [`${words.missing} ${missing.join(', ')}`]}
    >
      <p className="max-w-2xl text-muted">{words.lead}</p>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {notice && editing.isDirty && <Callout live>{notice}</Callout>}
      {file ? (
        <FileFields file={file} onChange={next => editing.set({ file: next })} issues={editing.issues} />
      ) : (
        <EmptyState
          title={words.none}
          action={
            <Button variant="secondary" onClick={() => editing.set({ file: blank })}>
              {words.start}
            </Button>
          }
        >
          {words.noneHint}
        </EmptyState>
      )}
      {hasAnswers && (
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void derive()}>
            {words.derive}
          </Button>
        </div>
      )}
    </EditingForm>
  )
}
