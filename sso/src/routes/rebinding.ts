import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindTarget, checkPassword, findByTarget, type Lang, type Target } from '../accounts.ts'
import { targetIn } from '../countries.ts'
import type { FormState } from '../pages/form-state.ts'
import { rebindForm } from '../pages/forms.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf } from '../words.ts'
import type { AccountParts, Values } from './account-parts.ts'

type Asked = { kind?: string; return?: string }

/**
 * Another e-mail address or phone than the bound one: the password, and a code to the new one. The old one is told, and
 * sessions stay. Whether the new one is somebody's is not said before its owner has proved to be at it.
 */
export function registerRebinding(app: FastifyInstance, site: Site, parts: AccountParts, lang: Lang): void {
  const { show, submitted, sendCode, deliver, redeem, guarded, signedIn, platformLogin, wayBack } = parts
  const { db } = site
  const words = wordsOf(lang)

  const kindOf = (request: FastifyRequest): Target['kind'] =>
    (request.query as Asked).kind === 'phone' ? 'phone' : 'email'
  const form = (kind: Target['kind'], now: string, returnTo: string) => (state: FormState) =>
    rebindForm(state, { kind, now, returnTo })
  const toLogin = (back: string) => platformLogin(lang, `?return=${encodeURIComponent(back)}`)
  const toBinding = (kind: Target['kind'], back: string) =>
    `/${lang}/phone/binding?need=${kind}&return=${encodeURIComponent(back)}`

  app.get(`/${lang}/binding/change`, async (request, reply) => {
    const kind = kindOf(request)
    const back = wayBack((request.query as Asked).return) ?? platformLogin(lang)
    const account = await signedIn(request, reply)
    if (!account) return reply.redirect(toLogin(back))
    const old = account[kind]
    if (old === null) return reply.redirect(toBinding(kind, back))
    return show(request, reply, words.rebind[kind], form(kind, old, back))
  })
  app.post(`/${lang}/binding/change`, async (request, reply) => {
    const kind = kindOf(request)
    const back = wayBack((request.body as Values | undefined)?.return) ?? platformLogin(lang)
    const account = await signedIn(request, reply)
    if (!account) return reply.redirect(toLogin(back), 303)
    const old = account[kind]
    if (old === null) return reply.redirect(toBinding(kind, back), 303)
    return submitted(request, reply, words.rebind[kind], form(kind, old, back), async values => {
      const target = targetIn(values)
      if (!target || target.kind !== kind) return { failure: kind }
      if (target.value === old.toLowerCase()) return { failure: 'same' }
      const isFree = (await findByTarget(db, target)) === undefined
      if (values.action === 'send')
        return sendCode(request, target, 'bind', lang, isFree, {
          subject: words.mail.existsSubject,
          body: words.mail.existsBody,
        })
      const isOwner = () => checkPassword(account, values.password ?? '')
      const isThere = () => redeem(request, target, 'bind', values)
      const failure =
        (await guarded(request, account, isOwner, 'password')) ??
        (await guarded(request, target, isThere, 'wrongCode'))
      if (failure) return { failure }
      if (!isFree || !(await bindTarget(db, account.sub, target, site.now()))) return { failure: 'taken' }
      const { mail } = wordsOf(account.locale)
      await deliver(
        { kind, value: old },
        { subject: mail.changedSubject, body: kind === 'email' ? mail.emailChanged : mail.phoneChanged },
      )
      return { done: async () => reply.redirect(back, 303) }
    })
  })
}
