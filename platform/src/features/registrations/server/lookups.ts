import type { Db, Tx } from '../../../base/database/tables.ts'
import type { Entry, RegistrationState } from '../rules.ts'

export async function registrationOf(
  db: Db | Tx,
  competitionId: number,
  userId: number,
): Promise<{ agreementVersion: number; state: RegistrationState; entry: Entry } | null> {
  const row = await db
    .selectFrom('registration')
    .select(['agreement_version', 'state', 'entry'])
    .where('competition_id', '=', competitionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { agreementVersion: row.agreement_version, state: row.state, entry: row.entry } : null
}

/** Takes a signup back. The caller has seen to the team. */
export async function withdrawRegistration(tx: Tx, competitionId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('registration')
    .where('competition_id', '=', competitionId)
    .where('user_id', '=', userId)
    .execute()
}
