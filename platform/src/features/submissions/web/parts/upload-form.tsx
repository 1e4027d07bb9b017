import { useState } from 'react'
import { ApiError } from '../../../../base/contract/client.ts'
import { formatBytes } from '../../../../base/web/format.ts'
import { useSendForm } from '../../../../site/browser-api.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { issueMessage } from '../../../scoring/fault-words.ts'
import { quickCheck, type FileDescription, type FileFormat } from '../../../scoring/file-rules.ts'
import { formatOf } from '../../rules.ts'
import { submissionWords } from '../../words.ts'
import type { Submission } from '../use-submission.ts'
import type { SubmitsData } from '../submits.page.tsx'
import { UploadFailure } from './upload-failure.tsx'

const largestChecked = 32 * 1024 * 1024

type Props = {
  competitionId: number
  scheduleId: number
  /** The boards of the round; none when it has one alone. */
  boards: readonly string[]
  file: NonNullable<SubmitsData['file']>
  onMade: (submission: Submission) => void
}

/** The file is checked here first: what the browser can see to be wrong costs nothing. */
export function UploadForm({ competitionId, scheduleId, boards, file: wanted, onMade }: Props) {
  const words = useWords(submissionWords)
  const lang = useLang()
  const [file, setFile] = useState<File | null>(null)
  const [process, setProcess] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [board, setBoard] = useState(boards[0] ?? '')
  const [problems, setProblems] = useState<string[]>([])
  const [isChecked, setChecked] = useState(false)
  /** Unlike what is wrong with the file, it leaves the next press free. */
  const [failure, setFailure] = useState<ApiError>()
  const [progress, setProgress] = useState<number | null>(null)
  const [isLost, setLost] = useState(false)
  const sendForm = useSendForm()

  const description: FileDescription = {
    idColumn: { name: wanted.idColumn, kind: 'text' },
    columns: wanted.columns as FileDescription['columns'],
    formats: wanted.formats as FileFormat[],
    expectedRows: wanted.expectedRows ?? undefined,
  }

  const choose = async (chosen: File | null) => {
    setFile(chosen)
    setChecked(false)
    setProblems([])
    setFailure(undefined)
    if (!chosen) return
    const format = formatOf(chosen.name) as FileFormat | ''
    if (!description.formats.some(known => known === format))
      return setProblems([words.check.format(wanted.formats.join(', '))])
    if (chosen.size > wanted.maxBytes)
      return setProblems([words.check.tooLarge(formatBytes(wanted.maxBytes))])
    if (format === '' || format.endsWith('.gz') || format === 'zip' || chosen.size > largestChecked)
      return setChecked(true)
    const issues = quickCheck(await chosen.text(), description, format)
    setProblems(issues.map(issue => issueMessage(issue, lang)))
    setChecked(issues.length === 0)
  }

  const submit = async () => {
    if (!file) return setProblems([words.noFile])
    if (progress !== null || problems.length > 0) return
    setProgress(0)
    setFailure(undefined)
    try {
      const { submission } = await sendForm<{ submission: Submission }>(
        `/api/competitions/${competitionId}/uploads`,
        { schedule_id: String(scheduleId), subRank: board, note, file, process },
        {
          onProgress: share => {
            setLost(false)
            setProgress(share)
          },
          onLost: () => setLost(true),
        },
      )
      setFile(null)
      setProcess(null)
      setNote('')
      setChecked(false)
      onMade(submission)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setProgress(null)
      setLost(false)
    }
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <FileDrop
        key={file ? 'chosen' : 'empty'}
        name="file"
        label={words.form.file}
        hint={words.form.hint(wanted.formats.join(', '), formatBytes(wanted.maxBytes))}
        accept={wanted.formats.map(format => `.${format.split('.').at(-1)}`).join(',')}
        file={file}
        onFile={chosen => void choose(chosen)}
      />
      {problems.length > 0 && (
        <Callout kind="bad" title={words.check.bad} live>
          <ul className="mt-1 list-disc pl-5">
            {problems.map(problem => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Callout>
      )}
      {failure && <UploadFailure failure={failure} />}
      {isChecked && !failure && (
        <Callout kind="good" live>
          {words.check.ok}
        </Callout>
      )}
      {boards.length > 0 && (
        <label className="text-sm">
          {words.form.board}
          <select className="field mt-1" value={board} onChange={event => setBoard(event.target.value)}>
            {boards.map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <span className="mt-1 block text-muted">{words.form.boardHint}</span>
        </label>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="text-sm">
          {words.form.note}
          <input
            className="field mt-1"
            maxLength={200}
            value={note}
            onChange={event => setNote(event.target.value)}
          />
          <span className="mt-1 block text-muted">{words.form.noteHint}</span>
        </label>
        <label className="text-sm">
          {words.form.process}
          <input
            type="file"
            className="field file-field mt-1"
            onChange={event => setProcess(event.target.files?.[0] ?? null)}
          />
        </label>
      </div>
      {progress !== null && (
        <div role="status" className="grid gap-1 text-sm">
          <Progress value={progress} label={words.form.uploading(Math.round(progress * 100))} />
          {isLost ? words.lost : words.form.uploading(Math.round(progress * 100))}
        </div>
      )}
      <div>
        <Button type="submit" size="large" busy={progress !== null} className="min-w-40">
          {words.form.submit}
        </Button>
      </div>
    </form>
  )
}
