import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkPassword, findByTarget, type Lang } from '../accounts.ts'
import { targetIn } from '../countries.ts'
import { loginForm } from '../pages/forms.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf } from '../words.ts'
import { waitsIn, type AccountParts } from './account-parts.ts'

/** Signing in, with a password or with a code. */
export function registerLogin(app: FastifyInstance, site: Site, parts: AccountParts, lang: Lang): void {
  const {
    show,
    submitted,
    sendCode,
    redeem,
    guarded,
    finishLogin,
    currentInteraction,
    platformLogin,
    wayBack,
  } = parts
  const { db } = site
  const words = wordsOf(lang)

  const loginMode = (request: FastifyRequest) =>
    (request.query as { mode?: string }).mode === 'code' ? ('code' as const) : ('password' as const)
  app.get(`/${lang}/login2`, async (request, reply) => {
    const { return: returnTo } = request.query as { return?: string }
    const interaction = await currentInteraction(request, reply)
    if (!interaction) {
      const back = wayBack(returnTo)
      const query = new URLSearchParams({
        ...(back ? { return: back } : {}),
        ...(loginMode(request) === 'code' ? { mode: 'code' } : {}),
      })
      return reply.redirect(platformLogin(lang, query.size > 0 ? `?${query}` : ''))
    }
    return show(request, reply, words.login.title, state =>
      loginForm(state, loginMode(request), waitsIn(interaction)),
    )
  })
  app.post(`/${lang}/login2`, async (request, reply) => {
    const mode = loginMode(request)
    const waits = waitsIn(await currentInteraction(request, reply))
    return submitted(
      request,
      reply,
      words.login.title,
      state => loginForm(state, mode, waits),
      async values => {
        const target = targetIn(values)
        if (!target) return { failure: 'target' }
        const account = await findByTarget(db, target)
        if (values.action === 'send')
          return sendCode(
            request,
            target,
            'login',
            lang,
            account !== undefined && account.disabled_at === null,
          )
        const byCode = () => redeem(request, target, 'login', values)
        const attempt = mode === 'code' ? byCode : () => checkPassword(account, values.password ?? '')
        const failure = await guarded(request, target, attempt, mode === 'code' ? 'wrongCode' : 'credentials')
        if (failure) return { failure }
        if (!account || account.disabled_at) return { failure: 'wrongCode' }
        return { done: () => finishLogin(request, reply, account) }
      },
    )
  })
}
