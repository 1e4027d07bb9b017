import type { FastifyInstance } from 'fastify'
import {
  checkPassword,
  findByTarget,
  hashPassword,
  passwordProblem,
  type Account,
  type Lang,
} from '../accounts.ts'
import { targetIn } from '../countries.ts'
import type { FormState } from '../pages/form-state.ts'
import { changeForm, resetForm } from '../pages/forms.ts'
import { endSessions, tellOfLogouts } from '../sign-off.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf } from '../words.ts'
import type { AccountParts, Values } from './account-parts.ts'

/** A forgotten password set anew by code, a known one changed; both end the account's sessions everywhere. */
export function registerPasswords(app: FastifyInstance, site: Site, parts: AccountParts, lang: Lang): void {
  const { show, submitted, sendCode, redeem, guarded, signedIn, platformLogin, wayBack } = parts
  const { db } = site
  const words = wordsOf(lang)
  const setPassword = async ({ sub }: Account, password: string) => {
    const password_hash = await hashPassword(password)
    await db.transaction().execute(async tx => {
      await tx.updateTable('sso.account').set({ password_hash }).where('sub', '=', sub).execute()
      await endSessions(tx, sub, site.now())
    })
    await tellOfLogouts(site, sub)
  }

  const reset = (state: FormState) => resetForm(state, platformLogin(lang))
  app.get(`/${lang}/password/reset`, (request, reply) => show(request, reply, words.reset.title, reset))
  app.post(`/${lang}/password/reset`, (request, reply) =>
    submitted(request, reply, words.reset.title, reset, async values => {
      const target = targetIn(values)
      if (!target) return { failure: 'target' }
      const account = await findByTarget(db, target)
      if (values.action === 'send')
        return sendCode(request, target, 'reset', lang, account !== undefined && account.disabled_at === null)
      const problem = passwordProblem(values.password ?? '')
      if (problem) return { failure: problem }
      const failure = await guarded(
        request,
        target,
        () => redeem(request, target, 'reset', values),
        'wrongCode',
      )
      if (failure || !account) return { failure: failure ?? 'wrongCode' }
      await setPassword(account, values.password ?? '')
      return { said: words.reset.done, isDone: true }
    }),
  )

  const change = (back: string) => (state: FormState) =>
    changeForm(state, { back, signIn: platformLogin(lang, `?return=${encodeURIComponent(back)}`) })
  app.get(`/${lang}/password/change`, async (request, reply) => {
    const back = wayBack((request.query as { return?: string }).return) ?? site.settings.platform
    if (!(await signedIn(request, reply)))
      return reply.redirect(platformLogin(lang, `?return=${encodeURIComponent(back)}`))
    return show(request, reply, words.change.title, change(back))
  })
  app.post(`/${lang}/password/change`, async (request, reply) => {
    const back = wayBack((request.body as Values | undefined)?.return) ?? site.settings.platform
    const account = await signedIn(request, reply)
    if (!account) return reply.redirect(platformLogin(lang, `?return=${encodeURIComponent(back)}`), 303)
    return submitted(request, reply, words.change.title, change(back), async values => {
      const problem = passwordProblem(values.password ?? '')
      if (problem) return { failure: problem }
      const failure = await guarded(
        request,
        account,
        () => checkPassword(account, values.current ?? ''),
        'current',
      )
      if (failure) return { failure }
      await setPassword(account, values.password ?? '')
      return { said: words.change.done, isDone: true }
    })
  })
}
