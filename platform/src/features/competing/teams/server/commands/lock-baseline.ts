import type { Tx } from '../../../../../base/database/tables.ts'
import { teamNameKey } from '../../rules.ts'

/** The team of this name, locked; a new baseline, which has no people, where no team has it. */
export async function lockBaseline(
  tx: Tx,
  { competitionId, name, now }: { competitionId: number; name: string; now: Date },
): Promise<{ id: number; is_baseline: boolean }> {
  const key = teamNameKey(name)
  await tx
    .insertInto('team')
    .values({ competition_id: competitionId, name, name_key: key, is_baseline: true, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('team')
    .select(['id', 'is_baseline'])
    .where('competition_id', '=', competitionId)
    .where('name_key', '=', key)
    .where('merged_into_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
