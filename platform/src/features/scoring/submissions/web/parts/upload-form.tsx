import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatBytes } from '../../../../../base/web/format.ts'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { useCompetition } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { useTextLang } from '../../../../competing/competitions/web/parts/text-lang.ts'
import { submissionWords } from '../../words.ts'
import type { Submission } from '../use-submission.ts'
import type { SubmitsData } from '../submits.page.tsx'
import { useFileCheck } from '../use-file-check.ts'
import { useSendResult } from '../use-send-result.ts'
import { FileVerdict } from './file-verdict.tsx'
import { ProcessFiles } from './process-files.tsx'
import { UploadFailure } from './upload-failure.tsx'

type Props = {
  competitionId: number
  scheduleId: number
  /** The boards of the round; none when it has one alone. */
  boards: readonly { key: string; name: string }[]
  /** The one that the page shows. */
  shownBoard: string
  file: NonNullable<SubmitsData['file']>
  /** It was asked for, in the place of what stood there. */
  takesFocus: boolean
  onMade: (submission: Submission) => void
}

const blank = { file: null as File | null, process: [] as readonly File[], note: '' }

/** The file is checked here first: what the browser can see to be wrong costs nothing. */
export function UploadForm({
  competitionId,
  scheduleId,
  boards,
  shownBoard,
  file: wanted,
  takesFocus,
  onMade,
}: Props) {
  const words = useWords(submissionWords)
  const langOf = useTextLang(useCompetition())
  // A choice of its own, until the page shows another board.
  const [chosen, setChosen] = useState({ board: shownBoard, at: shownBoard })
  const board = chosen.at === shownBoard ? chosen.board : shownBoard
  const link = useQueryLink()
  const navigate = useNavigate()
  const { verdict, check } = useFileCheck(wanted)
  const [progress, setProgress] = useState(0)
  const [isLost, setLost] = useState(false)
  const sendResult = useSendResult()
  const form = useForm({
    saved: { value: blank, tag: '' },
    reload: 'never',
    check: ({ file }) => ({
      file: !file ? words.noFile : verdict.is === 'bad' ? verdict.problems[0] : undefined,
    }),
    save: async ({ file: checked, ...beside }) => {
      setProgress(0)
      setLost(false)
      const { submission } = await sendResult(
        { competitionId, scheduleId, subRank: board, file: checked as File, ...beside },
        {
          onProgress: share => {
            setLost(false)
            setProgress(share)
          },
          onLost: () => setLost(true),
        },
      )
      void check(null)
      onMade(submission)
    },
  })
  const { file, process, note } = form.value
  const { ref } = form.props
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector('input')?.focus()
  }, [ref, takesFocus])

  return (
    <form {...form.props} className="grid gap-5">
      <FileDrop
        key={file ? 'chosen' : 'empty'}
        name="file"
        label={words.form.file}
        hint={words.form.hint(wanted.formats.join(', '), formatBytes(wanted.maxBytes))}
        accept={wanted.formats.map(format => `.${format.split('.').at(-1)}`).join(',')}
        value={file}
        onChange={chosen => {
          form.set({ file: chosen })
          form.clear()
          void check(chosen)
        }}
        // What is wrong with a chosen one stands below, whole.
        problem={file ? undefined : form.field('file').problem}
      />
      {form.failure ? <UploadFailure failure={form.failure} /> : <FileVerdict verdict={verdict} />}
      {boards.length > 0 && (
        <label className="text-sm">
          {words.form.board}
          <Select
            className="mt-1"
            value={board}
            onChange={chosen => {
              setChosen({ board: chosen, at: shownBoard })
              // Best score and chart are of the board that one hands in for.
              void navigate(link({ sch: scheduleId, type: chosen }), {
                replace: true,
                preventScrollReset: true,
              })
            }}
            options={boards.map(({ key, name }) => [key, name, langOf(name)] as const)}
          />
          <span className="mt-1 block text-muted">{words.form.boardHint}</span>
        </label>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <label className="text-sm">
          {words.form.note}
          <Input className="mt-1" maxLength={200} value={note} onChange={form.field('note').onChange} />
          <span className="mt-1 block text-muted">{words.form.noteHint}</span>
        </label>
        <ProcessFiles files={process} maxBytes={wanted.maxBytes} onFiles={form.field('process').onChange} />
      </div>
      {form.isBusy && (
        <div role="status" className="grid gap-1 text-sm">
          <Progress value={progress} label={words.form.uploading(Math.round(progress * 100))} />
          {isLost ? words.lost : words.form.uploading(Math.round(progress * 100))}
        </div>
      )}
      <div>
        <Button type="submit" size="large" busy={form.isBusy} className="min-w-40">
          {words.form.submit}
        </Button>
      </div>
    </form>
  )
}
