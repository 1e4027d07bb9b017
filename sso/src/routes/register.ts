import type { FastifyInstance } from 'fastify'
import { isWhollyVisible, plainName } from '../../../platform/src/base/misleading.ts'
import { findByTarget, hashPassword, passwordProblem, type Lang } from '../accounts.ts'
import { targetIn } from '../countries.ts'
import { registerForm } from '../pages/forms.ts'
import type { Site } from '../site-parts.ts'
import type { FormState } from '../pages/form-state.ts'
import { wordsOf, type Waits } from '../words.ts'
import { waitsIn, type AccountParts } from './account-parts.ts'

/** A new account: its address proven by a code, which answers the same whether there is one already. */
export function registerRegistration(
  app: FastifyInstance,
  site: Site,
  parts: AccountParts,
  lang: Lang,
): void {
  const { show, submitted, sendCode, redeem, guarded, finishLogin, currentInteraction, platformLogin } = parts
  const { db } = site
  const { platform, BINDING_REQUIRED: need } = site.settings
  const form = (waits: Waits | undefined) => (state: FormState) =>
    registerForm(state, { platform, need, waits })
  const words = wordsOf(lang)

  app.get(`/${lang}/register`, async (request, reply) => {
    const interaction = await currentInteraction(request, reply)
    if (!interaction) return reply.redirect(platformLogin(lang, '?screen=register'))
    return show(request, reply, words.register.title, form(waitsIn(interaction)))
  })
  app.post(`/${lang}/register`, async (request, reply) => {
    const waits = waitsIn(await currentInteraction(request, reply))
    return submitted(request, reply, words.register.title, form(waits), async values => {
      const target = targetIn(values)
      if (!target) return { failure: 'target' }
      const known = await findByTarget(db, target)
      if (values.action === 'send')
        return sendCode(request, target, 'register', lang, known === undefined, {
          subject: words.mail.existsSubject,
          body: words.mail.existsBody,
        })
      const name = plainName((values.name ?? '').normalize('NFC').replace(/\p{Cc}/gu, ''))
      if (name === '' || [...name].length > 40) return { failure: 'name' }
      if (!isWhollyVisible(name)) return { failure: 'unsuitableName' }
      const problem = passwordProblem(values.password ?? '')
      if (problem) return { failure: problem }
      if (values.agree !== 'yes') return { failure: 'agree' }
      const failure = await guarded(
        request,
        target,
        () => redeem(request, target, 'register', values),
        'wrongCode',
      )
      if (failure) return { failure }
      const now = site.now()
      const contact =
        target.kind === 'email'
          ? { email: target.value, email_verified_at: now, phone: null, phone_verified_at: null }
          : { phone: target.value, phone_verified_at: now, email: null, email_verified_at: null }
      const account = await db
        .insertInto('sso.account')
        .values({
          name,
          ...contact,
          password_hash: await hashPassword(values.password ?? ''),
          locale: lang,
          disabled_at: null,
          created_at: now,
        })
        .onConflict(conflict => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!account) return { failure: 'taken' }
      return { done: () => finishLogin(request, reply, account) }
    })
  })
}
