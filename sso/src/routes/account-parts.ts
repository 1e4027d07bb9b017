import type { FastifyReply, FastifyRequest } from 'fastify'
import { lineOf } from '../../../platform/src/base/http/line-of.ts'
import { findBySub, type Account, type Lang, type Target } from '../accounts.ts'
import { forgetCode, issueCode, redeemCode, resendAfter, waitForCode } from '../codes.ts'
import type { Purpose } from '../database.ts'
import { browserOf, formSecret, isOwnForm, langOf } from '../form-guard.ts'
import { countFailure, countTry, forgetFailures, waitFor } from '../lockout.ts'
import type { FormState } from '../pages/form-state.ts'
import type { Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { safeReturn } from '../returning.ts'
import { whyNotSent, type Message } from '../sending.ts'
import type { Site } from '../site-parts.ts'
import { makeTurns } from '../turns.ts'
import { wordsOf, type Failure, type Waits } from '../words.ts'

export type Values = Record<string, string>
type Outcome = { failure: Failure } | { said: string; isDone?: boolean } | { done: () => Promise<unknown> }

export type AccountParts = ReturnType<typeof accountParts>

/** What the person came for, where the platform named something that there are words for. */
export function waitsIn(interaction: { params: Record<string, unknown> } | undefined): Waits | undefined {
  const named = interaction?.params.waits
  const { what } = wordsOf('zh-CN').waits
  return typeof named === 'string' && Object.hasOwn(what, named) ? (named as Waits) : undefined
}

/** Of one line: twice the number of passwords that are hashed at once, so that the limit does not slow a class down. */
const triesAtOnce = 8

/** What the pages of accounts share: showing and reading their forms, codes, lock-out, and who is signed in. */
export function accountParts(site: Site) {
  const { db, settings, provider } = site
  const secret = settings.SSO_COOKIE_SECRET
  const inTurn = makeTurns(triesAtOnce)
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
    if (typeof state.failure === 'object')
      reply.code(429).header('retry-after', Math.ceil(state.failure.wait / 1000))
    else reply.code(state.failure ? 400 : 200)
    return reply
      .type('text/html; charset=utf-8')
      .send(layout({ lang, title, otherLanguage, home: settings.platform, isForm: true }, body))
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
    request: FastifyRequest,
    target: Target,
    purpose: Purpose,
    lang: Lang,
    isWanted: boolean,
    otherwise?: { subject: string; body: string },
  ): Promise<Outcome> => {
    const { code: words, mail } = wordsOf(lang)
    const ask = { target: target.value, purpose, browser: browserOf(request), now: site.now() }
    const wait = await waitForCode(db, ask, request.ip)
    if (wait > 0) return { failure: { wait, after: 'codes' } }
    const code = await issueCode(db, secret, ask)
    if (code === undefined) return { failure: { wait: resendAfter, after: 'codes' } }
    const message = isWanted ? { subject: mail.subject(code), body: mail.body(code) } : otherwise
    const sending = message ? deliver(target, message) : Promise.resolve(true)
    // Where silence is the answer to an unknown account, neither the time this takes, nor that it failed, nor how soon
    // one may ask again may tell the known ones.
    if (!otherwise && site.sendsAway(target)) return { said: words.sent }
    if (await sending) return { said: words.sent }
    // Nobody has it, so it must not keep the person from asking again.
    await forgetCode(db, ask)
    return { failure: 'notSent' }
  }

  const deliver = (target: Target, message: Message): Promise<boolean> =>
    site.send(target, message, site.now()).then(
      () => true,
      (error: unknown) => {
        site.app.log.error({ kind: target.kind, reason: whyNotSent(error) }, 'a message could not be sent')
        return false
      },
    )

  /**
   * One try at a password or a code. Failures count for the account and the network they come from, so that strangers
   * cannot lock an account; those of signed-in people count for their account alone. A try of an account is counted
   * before it is made. Those of a line are counted after it, as a class signs in at once: a few at a time, so that
   * hardly more can fail than are allowed to.
   */
  const guarded = (
    request: FastifyRequest,
    whose: Target | Account,
    attempt: () => Promise<boolean>,
    failure: Failure,
  ): Promise<Failure | undefined> => {
    const line = lineOf(request.ip)
    const own =
      'sub' in whose ? (`account:${whose.sub}` as const) : (`account:${whose.value} ${line}` as const)
    return inTurn(line, async () => {
      const now = site.now()
      const wait = (await waitFor(db, `address:${line}`, now)) || (await countTry(db, own, now))
      if (wait > 0) return { wait, after: 'tries' }
      if (await attempt()) return void (await forgetFailures(db, own))
      await countFailure(db, `address:${line}`, site.now())
      return failure
    })
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

  const redeem = (
    request: FastifyRequest,
    target: Target,
    purpose: Purpose,
    { code = '' }: Values,
  ): Promise<boolean> =>
    redeemCode(db, secret, {
      target: target.value,
      purpose,
      browser: browserOf(request),
      code,
      now: site.now(),
    })

  /** A login always begins at the platform, which knows where the person wanted to go. */
  const platformLogin = (lang: Lang, query = '') => `${settings.platform}/${lang}/login2${query}`
  /** Where a page was told to lead back to, if that is ours. */
  const wayBack = (returnTo: string | undefined) => safeReturn(returnTo, origins)

  return {
    show,
    submitted,
    sendCode,
    deliver,
    redeem,
    guarded,
    finishLogin,
    currentInteraction,
    signedIn,
    platformLogin,
    wayBack,
  }
}
