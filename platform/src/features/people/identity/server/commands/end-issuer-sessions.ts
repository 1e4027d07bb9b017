import { audit } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'

type Word = {
  /** The number that the issuer gave its word, which then counts once. */
  jti: string
  /** Until when the word would be believed. */
  until: Date
  /** Whose sessions. With `sid` as well: the one of theirs. */
  ssoId: string | undefined
  sid: string | undefined
  address: string
  now: Date
}

/** Ends the sessions that the issuer says have ended there. False when it has said so before. */
export async function endIssuerSessions(tx: Tx, word: Word): Promise<boolean> {
  const { jti, until, ssoId, sid, address, now } = word
  const spent = await tx
    .insertInto('spent_logout_token')
    .values({ jti, expires_at: until })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (spent.numInsertedOrUpdatedRows === 0n) return false
  const ended = await tx
    .deleteFrom('session')
    .$if(ssoId !== undefined, query =>
      query.where('user_id', 'in', eb =>
        eb
          .selectFrom('app_user')
          .select('id')
          .where('sso_id', '=', ssoId ?? ''),
      ),
    )
    // One from an issuer that does not name its sessions may be the one that is meant.
    .$if(sid !== undefined, query =>
      query.where(eb =>
        ssoId === undefined
          ? eb('sid', '=', sid ?? '')
          : eb.or([eb('sid', '=', sid ?? ''), eb('sid', 'is', null)]),
      ),
    )
    .returning('user_id')
    .execute()
  for (const [userId, sessions] of Map.groupBy(ended, session => session.user_id))
    await audit(
      tx,
      { userId: null, address },
      { action: 'session.end', subject: 'user', subjectId: userId, detail: { ended: sessions.length } },
      now,
    )
  return true
}
