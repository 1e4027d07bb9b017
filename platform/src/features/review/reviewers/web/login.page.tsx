import { useState, type SubmitEvent } from 'react'
import { redirect, useLocation, useSearchParams } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { baseOf, wantedPath } from '../addresses.ts'
import { reviewWords } from '../words.ts'
import { EntrancePage } from './parts/entrance-page.tsx'
import type { Route } from './+types/login.page.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(pageContext).reviewer)
    throw redirect(wantedPath(baseOf(url.pathname), url.searchParams.get('to')))
  return null
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, reviewWords, words => ({ title: words.login.title, isUnlisted: true }))

type Step = 'account' | 'password' | 'code'

/** Asks for account and password; at the first login for a password of one's own, then for the mailed code where one is needed. */
export default function ReviewLoginPage() {
  const { login: words } = useWords(reviewWords)
  const [search] = useSearchParams()
  const base = baseOf(useLocation().pathname)
  const [step, setStep] = useState<Step>(search.get('step') === 'code' ? 'code' : 'account')
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [own, setOwn] = useState('')
  const [again, setAgain] = useState('')
  const [code, setCode] = useState('')
  const { api, run, isBusy, problem, clear } = useMutation({ reload: 'never' })
  const differs = again !== '' && own !== again

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (step === 'password' && own !== again) return
    void run(async () => {
      const { next } =
        step === 'account'
          ? await api('POST /api/spic-review/user/login', { body: { account, password } })
          : step === 'password'
            ? await api('POST /api/spic-review/user/first', {
                body: { account, code: password, password: own },
              })
            : await api('POST /api/spic-review/user/code', { body: { code } })
      // A whole new page: everything on this one was made for nobody.
      if (next === 'enter') globalThis.location.assign(wantedPath(base, search.get('to')))
      else setStep(next)
    })
  }

  return (
    <EntrancePage
      title={step === 'password' ? words.first : words.title}
      lead={step === 'password' ? words.firstLead : step === 'code' ? words.codeLead : words.lead}
    >
      <form method="post" onSubmit={send} className="grid gap-5">
        {step === 'account' && (
          <>
            <TextField
              label={words.account}
              hint={words.accountHint}
              value={account}
              onChange={setAccount}
              autoComplete="username"
              maxLength={60}
              required
            />
            <TextField
              label={words.password}
              hint={words.passwordHint}
              type="password"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              maxLength={200}
              required
            />
          </>
        )}
        {step === 'password' && (
          <>
            <TextField
              label={words.newPassword}
              hint={words.newPasswordHint}
              type="password"
              value={own}
              onChange={setOwn}
              autoComplete="new-password"
              maxLength={128}
              required
            />
            <TextField
              label={words.again}
              type="password"
              value={again}
              onChange={setAgain}
              problem={differs ? words.differs : undefined}
              autoComplete="new-password"
              maxLength={128}
              required
            />
          </>
        )}
        {step === 'code' && (
          <TextField
            label={words.code}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            maxLength={20}
            required
          />
        )}
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {step === 'account' ? words.submit : step === 'password' ? words.setPassword : words.giveCode}
          </Button>
          {step !== 'account' && (
            <Button
              variant="quiet"
              onClick={() => {
                clear()
                setStep('account')
              }}
            >
              {words.back}
            </Button>
          )}
        </div>
      </form>
    </EntrancePage>
  )
}
