import { useState } from 'react'
import { useLocation } from 'react-router'
import { archiveIssueCodes, type ArchiveIssueCode } from '../../../../../base/archive/paths.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useLang, useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { formatOf, limits } from '../../rules.ts'
import { sourceCodeWords } from '../../words.ts'
import type { ProcedureCard } from '../wire.ts'

type Props = { competitionId: number; ability: { allowed: boolean; code?: string; message?: string } }

/** Hands an archive in. What the browser can see to be wrong is said before anything is sent. */
export function CodeUpload({ competitionId, ability }: Props) {
  const { upload } = useWords(sourceCodeWords)
  const { viewer } = useSite()
  const lang = useLang()
  const location = useLocation()
  const [version, setVersion] = useState<number>()
  const sendForm = useSendForm()
  const problemOf = (file: File) =>
    !formatOf(file.name) ? upload.format : file.size > limits.archiveBytes ? upload.tooLarge : undefined
  const form = useForm({
    saved: { value: { file: null as File | null, note: '' }, tag: '' },
    check: ({ file }) => ({ file: file ? problemOf(file) : upload.noFile }),
    save: async value => {
      const made = await sendForm<ProcedureCard>(`/api/competitions/${competitionId}/source-code`, value)
      setVersion(made.version)
    },
  })

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

  const { value: file, onChange: setFile, problem: missing } = form.field('file')
  return (
    <form {...form.props} aria-label={upload.title} className="grid max-w-3xl gap-4">
      <FileDrop
        key={file ? 'chosen' : 'empty'}
        name="file"
        label={upload.file}
        hint={upload.hint}
        accept=".zip,.tgz,.gz"
        value={file}
        onChange={chosen => {
          setFile(chosen)
          form.clear()
        }}
        problem={file ? problemOf(file) : missing}
      />
      <TextField label={upload.note} hint={upload.noteHint} maxLength={200} {...form.field('note')} />
      {form.justSaved && version !== undefined && <Callout kind="good" title={upload.done(version)} live />}
      {form.problem && (
        <Callout kind="bad" title={form.problem} live>
          {form.issues.length > 0 && <Issues issues={form.issues} />}
        </Callout>
      )}
      <Button type="submit" busy={form.isBusy}>
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
          {issue.path && (
            <code translate="no" className="mr-2 font-mono break-all">
              {issue.path}
            </code>
          )}
          {isIssue(issue.code) ? words.issues[issue.code] : (issue.message ?? issue.code)}
        </li>
      ))}
    </ul>
  )
}
