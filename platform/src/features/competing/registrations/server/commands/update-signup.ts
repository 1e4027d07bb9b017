import { json } from '../../../../../base/database/json.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { competitionFaults } from '../../../competitions/faults.ts'
import { registrationFaults } from '../../faults.ts'
import { readEntry, type Entry } from '../../../competitions/entry-form.ts'
import { refuseWrong } from '../refuse-wrong.ts'
import { competitionRow } from '../../../competitions/server/public.ts'

type Update = { competitionId: number; userId: number; agreementVersion: number; entry: Entry }

/** Accepts the newest agreement and answers the entry form as it is now; earlier answers are replaced. */
export async function updateSignup(tx: Tx, ask: Update): Promise<void> {
  const competition = await competitionRow(tx, ask.competitionId)
  if (ask.agreementVersion !== competition.agreement_version)
    throw new Failure(registrationFaults.agreementChanged)
  const found = await tx
    .selectFrom('registration')
    .select('entry')
    .where('competition_id', '=', ask.competitionId)
    .where('user_id', '=', ask.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Failure(competitionFaults.notRegistered)
  const asked = new Set(competition.entry_fields.map(field => field.key))
  // What an earlier form asked was answered, and stays.
  const older = Object.entries(found.entry).filter(([key]) => !asked.has(key))
  const answered = readEntry(competition.entry_fields, ask.entry)
  refuseWrong(answered.problems)
  const entry = { ...Object.fromEntries(older), ...answered.entry }
  await tx
    .updateTable('registration')
    .set({ agreement_version: ask.agreementVersion, entry: json(entry) })
    .where('competition_id', '=', ask.competitionId)
    .where('user_id', '=', ask.userId)
    .execute()
}
