import { useState } from 'react'
import { useLocation } from 'react-router'
import { archiveIssueCodes, type ArchiveIssueCode } from '../../../../../base/archive/paths.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useLang, useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { formatOf, limits } from '../../rules.ts'
import { sourceCodeWords } from '../../words.ts'
import type { ProcedureCard } from '../wire.ts'

type Props = { competitionId: number; ability: { allowed: boolean; code?: string; message?: string } }
type Said = { kind: 'good' | 'bad'; title: string }

/** Hands an archive in. What the browser can see to be wrong is said before anything is sent. */
export function CodeUpload({ competitionId, ability }: Props) {
  const { upload } = useWords(sourceCodeWords)
  const { viewer } = useSite()
  const lang = useLang()
  const location = useLocation()
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [said, setSaid] = useState<Said>()
  const sendForm = useSendForm()
  const { run, isBusy, problem, issues, clear } = useMutation()

  if (!viewer)
    return (
      <p>
        <a
          href={loginPath(lang, location.pathname + location.search)}
          className={buttonClass({ variant: 'secondary' })}
        >
          {upload.login}
        </a>
      </p>
    )
  if (!ability.allowed) return <Callout kind="info">{ability.message}</Callout>

  const choose = (chosen: File | null) => {
    setFile(chosen)
    setSaid(undefined)
    clear()
    if (!chosen) return
    if (!formatOf(chosen.name)) setSaid({ kind: 'bad', title: upload.format })
    else if (chosen.size > limits.archiveBytes) setSaid({ kind: 'bad', title: upload.tooLarge })
  }
  const send = async () => {
    if (!file) return setSaid({ kind: 'bad', title: upload.noFile })
    if (!formatOf(file.name) || file.size > limits.archiveBytes) return
    setSaid(undefined)
    await run(async () => {
      const address = `/api/competitions/${competitionId}/source-code`
      const made = await sendForm<ProcedureCard>(address, { note, file })
      setFile(null)
      setNote('')
      setSaid({ kind: 'good', title: upload.done(made.version) })
    })
  }

  return (
    <form
      aria-label={upload.title}
      className="grid max-w-3xl gap-4"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <FileDrop
        key={file ? 'chosen' : 'empty'}
        name="file"
        label={upload.file}
        hint={upload.hint}
        accept=".zip,.tgz,.gz"
        file={file}
        onFile={choose}
      />
      <label className="text-sm font-medium">
        {upload.note}
        <Input className="mt-1 font-normal" maxLength={200} value={note} onChange={setNote} />
        <span className="font-normal text-muted">{upload.noteHint}</span>
      </label>
      {said && <Callout kind={said.kind} title={said.title} live />}
      {problem && (
        <Callout kind="bad" title={problem} live>
          {issues.length > 0 && <Issues issues={issues} />}
        </Callout>
      )}
      <Button type="submit" busy={isBusy}>
        {upload.send}
      </Button>
    </form>
  )
}

const isIssue = (code: string): code is ArchiveIssueCode => archiveIssueCodes.some(known => known === code)

function Issues({ issues }: { issues: readonly { path: string; code: string; message?: string }[] }) {
  const words = useWords(sourceCodeWords)
  return (
    <ul className="mt-1 list-disc pl-5">
      {issues.map((issue, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same place may be wrong in two ways, and the list never changes
        <li key={index} className={issue.path ? undefined : 'first-letter:uppercase'}>
          {issue.path && <code className="mr-2 font-mono break-all">{issue.path}</code>}
          {isIssue(issue.code) ? words.issues[issue.code] : (issue.message ?? issue.code)}
        </li>
      ))}
    </ul>
  )
}
