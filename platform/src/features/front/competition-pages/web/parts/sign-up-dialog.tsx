import { Fragment } from 'react'
import { ApiError } from '../../../../../base/contract/client.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { forgetInvite, keptInvite } from '../../../../community/invites/web/parts/kept-invite.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import type { phrases } from '../../sign-up-phrases.zh.ts'
import { signUpWords } from '../../sign-up-words.ts'
import { useTextLang } from '../../../../competing/competitions/web/parts/text-lang.ts'
import { EntryAnswers } from './entry-answers.tsx'

type Problems = { text: string | undefined; fields: Record<string, string> }
const noProblems: Problems = { text: undefined, fields: {} }

/**
 * The agreement, the entry form, a name for the team, and the signup itself. For those who signed up: what of it is asked
 * anew. Shut, it keeps what was typed.
 */
export function SignUpDialog({
  competition,
  isOpen,
  onClose,
  onJoined,
}: {
  competition: CompetitionData
  isOpen: boolean
  onClose: () => void
  onJoined: () => void
}) {
  const words = useWords(signUpWords)
  const { signup } = useWords(competitionWords)
  const langOf = useTextLang(competition)
  const api = useApi()
  const { agreement, entryForm, isRegistered } = competition
  const params = { id: competition.id }
  const form = useForm({
    name: `signup:${competition.id}`,
    saved: {
      value: { agreed: false, teamName: '', answers: entryForm.answers },
      tag: JSON.stringify(entryForm.answers),
    },
    // The organiser may have changed what is asked meanwhile.
    reload: 'after refusal',
    // Whoever agrees does so anew, with the text before them.
    neverKept: ['agreed'],
    check: ({ agreed }) => ({ agreed: agreement.isAccepted || agreed ? undefined : words.mustAgree }),
    save: async ({ teamName, answers }) => {
      const said = {
        agreementVersion: agreement.version,
        // Of an older form there may be answers that nobody asks for any more.
        entry: Object.fromEntries(entryForm.fields.map(({ key }) => [key, answers[key] ?? ''])),
      }
      if (isRegistered) {
        await api('PUT /api/competitions/{id}/users-v2', { params, body: said })
        return
      }
      const name = teamName.trim()
      await api('POST /api/competitions/{id}/users', {
        params,
        body: { ...said, from: 'web', ...(name ? { teamName: name } : {}), ...keptInvite(competition.id) },
      })
      forgetInvite(competition.id)
    },
    onSaved: () => {
      onClose()
      if (!isRegistered) onJoined()
    },
  })
  const agreed = form.field('agreed')
  const answers = form.field('answers')
  const problems = form.failure ? problemsOf(form.failure, form.problem, words) : noProblems
  const problem = agreed.problem ?? problems.text

  if (!isOpen) return null
  return (
    <Dialog
      title={!isRegistered ? words.title : agreement.isAccepted ? signup.edit : words.renew.readAgreement}
      closeLabel={words.cancel}
      onClose={onClose}
    >
      <form {...form.props} className="grid gap-5">
        {!agreement.isAccepted && (
          <>
            <div
              className="prose max-h-64 overflow-y-auto rounded-lg border border-line p-4 text-sm"
              lang={langOf(agreement.html)}
              dangerouslySetInnerHTML={{ __html: agreement.html }}
            />
            <label className="flex gap-2">
              <Checkbox checked={agreed.value} onChange={agreed.onChange} className="mt-1.5" />
              {words.agree}
            </label>
            <p className="-mt-3 text-sm text-muted">
              {words.terms.before}
              {(['service', 'privacy'] as const).map((tab, index) => (
                <Fragment key={tab}>
                  {index > 0 && words.terms.and}
                  <a href={pathTo('/help/:tab?', { tab })} target="_blank" rel="noreferrer">
                    {words.terms[tab]}
                  </a>
                </Fragment>
              ))}
              {words.terms.after}
            </p>
          </>
        )}
        {entryForm.fields.length > 0 && (
          <EntryAnswers
            fields={entryForm.fields}
            answers={answers.value}
            langOf={langOf}
            problems={problems.fields}
            onChange={answers.onChange}
          />
        )}
        {!isRegistered && (
          <TextField
            label={words.teamName}
            hint={words.teamHint}
            maxLength={60}
            {...form.field('teamName')}
          />
        )}
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {!isRegistered
              ? words.confirm
              : agreement.isAccepted
                ? words.renew.save
                : words.renew.acceptAndSave}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type Words = typeof phrases

function problemsOf(error: ApiError, text: string | undefined, words: Words): Problems {
  const fields: Record<string, string> = {}
  for (const { path, code } of error.issues) {
    const key = /^body\.entry\.(.+)$/.exec(path)?.[1]
    if (key) fields[key] = words.problems[code as keyof Words['problems']] ?? words.incomplete
  }
  if (error.issues.some(issue => issue.code === 'invisible')) return { text: words.teamUnseen, fields }
  if (error.issues.some(issue => issue.code === 'misleading')) return { text: words.teamMisleading, fields }
  return { text: Object.keys(fields).length > 0 ? words.incomplete : text, fields }
}
