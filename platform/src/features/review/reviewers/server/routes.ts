import type { FastifyReply } from 'fastify'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Settings } from '../../../../base/config/settings.ts'
import type { Context } from '../../../../base/http/context.ts'
import { refuseCrossSite } from '../../../../base/http/cross-site.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { reviewerCookie } from '../../../../base/http/reviewer.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import * as calls from '../contract.ts'
import { reviewerFaults } from '../faults.ts'
import { logIn, setFirstPassword } from './commands/log-in.ts'
import { endSession, goodLink, openSession, verifySession, type Opened } from './commands/sessions.ts'
import { trace } from './trace.ts'
import { editionWithTracks } from './edition-with-tracks.ts'

const cookieOf = (settings: Settings) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: settings.secureCookies,
  path: '/',
})

/** The secret is in the cookie alone: no answer holds it. */
function enter({ exchange, settings }: Context, opened: Opened): Pick<Opened, 'next'> {
  const reply: FastifyReply | undefined = exchange?.reply
  reply?.setCookie(reviewerCookie, opened.secret, { ...cookieOf(settings), expires: opened.expiresAt })
  return { next: opened.next }
}

/** Nobody is let in, or out, by a page of another site: there is no session yet that would have it checked. */
const fromHere = ({ exchange, settings }: Context) => {
  if (exchange) refuseCrossSite(exchange.request.headers, settings.publicUrl)
}

export const sessionHandlers: Handler[] = [
  handle(calls.getSelf, async ({ db, reviewer, lang }) => {
    if (!reviewer) throw new Failure(reviewerFaults.signInFirst)
    const { edition } = await editionWithTracks(db, reviewer.editionId)
    return {
      account: reviewer.account,
      name: reviewer.name,
      role: reviewer.role,
      year: reviewer.year,
      edition: { id: edition.id, name: localizeColumn(edition, 'name', lang) },
    }
  }),

  handle(calls.logOut, async context => {
    fromHere(context)
    const secret = context.exchange?.request.cookies[reviewerCookie]
    if (secret)
      await context.write(async tx => {
        await endSession(tx, secret)
        const { reviewer } = context
        if (reviewer) await trace(tx, { ...context, reviewer }, { action: 'session.end' })
      })
    context.exchange?.reply.clearCookie(reviewerCookie, cookieOf(context.settings))
    return { isOut: true as const }
  }),

  handle(calls.logIn, async (context, { body }) => {
    fromHere(context)
    const opened = await logIn(context, body)
    return opened.next === 'password' ? opened : enter(context, opened)
  }),

  handle(calls.setFirstPassword, async (context, { body }) => {
    fromHere(context)
    return enter(context, await setFirstPassword(context, body))
  }),

  handle(calls.giveCode, async (context, { body }) => {
    fromHere(context)
    return enter(context, await verifySession(context, body.code))
  }),

  handle(calls.readLink, async ({ db, now }, { params }) => {
    const { account, name, year } = await goodLink(db, params.token, now)
    return { account, name, year }
  }),

  handle(calls.openLink, async (context, { params }) => {
    fromHere(context)
    const { now } = context
    const opened = await context.write(
      async tx => {
        const { linkId, expires_at, ...reviewer } = await goodLink(tx, params.token, now)
        await tx.updateTable('reviewer_link').set({ used_at: now }).where('id', '=', linkId).execute()
        return openSession(tx, context, reviewer, { id: linkId, expires_at })
      },
      { keepsAnswer: false },
    )
    return enter(context, opened)
  }),
]
