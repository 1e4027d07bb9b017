import { useFormats } from '../../../../../site/use-formats.ts'
import { useRef, useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SavingState } from '../../../../../site/saving-state.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useAutosave } from '../../../../../site/use-autosave.ts'
import { useFirstWrong } from '../../../../../site/use-first-wrong.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import type { Answers } from '../../../forms/fields.ts'
import { issuesOf } from '../../../forms/rules.ts'
import { FormAnswers } from '../../../forms/web/parts/form-answers.tsx'
import { FormFiller } from '../../../forms/web/parts/form-filler.tsx'
import { proposalFaults } from '../../faults.ts'
import { longestTitle, unwantedIssues, type Unwanted } from '../../rules.ts'
import { proposalWords } from '../../words.ts'
import { ofEdition } from './chosen-edition.ts'
import { EntryHead } from './entry-head.tsx'
import { FileField } from './file-field.tsx'
import { FileLinks, type ProposalFile } from './file-links.tsx'
import { UnwantedFields } from './unwanted-fields.tsx'
import { Withdrawal } from './withdrawal.tsx'

export type ProposalData = Answer<SiteCalls['GET /api/spic/editions/{id}/proposal']>
type VersionData = Answer<SiteCalls['GET /api/spic/proposals/{proposalId}/versions/{number}']>
type Given = { title: string; answers: Answers; unwanted: Unwanted[] }

const givenIn = ({ title, answers, unwanted, tag, savedAt }: ProposalData) => ({
  value: { title, answers, unwanted } satisfies Given,
  tag,
  savedAt,
})

/** A proposal: saved as it is typed, submitted when it is whole. */
export function ProposalForm({ proposal, before }: { proposal: ProposalData; before: VersionData | null }) {
  const { formatTime } = useFormats()
  const { submit: words } = useWords(proposalWords)
  const api = useApi()
  const zone = useZone()
  const { run, isBusy, problem } = useMutation({ reload: 'after refusal' })
  const [tried, setTried] = useState<object>()
  const [added, setAdded] = useState<readonly ProposalFile[]>([])
  const [isComparing, setComparing] = useState(false)
  const [done, setDone] = useState<{ number: number; sha256: string }>()
  const element = useRef<HTMLFormElement>(null)
  useFirstWrong(element, tried)
  const { edition, fields, formTag, abilities, stage } = proposal
  const params = { id: edition.id }
  const form = useAutosave<Given>({
    name: `spic-proposal:${edition.id}`,
    saved: givenIn(proposal),
    isOpen: abilities.save.allowed,
    conflict: proposalFaults.changedMeanwhile.code,
    save: (value, tag) => api('PUT /api/spic/editions/{id}/proposal', { params, body: { ...value, tag } }),
    load: async () => {
      const saved = await api('GET /api/spic/editions/{id}/proposal', { params })
      setAdded(known => [...known, ...saved.files])
      return givenIn(saved)
    },
  })
  const { value, set } = form
  const files = new Map([...proposal.files, ...(before?.files ?? []), ...added].map(file => [file.id, file]))
  const problems = [
    ...(value.title.trim() === '' ? [{ path: 'title', code: 'required' as const }] : []),
    ...issuesOf(fields, value.answers, { files }),
    ...unwantedIssues(value.unwanted),
  ]
  const shown = tried ? problems : []
  const submit = async () => {
    setDone(undefined)
    if (problems.length > 0) return setTried({})
    setTried(undefined)
    await run(async () => {
      const tag = await form.flush()
      if (tag === undefined) return
      const version = await api('POST /api/spic/editions/{id}/proposal', { params, body: { tag, formTag } })
      setDone(version)
    })
  }
  const showFiles = (ids: readonly number[]) => <FileLinks files={ids.flatMap(id => files.get(id) ?? [])} />
  const head = (
    <EntryHead
      title={words.title}
      edition={edition}
      stage={stage}
      window={{ name: words.window, window: edition.submit }}
    />
  )
  const links = (
    <nav className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <SiteLink to={ofEdition(pathTo('/spic/signupinfo'), edition.id)}>{words.info}</SiteLink>
      {proposal.versions.length > 0 && (
        <SiteLink to={pathTo('/spic/:id/submits', { id: edition.id })}>{words.versions}</SiteLink>
      )}
    </nav>
  )
  if (!abilities.save.allowed)
    return (
      <div className="grid grid-cols-1 gap-8">
        {head}
        <Callout>{abilities.save.message}</Callout>
        <Card as="section" className="grid gap-6">
          {proposal.title !== '' && <h2 className="text-2xl font-bold">{proposal.title}</h2>}
          <FormAnswers fields={fields} answers={proposal.answers} files={(_, ids) => showFiles(ids)} />
        </Card>
        {links}
      </div>
    )
  const current = proposal.versions.find(version => version.isCurrent)
  return (
    <form
      ref={element}
      noValidate
      className="grid grid-cols-1 gap-8"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      {head}
      {links}
      {stage === 'withdrawn' && proposal.withdrawnAt !== null && (
        <Callout kind="warn" title={words.withdrawn}>
          {words.withdrawnBecause(proposal.withdrawal, formatTime(proposal.withdrawnAt, zone))}
        </Callout>
      )}
      {current && proposal.hasChanges && !done && (
        <Callout kind="warn" title={words.hasChanges}>
          {words.hasChangesText(formatCount(current.number))}
        </Callout>
      )}
      <Card as="section" className="grid gap-6">
        <TextField
          label={words.name}
          maxLength={longestTitle}
          required
          value={value.title}
          onChange={title => set({ title })}
          problem={shown.some(one => one.path === 'title') ? words.titleMissing : undefined}
        />
        <FormFiller
          fields={fields}
          answers={value.answers}
          problems={shown}
          files={field => (
            <FileField
              editionId={edition.id}
              isBlind={proposal.isBlind}
              field={field}
              files={idsIn(value.answers[field.key]).flatMap(id => files.get(id) ?? [])}
              onAdd={file => {
                setAdded(known => [...known, file])
                set(({ answers }) => ({
                  answers: { ...answers, [field.key]: [...idsIn(answers[field.key]), file.id] },
                }))
              }}
              onRemove={id =>
                set(({ answers }) => ({
                  answers: {
                    ...answers,
                    [field.key]: idsIn(answers[field.key]).filter(one => one !== id),
                  },
                }))
              }
            />
          )}
          onChange={answers => set({ answers })}
        />
      </Card>
      <UnwantedFields rows={value.unwanted} problems={shown} onChange={unwanted => set({ unwanted })} />
      <div className="grid gap-4">
        <SavingState form={form} zone={zone} rival="team" />
        {shown.length > 0 && (
          <Callout kind="bad" live>
            {words.problems(formatCount(shown.length))}
          </Callout>
        )}
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        {done && (
          <Callout kind="good" title={words.done(formatCount(done.number))} live>
            <p>{words.doneText}</p>
            <p className="mt-1 font-mono text-xs wrap-anywhere">{done.sha256}</p>
          </Callout>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {proposal.versions.length > 0 ? words.submitAgain : words.submit}
          </Button>
          {before && (
            <Button
              variant="secondary"
              aria-expanded={isComparing}
              onClick={() => setComparing(!isComparing)}
            >
              {words.showChanges}
            </Button>
          )}
          {abilities.withdraw.allowed && (
            <Withdrawal editionId={edition.id} onDone={() => setDone(undefined)} />
          )}
        </div>
      </div>
      {isComparing && before && (
        <Card as="section" className="grid gap-6">
          <h2 className="font-semibold">{words.changes}</h2>
          <FormAnswers
            fields={fields}
            before={before.answers}
            answers={value.answers}
            files={(_, ids) => showFiles(ids)}
          />
        </Card>
      )}
    </form>
  )
}

const idsIn = (answer: unknown): number[] =>
  Array.isArray(answer) ? answer.filter(id => typeof id === 'number') : []
