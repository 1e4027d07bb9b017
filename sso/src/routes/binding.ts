import type { FastifyInstance } from 'fastify'
import { bindTarget, findByTarget, readTarget, type Account, type Lang } from '../accounts.ts'
import type { FormState } from '../pages/form-state.ts'
import { bindForm } from '../pages/forms.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf } from '../words.ts'
import type { AccountParts, Values } from './account-parts.ts'

/** What an account still lacks, e-mail address or phone, asked for one after the other. */
export function registerBinding(app: FastifyInstance, site: Site, parts: AccountParts, lang: Lang): void {
  const { show, submitted, sendCode, redeem, guarded, signedIn, platformLogin, wayBack } = parts
  const { db } = site
  const words = wordsOf(lang)

  const missingKind = (account: Account) =>
    account.email_verified_at === null
      ? ('email' as const)
      : account.phone_verified_at === null
        ? ('phone' as const)
        : undefined
  const binding = (account: Account, kind: 'email' | 'phone', returnTo: string) => {
    const done = (['email', 'phone'] as const).filter(
      other => (other === 'email' ? account.email_verified_at : account.phone_verified_at) !== null,
    )
    return (state: FormState) => bindForm(state, { kind, done, returnTo })
  }
  app.get(`/${lang}/phone/binding`, async (request, reply) => {
    const back = wayBack((request.query as { return?: string }).return) ?? platformLogin(lang)
    const account = await signedIn(request, reply)
    if (!account) return reply.redirect(platformLogin(lang, `?return=${encodeURIComponent(back)}`))
    const kind = missingKind(account)
    return kind ? show(request, reply, words.bind.title, binding(account, kind, back)) : reply.redirect(back)
  })
  app.post(`/${lang}/phone/binding`, async (request, reply) => {
    const account = await signedIn(request, reply)
    if (!account) return reply.redirect(platformLogin(lang), 303)
    const back = wayBack((request.body as Values | undefined)?.return) ?? platformLogin(lang)
    const kind = missingKind(account)
    if (!kind) return reply.redirect(back, 303)
    return submitted(request, reply, words.bind.title, binding(account, kind, back), async values => {
      const target = readTarget(values.account ?? '')
      if (!target || target.kind !== kind) return { failure: kind }
      const owner = await findByTarget(db, target)
      const isFree = owner === undefined || owner.sub === account.sub
      if (values.action === 'send')
        return sendCode(request, target, 'bind', lang, isFree, {
          subject: words.mail.existsSubject,
          body: words.mail.existsBody,
        })
      const failure = await guarded(request, target.value, () => redeem(target, 'bind', values), 'wrongCode')
      if (failure) return { failure }
      if (!isFree || !(await bindTarget(db, account.sub, target, site.now()))) return { failure: 'taken' }
      // The page again: it asks for what is still missing, or goes back.
      return {
        done: async () => reply.redirect(`/${lang}/phone/binding?return=${encodeURIComponent(back)}`, 303),
      }
    })
  })
}
