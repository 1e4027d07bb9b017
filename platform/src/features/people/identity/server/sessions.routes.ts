import { audit } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { endOtherSessions, endSession, listSessions } from '../sessions.contract.ts'
import { sessionFaults } from '../session-faults.ts'
import { endSessions } from './commands/end-sessions.ts'
import { deviceOf } from './device.ts'
import { territoryOf } from './hooks.ts'

const mostSessions = 100

export const sessionHandlers: Handler[] = [
  handle(listSessions, async ({ db, viewer, settings, log, now }) => {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'address', 'user_agent', 'created_at', 'last_seen_at'])
      .where('user_id', '=', viewer.userId)
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostSessions)
      .execute()
    const addresses = [...new Set(rows.flatMap(row => row.address ?? []))]
    const places = new Map(
      await Promise.all(addresses.map(async at => [at, await territoryOf.run(settings, at, log)] as const)),
    )
    return {
      sessions: rows.map(row => ({
        id: row.id,
        isCurrent: row.id === viewer.sessionId,
        ...deviceOf(row.user_agent),
        address: row.address,
        place: row.address === null ? null : (places.get(row.address) ?? null),
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      })),
    }
  }),

  handle(endSession, ({ viewer, now, address, write }, { params }) =>
    write(async tx => {
      const { numDeletedRows } = await tx
        .deleteFrom('session')
        .where('id', '=', params.id)
        .where('user_id', '=', viewer.userId)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new Failure(sessionFaults.noSuchSession)
      await audit(
        tx,
        { userId: viewer.userId, address },
        { action: 'user.sessions', subject: 'user', subjectId: viewer.userId, detail: { ended: 1 } },
        now,
      )
      return { affectedRows: 1 }
    }),
  ),

  handle(endOtherSessions, ({ viewer, now, address, write }) =>
    write(async tx => ({
      affectedRows: await endSessions(tx, {
        userId: viewer.userId,
        but: viewer.sessionId,
        actor: { userId: viewer.userId, address },
        now,
      }),
    })),
  ),
]
