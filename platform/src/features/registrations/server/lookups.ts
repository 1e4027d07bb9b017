import type { Db, Tx } from '../../../base/database/tables.ts'

export async function registrationOf(
  db: Db | Tx,
  competitionId: number,
  userId: number,
): Promise<{ agreementVersion: number } | null> {
  const row = await db
    .selectFrom('registration')
    .select('agreement_version')
    .where('competition_id', '=', competitionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { agreementVersion: row.agreement_version } : null
}
