import { leave } from '../src/features/people/own-data/server/commands/leave.ts'
import type { World } from './world.ts'

/** Somebody leaves whose days of grace are over. */
export async function leaveNow({ db, clock }: World, userId: number, signOnGoes = false): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('account_deletion')
    .values({ user_id: userId, asked_at: new Date(now.getTime() - 1), due_at: now })
    .execute()
  await db.transaction().execute(tx => leave(tx, { userId, now, signOnGoes }))
}
