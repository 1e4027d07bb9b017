import { audit } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { requireBound } from '../../../../base/http/binding.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { requireOperator } from '../../../../base/http/operator.ts'
import { sessionCookie } from '../../../../base/http/session-cookie.ts'
import {
  getInitData,
  getSessionUser,
  listTokens,
  logout,
  makeToken,
  revokeToken,
  saveMessageCheck,
  setLanguage,
} from '../contract.ts'
import { identityFaults } from '../faults.ts'
import { keepMessageCheck } from './commands/keep-message-check.ts'
import { makeApiToken } from './commands/make-api-token.ts'
import { keepDisplay } from './display-cookies.ts'
import { unreadOf } from './hooks.ts'
import { hashSecret } from '../../../../base/secrets.ts'
import { cookieOptions, endSessionAddress } from './sign-on.ts'
import { sessionUser } from './views.ts'

export const identityHandlers: Handler[] = [
  handle(getSessionUser, ({ read, viewer }) => sessionUser(read, viewer)),

  handle(getInitData, async context => {
    const { read, viewer } = context
    requireBound(viewer, context)
    const unreadCount = await unreadOf.run(read, viewer.userId)
    return {
      id: viewer.userId,
      userId: viewer.ssoId,
      userName: viewer.name,
      isNewUser: viewer.isNew,
      unreadCount,
      roles: [...viewer.roles],
    }
  }),

  handle(saveMessageCheck, ({ viewer, now, write }, { body }) => {
    requireOperator(viewer, body.operatorId)
    return write(async tx => ({
      affectedRows: await keepMessageCheck(tx, { userId: viewer.userId, time: new Date(body.time), now }),
    }))
  }),

  handle(logout, async ({ db, settings, exchange, log }) => {
    const secret = exchange?.request.cookies[sessionCookie]
    exchange?.reply.clearCookie(sessionCookie, { ...cookieOptions(settings), path: '/' })
    if (!secret) return { location: null }
    const ended = await db
      .deleteFrom('session')
      .where('token_hash', '=', hashSecret(secret))
      .returning('id_token')
      .executeTakeFirst()
    if (!ended) return { location: null }
    // The session here has ended, whatever the sign-on site can be asked.
    const location = await endSessionAddress(settings, ended.id_token).catch((error: Error) => {
      log.warn({ reason: error.message }, 'the sign-on site could not be asked to end its session')
      return null
    })
    return { location }
  }),

  handle(setLanguage, ({ exchange, settings }, { query }) => {
    if (exchange) keepDisplay(exchange.reply, settings, { language: query.lang })
    return null
  }),

  handle(listTokens, async ({ db, viewer }) => {
    const rows = await db
      .selectFrom('api_token')
      .selectAll()
      .where('user_id', '=', viewer.userId)
      .where('revoked_at', 'is', null)
      .orderBy('id', 'desc')
      .execute()
    return {
      tokens: rows.map(row => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
      })),
    }
  }),

  handle(makeToken, ({ viewer, now, address, write }, { body }) =>
    write(
      async tx => {
        const token = await makeApiToken(tx, { userId: viewer.userId, name: body.name, now })
        await audit(
          tx,
          { userId: viewer.userId, address },
          { action: 'token.make', subject: 'api_token', subjectId: token.id },
          now,
        )
        return token
      },
      // Of a token only the hash is kept. Asked twice there are two.
      { keepsAnswer: false },
    ),
  ),

  handle(revokeToken, ({ viewer, now, address, write }, { params }) =>
    write(async tx => {
      const done = await tx
        .updateTable('api_token')
        .set({ revoked_at: now })
        .where('id', '=', params.id)
        .where('user_id', '=', viewer.userId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (done.numUpdatedRows === 0n) throw new Failure(identityFaults.noSuchToken)
      await audit(
        tx,
        { userId: viewer.userId, address },
        { action: 'token.revoke', subject: 'api_token', subjectId: params.id },
        now,
      )
      return { affectedRows: 1 }
    }),
  ),
]
