import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Entry } from '../../competitions/entry-form.ts'
import { admissionOf, type Admission } from '../rules.ts'

export async function registrationOf(
  db: Db | Tx,
  competitionId: number,
  userId: number,
): Promise<(Admission & { agreementVersion: number; entry: Entry }) | null> {
  const row = await db
    .selectFrom('registration')
    .select(['agreement_version', 'state', 'entry', 'decision_reason'])
    .where('competition_id', '=', competitionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { agreement_version: agreementVersion, state, entry, decision_reason: reason } = row
  return { ...admissionOf(state, reason), agreementVersion, entry }
}

/** Takes a signup back. The caller has seen to the team. */
export async function withdrawRegistration(tx: Tx, competitionId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('registration')
    .where('competition_id', '=', competitionId)
    .where('user_id', '=', userId)
    .execute()
}
