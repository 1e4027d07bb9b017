import type { Tx } from '../../../../../base/database/tables.ts'

/** Whoever makes a competition runs it. */
export async function makeOrganiser(
  tx: Tx,
  { userId, competitionId, now }: { userId: number; competitionId: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('user_role')
    .values({
      user_id: userId,
      role: 'organiser',
      competition_id: competitionId,
      granted_by: userId,
      granted_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
