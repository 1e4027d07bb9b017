import { useRef, useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
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
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import type { EntrantKind } from '../../../editions/rules.ts'
import type { Answers } from '../../../forms/fields.ts'
import { issuesOf } from '../../../forms/rules.ts'
import { FormAnswers } from '../../../forms/web/parts/form-answers.tsx'
import { FormFiller } from '../../../forms/web/parts/form-filler.tsx'
import { proposalFaults } from '../../faults.ts'
import { longestName } from '../../rules.ts'
import { proposalWords } from '../../words.ts'
import { ofEdition } from './chosen-edition.ts'
import { EntryHead } from './entry-head.tsx'

export type SignupData = Answer<SiteCalls['GET /api/spic/signup/{id}']>
type Given = { kind: EntrantKind; name: string; trackId: number; answers: Answers }

const givenIn = ({ entry, kinds, tracks }: SignupData) => ({
  value: {
    kind: entry?.kind ?? kinds[0] ?? 'team',
    name: entry?.name ?? '',
    trackId: entry?.trackId ?? tracks[0]?.id ?? 0,
    answers: entry?.answers ?? {},
  } satisfies Given,
  tag: entry?.tag ?? 0,
  savedAt: entry?.savedAt ?? null,
})

/** The form by which an entry is signed up, and changed until the window is over. */
export function SignupForm({ signup }: { signup: SignupData }) {
  const { signup: words, kinds, kindTexts, info } = useWords(proposalWords)
  const api = useApi()
  const { run, isBusy, problem } = useMutation({ reload: 'after refusal' })
  const [tried, setTried] = useState<object>()
  const element = useRef<HTMLFormElement>(null)
  useFirstWrong(element, tried)
  const { edition, entry, fields, formTag, abilities, tracks } = signup
  const zone = useZone()
  const params = { id: edition.id }
  const form = useAutosave<Given>({
    name: `spic-signup:${edition.id}`,
    saved: givenIn(signup),
    isOpen: abilities.save.allowed,
    conflict: proposalFaults.signupChanged.code,
    save: async (value, tag) => api('PUT /api/spic/signup/{id}', { params, body: { ...value, tag } }),
    load: async () => givenIn(await api('GET /api/spic/signup/{id}', { params })),
  })
  const { value, set } = form
  const isSignedUp = entry?.signedUpAt != null
  const problems = tried || isSignedUp ? issuesOf(fields, value.answers) : []
  const nameMissing = (tried || isSignedUp) && value.name.trim() === ''
  const submit = async () => {
    if (value.name.trim() === '' || issuesOf(fields, value.answers).length > 0) return setTried({})
    setTried(undefined)
    await run(async () => {
      const tag = await form.flush()
      if (tag !== undefined) await api('POST /api/spic/signup/{id}', { params, body: { tag, formTag } })
    })
  }
  const head = (
    <EntryHead
      title={words.title}
      edition={edition}
      stage={signup.stage}
      window={{ name: words.window, window: edition.signup }}
      action={
        entry && (
          <SiteLink
            to={ofEdition(pathTo('/spic/signupinfo'), edition.id)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {info.title}
          </SiteLink>
        )
      }
    />
  )
  if (!abilities.save.allowed)
    return (
      <div className="grid grid-cols-1 gap-8">
        {head}
        <Callout>{entry && !entry.isOwner ? words.readOnly : abilities.save.message}</Callout>
        {entry && (
          <Card as="section" className="grid gap-6">
            <h2 className="font-semibold">{entry.name}</h2>
            <FormAnswers fields={fields} answers={entry.answers} />
          </Card>
        )}
      </div>
    )
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
      {isSignedUp && (
        <Callout kind="good" title={words.done}>
          {words.doneText}
        </Callout>
      )}
      <Needs signup={signup} kind={value.kind} />
      <Card as="section" className="grid gap-6">
        {signup.kinds.length > 1 && !isSignedUp && (
          <RadioGroup
            label={words.kind}
            look="card"
            className="sm:grid-cols-2"
            value={value.kind}
            onChange={kind => set({ kind })}
            options={signup.kinds.map(kind => [
              kind,
              <span key={kind}>
                <span className="block font-medium">{kinds[kind]}</span>
                <span className="block text-muted">{kindTexts[kind]}</span>
              </span>,
            ])}
          />
        )}
        <TextField
          label={words.name}
          hint={words.nameHint}
          maxLength={longestName}
          required
          value={value.name}
          onChange={name => set({ name })}
          problem={nameMissing ? words.required : undefined}
        />
        <SelectField
          label={words.track}
          value={String(value.trackId)}
          onChange={trackId => set({ trackId: Number(trackId) })}
          options={tracks.map(track => [String(track.id), track.name])}
          hint={tracks.find(track => track.id === value.trackId)?.about}
        />
      </Card>
      <Card as="section" className="grid gap-6">
        <h2 className="font-semibold">{words.form}</h2>
        <FormFiller
          fields={fields}
          answers={value.answers}
          problems={problems}
          files={() => <p className="text-muted">{words.file}</p>}
          onChange={answers => set({ answers })}
        />
      </Card>
      <div className="grid gap-4">
        <SavingState form={form} zone={zone} rival="window" />
        {tried && problems.length > 0 && (
          <Callout kind="bad" live>
            {words.problems}
          </Callout>
        )}
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        {!isSignedUp && (
          <div>
            <Button type="submit" busy={isBusy} disabledReason={abilities.signUp.message}>
              {words.submit}
            </Button>
          </div>
        )}
      </div>
    </form>
  )
}

/** What of a person must be in order before they sign up, with the way to each. */
function Needs({ signup, kind }: { signup: SignupData; kind: EntrantKind }) {
  const { signup: words } = useWords(proposalWords)
  const needs = [
    ...signup.checks.map(({ check, isMet, path }) => ({ name: words.check[check], isMet, path })),
    ...(kind === 'enterprise'
      ? [
          {
            name: words.enterprise,
            isMet: signup.isEnterprise,
            path: pathTo('/users/v2/ent-setting-certification'),
          },
        ]
      : []),
  ]
  if (needs.length === 0 || signup.entry?.signedUpAt != null) return null
  return (
    <Card as="section">
      <h2 className="font-semibold">{words.checks}</h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {needs.map(({ name, isMet, path }) => (
          <li key={name} className="flex flex-wrap items-center gap-3">
            {name}
            {isMet ? <Badge tone="good">{words.isMet}</Badge> : <SiteLink to={path}>{words.toMend}</SiteLink>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
