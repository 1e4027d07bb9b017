import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useForm } from '../../../../../site/use-form.ts'
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

const blank = {
  list: 'A' as 'A' | 'B',
  file: null as File | null,
  isDivided: false,
  /** In percent. */ publicShare: '30',
  seed: '',
}

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
  const [done, setDone] = useState<Taken['answer']>()
  const isSplit = evaluation.listBMode === 'split'
  const form = useForm({
    saved: { value: blank, tag: '' },
    save: async (value, tag) => {
      const { list, file, isDivided, publicShare, seed } = value
      const { answer } = await sendForm<Taken>(
        `/api/admin/competitions/${place.id}/rounds/${place.roundId}/answers`,
        {
          list,
          file,
          ...(columns ? { columns: JSON.stringify(columns) } : {}),
          ...(isSplit && isDivided
            ? { publicShare: String(Number(publicShare) / 100), seed: seed.trim() === '' ? undefined : seed }
            : {}),
        },
      )
      setDone(answer)
      onTaken?.(answer)
      return { value: { ...value, file: null }, tag }
    },
  })
  const { file, isDivided } = form.value
  const wrongPlaces = form.issues.flatMap(issue => issue.message ?? [])
  return (
    <Card as="section">
      <form {...form.props} className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{words.title}</h2>
          <p className="text-sm text-muted">{words.lead}</p>
          {isSplit && <p className="text-sm text-muted">{words.leadSplit}</p>}
        </div>
        {evaluation.isScored && <Callout kind="warn">{words.waiting}</Callout>}
        {evaluation.listBMode === 'window' && (
          <SelectField
            label={words.list}
            {...form.field('list')}
            options={(['A', 'B'] as const).map(name => [name, words.lists[name]])}
          />
        )}
        <FileDrop
          key={file ? 'chosen' : 'empty'}
          name="answers"
          label={words.file}
          hint={words.hint(formatBytes(largestAnswers))}
          accept=".csv"
          // What is wrong with it stands below, every place of it.
          value={file}
          onChange={chosen => {
            form.set({ file: chosen })
            form.clear()
          }}
        />
        {isSplit && (
          <div className="grid gap-4">
            <CheckField
              label={words.divide}
              checked={isDivided}
              onChange={form.field('isDivided').onChange}
            />
            {isDivided && (
              <div className="grid gap-4 md:grid-cols-2">
                <TextField
                  label={words.share}
                  type="number"
                  min={1}
                  max={99}
                  step="any"
                  {...form.field('publicShare')}
                />
                <TextField
                  label={words.seed}
                  hint={words.seedHint}
                  autoComplete="off"
                  maxLength={200}
                  {...form.field('seed')}
                />
              </div>
            )}
          </div>
        )}
        {form.problem && (
          <Callout kind="bad" title={words.wrong} live>
            <p>{form.problem}</p>
            {wrongPlaces.length > 0 && (
              <ul className="mt-1 list-disc pl-5">
                {wrongPlaces.map(text => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </Callout>
        )}
        {form.justSaved && done && (
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
          <Button type="submit" busy={form.isBusy} disabledReason={file ? undefined : trial.noFile}>
            {form.isBusy ? words.checking : words.upload}
          </Button>
        </div>
      </form>
    </Card>
  )
}
