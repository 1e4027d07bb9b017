import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, SelectField, TextField } from '../../../../../ui/field.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { largestAnswers } from '../../rules.ts'
import type { FileForm } from '../../schema.ts'
import { evaluationWords } from '../../words.ts'
import type { Evaluation, RoundPlace } from './types.ts'

type Taken = Answer<SiteCalls['POST /api/admin/competitions/{id}/rounds/{roundId}/answers']>

/** Sends answers to be checked; a refusal lists every wrong place. */
export function AnswersUpload({
  place,
  evaluation,
  columns,
  onTaken,
}: {
  place: RoundPlace
  evaluation: Evaluation
  /** Of a re-scoring that is being prepared: the answers must fit these. */
  columns?: FileForm
  onTaken?: (answer: Taken['answer']) => void
}) {
  const { answers: words, trial, toRescores } = useWords(evaluationWords)
  const sendForm = useSendForm()
  const { run, isBusy, problem, issues, clear } = useMutation()
  const [file, setFile] = useState<File | null>(null)
  const [list, setList] = useState<'A' | 'B'>('A')
  const [isDivided, setDivided] = useState(false)
  const [share, setShare] = useState('30')
  const [seed, setSeed] = useState('')
  const [done, setDone] = useState<Taken['answer']>()
  const wrongPlaces = issues.flatMap(issue => issue.message ?? [])
  const isSplit = evaluation.listBMode === 'split'

  const upload = async () => {
    if (!file || isBusy) return
    setDone(undefined)
    await run(async () => {
      const { answer } = await sendForm<Taken>(
        `/api/admin/competitions/${place.id}/rounds/${place.roundId}/answers`,
        {
          list,
          file,
          ...(columns ? { columns: JSON.stringify(columns) } : {}),
          ...(isSplit && isDivided
            ? { publicShare: String(Number(share) / 100), seed: seed.trim() === '' ? undefined : seed }
            : {}),
        },
      )
      setDone(answer)
      onTaken?.(answer)
      setFile(null)
    })
  }
  return (
    <Card as="section">
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void upload()
        }}
      >
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{words.title}</h2>
          <p className="text-sm text-muted">{words.lead}</p>
          {isSplit && <p className="text-sm text-muted">{words.leadSplit}</p>}
        </div>
        {evaluation.isScored && <Callout kind="warn">{words.waiting}</Callout>}
        {evaluation.listBMode === 'window' && (
          <SelectField
            label={words.list}
            value={list}
            onChange={setList}
            options={(['A', 'B'] as const).map(name => [name, words.lists[name]])}
          />
        )}
        <FileDrop
          key={file ? 'chosen' : 'empty'}
          name="answers"
          label={words.file}
          hint={words.hint(formatBytes(largestAnswers))}
          accept=".csv"
          file={file}
          onFile={chosen => {
            setFile(chosen)
            clear()
            setDone(undefined)
          }}
        />
        {isSplit && (
          <div className="grid gap-4">
            <CheckField label={words.divide} checked={isDivided} onChange={setDivided} />
            {isDivided && (
              <div className="grid gap-4 md:grid-cols-2">
                <TextField
                  label={words.share}
                  type="number"
                  min={1}
                  max={99}
                  step="any"
                  value={share}
                  onChange={setShare}
                />
                <TextField
                  label={words.seed}
                  hint={words.seedHint}
                  autoComplete="off"
                  maxLength={200}
                  value={seed}
                  onChange={setSeed}
                />
              </div>
            )}
          </div>
        )}
        {problem && (
          <Callout kind="bad" title={words.wrong} live>
            <p>{problem}</p>
            {wrongPlaces.length > 0 && (
              <ul className="mt-1 list-disc pl-5">
                {wrongPlaces.map(text => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </Callout>
        )}
        {done && (
          <Callout kind="good" live>
            {words.done(formatCount(done.rows ?? 0))}{' '}
            {evaluation.isScored && !columns && (
              <SiteLink to={pathTo('/admin/competitions/:id/rescores', { id: place.id })}>
                {toRescores}
              </SiteLink>
            )}
          </Callout>
        )}
        <div>
          <Button type="submit" busy={isBusy} disabledReason={file ? undefined : trial.noFile}>
            {isBusy ? words.checking : words.upload}
          </Button>
        </div>
      </form>
    </Card>
  )
}
