import { sql } from 'kysely'
import { audit } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import {
  eraseAccount,
  isLastAdministrator,
  lockPerson,
  refuseSignOn,
} from '../../../identity/server/public.ts'
import { formerName } from '../../rules.ts'
import { handOn } from '../hooks.ts'
import { removeSignOn } from '../job.ts'
import { personalColumns } from '../personal-columns.ts'

type Ask = { userId: number; now: Date; signOnGoes: boolean }

/**
 * Somebody leaves for good, when their time has come and they have not thought better of it: what is about them goes,
 * what they handed in and its places stay under the name of a former participant. Twice is once.
 */
export async function leave(tx: Tx, { userId, now, signOnGoes }: Ask): Promise<void> {
  // Before any other lock: what they are writing comes to its end, and what they begin to write waits (`hold_account`).
  await sql`select pg_advisory_xact_lock(hashtextextended('account:' || ${userId}::bigint, 0))`.execute(tx)
  await lockPerson(tx, userId)
  // Others who administrated may have gone since it was asked for: it stays due until somebody else does.
  if (await isLastAdministrator(tx, userId)) return
  const { numUpdatedRows } = await tx
    .updateTable('account_deletion')
    .set({ done_at: now })
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const name = formerName(userId)
  await handOn.run(tx, { userId, name, now })
  await forgetPerson(tx, userId)
  const { ssoId } = await eraseAccount(tx, { userId, name, now })
  if (signOnGoes) {
    await refuseSignOn(tx, { ssoId, now })
    await enqueue(tx, removeSignOn, { sub: ssoId }, { key: `remove-sign-on:${userId}` })
  }
  await audit(
    tx,
    { userId, address: null },
    { action: 'account.leave', subject: 'user', subjectId: userId },
    now,
  )
}

/** Deletes or empties what all features keep about somebody, as they declare it; files of what is deleted go as well. */
export async function forgetPerson(tx: Tx, userId: number): Promise<void> {
  for (const { table, column, leaving } of personalColumns()) {
    if (leaving === 'keep') continue
    const theirs = sql`${sql.ref(column)} = ${userId}`
    if (leaving === 'delete') {
      await sql`delete from ${sql.table(table)} where ${theirs}`.execute(tx)
    } else {
      const emptied = Object.entries(leaving.blank).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
      await sql`update ${sql.table(table)} set ${sql.join(emptied)} where ${theirs}`.execute(tx)
    }
  }
}
