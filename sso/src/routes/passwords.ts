import type { FastifyInstance } from 'fastify'
import {
  checkPassword,
  findByTarget,
  hashPassword,
  passwordProblem,
  readTarget,
  type Account,
  type Lang,
} from '../accounts.ts'
import { endSessions } from '../oidc-adapter.ts'
import { changeForm, resetForm } from '../pages/forms.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf } from '../words.ts'
import type { AccountParts } from './account-parts.ts'

/** A forgotten password set anew by code, a known one changed; both end the account's sessions everywhere. */
export function registerPasswords(app: FastifyInstance, site: Site, parts: AccountParts, lang: Lang): void {
  const { show, submitted, sendCode, redeem, guarded, signedIn, platformLogin } = parts
  const { db } = site
  const words = wordsOf(lang)
  const setPassword = async ({ sub }: Account, password: string) => {
    const password_hash = await hashPassword(password)
    await db.updateTable('sso.account').set({ password_hash }).where('sub', '=', sub).execute()
    await endSessions(db, sub)
  }

  app.get(`/${lang}/password/reset`, (request, reply) => show(request, reply, words.reset.title, resetForm))
  app.post(`/${lang}/password/reset`, (request, reply) =>
    submitted(request, reply, words.reset.title, resetForm, async values => {
      const target = readTarget(values.account ?? '')
      if (!target) return { failure: 'target' }
      const account = await findByTarget(db, target)
      if (values.action === 'send')
        return sendCode(target, 'reset', lang, account !== undefined && account.disabled_at === null)
      const problem = passwordProblem(values.password ?? '')
      if (problem) return { failure: problem }
      const failure = await guarded(request, target.value, () => redeem(target, 'reset', values), 'wrongCode')
      if (failure || !account) return { failure: failure ?? 'wrongCode' }
      await setPassword(account, values.password ?? '')
      return { said: words.reset.done }
    }),
  )

  app.get(`/${lang}/password/change`, async (request, reply) => {
    if (!(await signedIn(request, reply))) return reply.redirect(platformLogin(lang))
    return show(request, reply, words.change.title, changeForm)
  })
  app.post(`/${lang}/password/change`, async (request, reply) => {
    const account = await signedIn(request, reply)
    if (!account) return reply.redirect(platformLogin(lang), 303)
    return submitted(request, reply, words.change.title, changeForm, async values => {
      const problem = passwordProblem(values.password ?? '')
      if (problem) return { failure: problem }
      const failure = await guarded(
        request,
        account.sub,
        () => checkPassword(account, values.current ?? ''),
        'credentials',
      )
      if (failure) return { failure }
      await setPassword(account, values.password ?? '')
      return { said: words.change.done }
    })
  })
}
