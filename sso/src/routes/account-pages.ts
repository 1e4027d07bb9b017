import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  checkPassword,
  findBySub,
  findByTarget,
  hashPassword,
  passwordProblem,
  readTarget,
  type Account,
  type Lang,
  type Target,
} from '../accounts.ts'
import { forgetCode, issueCode, redeemCode } from '../codes.ts'
import type { Purpose } from '../database.ts'
import { chooseLang, languages } from '../language.ts'
import { countFailure, forgetFailures, waitFor } from '../lockout.ts'
import { endSessions } from '../oidc-adapter.ts'
import { bindForm, changeForm, loginForm, registerForm, resetForm, type FormState } from '../pages/forms.ts'
import type { Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { safeReturn } from '../returning.ts'
import { whyNotSent, type Message } from '../sending.ts'
import { formSecret, isOwnForm, langOf } from '../form-guard.ts'
import type { Site } from '../site-parts.ts'
import { wordsOf, type Failure } from '../words.ts'

type Values = Record<string, string>
type Outcome = { failure: Failure } | { said: string } | { done: () => Promise<unknown> }

/** Login, registration, binding and passwords: each page is a form that keeps what was typed and says what is wrong. */
export function registerAccountPages(app: FastifyInstance, site: Site): void {
  const { db, settings, provider } = site
  const secret = settings.SSO_COOKIE_SECRET
  const origins = [settings.platform, settings.issuer].map(url => new URL(url).origin)

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    title: string,
    form: (state: FormState) => Html,
    state: Partial<FormState> = {},
  ) => {
    const lang = langOf(request)
    const body = form({ lang, csrf: formSecret(request, reply, settings), values: {}, ...state })
    const path = request.url.replace(/^\/(zh-CN|en-US)/, '')
    const otherLanguage = `/${lang === 'zh-CN' ? 'en-US' : 'zh-CN'}${path}`
    return reply
      .code(state.failure ? 400 : 200)
      .type('text/html; charset=utf-8')
      .send(layout({ lang, title, otherLanguage, home: settings.platform }, body))
  }

  /** Reads a submitted form, runs the step, and shows the form again unless the step is done. */
  const submitted = async (
    request: FastifyRequest,
    reply: FastifyReply,
    title: string,
    form: (state: FormState) => Html,
    step: (values: Values, lang: Lang) => Promise<Outcome>,
  ) => {
    const values = Object.fromEntries(
      Object.entries((request.body ?? {}) as object).map(([name, value]) => [name, String(value)]),
    )
    if (!isOwnForm(request, settings)) return show(request, reply, title, form, { values, failure: 'form' })
    const outcome = await step(values, langOf(request))
    if ('done' in outcome) return outcome.done()
    return show(request, reply, title, form, { values, ...outcome })
  }

  /** Sends a code, or the word that there is an account already; what the page says is the same either way. */
  const sendCode = async (
    target: Target,
    purpose: Purpose,
    lang: Lang,
    isWanted: boolean,
    otherwise?: { subject: string; body: string },
  ): Promise<Outcome> => {
    const { code: words, mail } = wordsOf(lang)
    const code = await issueCode(db, secret, { target: target.value, purpose, now: site.now() })
    if (!code) return { said: words.again }
    const message = isWanted ? { subject: mail.subject(code), body: mail.body(code) } : otherwise
    const sending = message ? deliver(target, purpose, message) : Promise.resolve(true)
    // Where silence is the answer to an unknown account, neither waiting nor failing may tell the known ones.
    if (!otherwise && site.sendsAway(target)) return { said: words.sent }
    return (await sending) ? { said: words.sent } : { failure: 'notSent' }
  }

  const deliver = (target: Target, purpose: Purpose, message: Message): Promise<boolean> =>
    site.send(target, message, site.now()).then(
      () => true,
      async (error: unknown) => {
        site.app.log.error({ kind: target.kind, reason: whyNotSent(error) }, 'a code could not be sent')
        // Nobody has it, so it must not keep the person from asking again.
        await forgetCode(db, { target: target.value, purpose })
        return false
      },
    )

  const guarded = async (
    request: FastifyRequest,
    target: string,
    attempt: () => Promise<boolean>,
    failure: Failure,
  ): Promise<Failure | undefined> => {
    const scopes = [`account:${target}`, `address:${request.ip}`]
    const wait = await waitFor(db, scopes, site.now())
    if (wait > 0) return { wait }
    if (await attempt()) return void (await forgetFailures(db, `account:${target}`))
    await countFailure(db, scopes, site.now())
    return failure
  }

  const finishLogin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: Account,
  ): Promise<unknown> => {
    const interaction = await currentInteraction(request, reply)
    if (!interaction) return reply.redirect(`${settings.platform}/${langOf(request)}/login2`, 303)
    const returnTo = await provider.interactionResult(request.raw, reply.raw, {
      login: { accountId: account.sub, remember: true },
    })
    return reply.redirect(returnTo, 303)
  }

  const currentInteraction = (request: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw).catch((error: Error) => {
      if (error.name === 'SessionNotFound') return undefined
      throw error
    })

  const signedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> => {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never)
    return session.accountId ? findBySub(db, session.accountId) : undefined
  }

  for (const lang of languages) {
    const words = wordsOf(lang)
    const page = (path: string) => `/${lang}${path}`

    const loginMode = (request: FastifyRequest) =>
      (request.query as { mode?: string }).mode === 'code' ? ('code' as const) : ('password' as const)
    app.get(page('/login2'), async (request, reply) => {
      const { return: returnTo } = request.query as { return?: string }
      // A login always begins at the platform, which knows where the person wanted to go.
      if (!(await currentInteraction(request, reply))) {
        const back = safeReturn(returnTo, origins)
        return reply.redirect(
          `${settings.platform}/${lang}/login2${back ? `?return=${encodeURIComponent(back)}` : ''}`,
        )
      }
      return show(request, reply, words.login.title, state => loginForm(state, loginMode(request)))
    })
    app.post(page('/login2'), (request, reply) => {
      const mode = loginMode(request)
      return submitted(
        request,
        reply,
        words.login.title,
        state => loginForm(state, mode),
        async values => {
          const target = readTarget(values.account ?? '')
          if (!target) return { failure: 'target' }
          const account = await findByTarget(db, target)
          if (values.action === 'send')
            return sendCode(target, 'login', lang, account !== undefined && account.disabled_at === null)
          const byCode = () =>
            redeemCode(db, secret, {
              target: target.value,
              purpose: 'login',
              code: values.code ?? '',
              now: site.now(),
            })
          const attempt = mode === 'code' ? byCode : () => checkPassword(account, values.password ?? '')
          const failure = await guarded(
            request,
            target.value,
            attempt,
            mode === 'code' ? 'wrongCode' : 'credentials',
          )
          if (failure) return { failure }
          if (!account || account.disabled_at) return { failure: 'wrongCode' }
          return { done: () => finishLogin(request, reply, account) }
        },
      )
    })

    app.get(page('/register'), async (request, reply) => {
      if (!(await currentInteraction(request, reply)))
        return reply.redirect(`${settings.platform}/${lang}/login2?screen=register`)
      return show(request, reply, words.register.title, registerForm)
    })
    app.post(page('/register'), (request, reply) =>
      submitted(request, reply, words.register.title, registerForm, async values => {
        const target = readTarget(values.account ?? '')
        if (!target) return { failure: 'target' }
        const known = await findByTarget(db, target)
        if (values.action === 'send')
          return sendCode(target, 'register', lang, known === undefined, {
            subject: words.mail.existsSubject,
            body: words.mail.existsBody,
          })
        const name = (values.name ?? '')
          .normalize('NFC')
          .replace(/\p{Cc}/gu, '')
          .trim()
        if (name === '' || [...name].length > 40) return { failure: 'name' }
        const problem = passwordProblem(values.password ?? '')
        if (problem) return { failure: problem }
        if (values.agree !== 'yes') return { failure: 'agree' }
        const failure = await guarded(
          request,
          target.value,
          () =>
            redeemCode(db, secret, {
              target: target.value,
              purpose: 'register',
              code: values.code ?? '',
              now: site.now(),
            }),
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
      }),
    )

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
    app.get(page('/phone/binding'), async (request, reply) => {
      const back =
        safeReturn((request.query as { return?: string }).return, origins) ??
        `${settings.platform}/${lang}/login2`
      const account = await signedIn(request, reply)
      if (!account)
        return reply.redirect(`${settings.platform}/${lang}/login2?return=${encodeURIComponent(back)}`)
      const kind = missingKind(account)
      return kind
        ? show(request, reply, words.bind.title, binding(account, kind, back))
        : reply.redirect(back)
    })
    app.post(page('/phone/binding'), async (request, reply) => {
      const account = await signedIn(request, reply)
      if (!account) return reply.redirect(`${settings.platform}/${lang}/login2`, 303)
      const back =
        safeReturn((request.body as Values | undefined)?.return, origins) ??
        `${settings.platform}/${lang}/login2`
      const kind = missingKind(account)
      if (!kind) return reply.redirect(back, 303)
      return submitted(request, reply, words.bind.title, binding(account, kind, back), async values => {
        const target = readTarget(values.account ?? '')
        if (!target || target.kind !== kind) return { failure: kind }
        const owner = await findByTarget(db, target)
        const isFree = owner === undefined || owner.sub === account.sub
        if (values.action === 'send')
          return sendCode(target, 'bind', lang, isFree, {
            subject: words.mail.existsSubject,
            body: words.mail.existsBody,
          })
        const failure = await guarded(
          request,
          target.value,
          () =>
            redeemCode(db, secret, {
              target: target.value,
              purpose: 'bind',
              code: values.code ?? '',
              now: site.now(),
            }),
          'wrongCode',
        )
        if (failure) return { failure }
        if (!isFree) return { failure: 'taken' }
        const change =
          kind === 'email'
            ? { email: target.value, email_verified_at: site.now() }
            : { phone: target.value, phone_verified_at: site.now() }
        await db.updateTable('sso.account').set(change).where('sub', '=', account.sub).execute()
        // The page again: it asks for what is still missing, or goes back.
        return {
          done: async () =>
            reply.redirect(`${page('/phone/binding')}?return=${encodeURIComponent(back)}`, 303),
        }
      })
    })

    app.get(page('/password/reset'), (request, reply) => show(request, reply, words.reset.title, resetForm))
    app.post(page('/password/reset'), (request, reply) =>
      submitted(request, reply, words.reset.title, resetForm, async values => {
        const target = readTarget(values.account ?? '')
        if (!target) return { failure: 'target' }
        const account = await findByTarget(db, target)
        if (values.action === 'send')
          return sendCode(target, 'reset', lang, account !== undefined && account.disabled_at === null)
        const problem = passwordProblem(values.password ?? '')
        if (problem) return { failure: problem }
        const failure = await guarded(
          request,
          target.value,
          () =>
            redeemCode(db, secret, {
              target: target.value,
              purpose: 'reset',
              code: values.code ?? '',
              now: site.now(),
            }),
          'wrongCode',
        )
        if (failure || !account) return { failure: failure ?? 'wrongCode' }
        await db
          .updateTable('sso.account')
          .set({ password_hash: await hashPassword(values.password ?? '') })
          .where('sub', '=', account.sub)
          .execute()
        await endSessions(db, account.sub)
        return { said: words.reset.done }
      }),
    )

    app.get(page('/password/change'), async (request, reply) => {
      if (!(await signedIn(request, reply))) return reply.redirect(`${settings.platform}/${lang}/login2`)
      return show(request, reply, words.change.title, changeForm)
    })
    app.post(page('/password/change'), async (request, reply) => {
      const account = await signedIn(request, reply)
      if (!account) return reply.redirect(`${settings.platform}/${lang}/login2`, 303)
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
        await db
          .updateTable('sso.account')
          .set({ password_hash: await hashPassword(values.password ?? '') })
          .where('sub', '=', account.sub)
          .execute()
        await endSessions(db, account.sub)
        return { said: words.change.done }
      })
    })
  }

  // Addresses without a language, as the spec names them.
  app.get('/phone/binding', (request, reply) => {
    const lang = chooseLang(
      (request.query as { ui_locales?: string }).ui_locales,
      request.headers['accept-language'],
    )
    return reply.redirect(`/${lang}${request.url}`)
  })
  app.get('/', (_request, reply) => reply.redirect(settings.platform))
}
