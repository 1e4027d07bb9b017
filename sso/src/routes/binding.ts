import type { FastifyInstance } from 'fastify'
import { bindTarget, findByTarget, type Account, type Lang } from '../accounts.ts'
import { targetIn } from '../countries.ts'
import { isVerified, nextNeeded, readNeed, type Kind, type Need } from '../needs.ts'
import type { FormState } from '../pages/form-state.ts'
import { bindForm } from '../pages/forms.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf } from '../words.ts'
import type { AccountParts } from './account-parts.ts'

type Asked = { need?: string; return?: string }

/** What an account still lacks, e-mail address or phone, asked for one after the other. */
export function registerBinding(app: FastifyInstance, site: Site, parts: AccountParts, lang: Lang): void {
  const { show, submitted, sendCode, redeem, guarded, signedIn, platformLogin, wayBack } = parts
  const { db } = site
  const words = wordsOf(lang)

  const binding = (account: Account, kind: Kind | 'either', need: Need, returnTo: string) => {
    const done = (['email', 'phone'] as const).filter(one => isVerified(account, one))
    return (state: FormState) => bindForm(state, { kind, need, done, returnTo })
  }
  app.get(`/${lang}/phone/binding`, async (request, reply) => {
    const asked = request.query as Asked
    const need = readNeed(asked.need)
    const back = wayBack(asked.return) ?? platformLogin(lang)
    const account = await signedIn(request, reply)
    if (!account) return reply.redirect(platformLogin(lang, `?return=${encodeURIComponent(back)}`))
    const kind = nextNeeded(account, need)
    if (!kind) return reply.redirect(back)
    return show(request, reply, words.bind.title[need], binding(account, kind, need, back))
  })
  app.post(`/${lang}/phone/binding`, async (request, reply) => {
    const account = await signedIn(request, reply)
    if (!account) return reply.redirect(platformLogin(lang), 303)
    const asked = request.body as Asked | undefined
    const need = readNeed(asked?.need)
    const back = wayBack(asked?.return) ?? platformLogin(lang)
    const kind = nextNeeded(account, need)
    if (!kind) return reply.redirect(back, 303)
    const form = binding(account, kind, need, back)
    return submitted(request, reply, words.bind.title[need], form, async values => {
      const target = targetIn(values)
      if (!target || (kind !== 'either' && target.kind !== kind))
        return { failure: kind === 'either' ? 'target' : kind }
      const owner = await findByTarget(db, target)
      const isFree = owner === undefined || owner.sub === account.sub
      if (values.action === 'send')
        return sendCode(request, target, 'bind', lang, isFree, {
          subject: words.mail.existsSubject,
          body: words.mail.existsBody,
        })
      const failure = await guarded(
        request,
        target,
        () => redeem(request, target, 'bind', values),
        'wrongCode',
      )
      if (failure) return { failure }
      if (!isFree || !(await bindTarget(db, account.sub, target, site.now()))) return { failure: 'taken' }
      // The page again: it asks for what is still missing, or goes back.
      return {
        done: async () =>
          reply.redirect(`/${lang}/phone/binding?need=${need}&return=${encodeURIComponent(back)}`, 303),
      }
    })
  })
}
