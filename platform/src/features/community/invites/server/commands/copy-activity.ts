import type { Tx } from '../../../../../base/database/tables.ts'
import { activityOf } from '../activity.ts'

const longestName = 60

/** Gives a copy of a competition an invite activity like the original's, under a name of its own: its address is made of it. */
export async function copyActivity(
  tx: Tx,
  { from, to, moved }: { from: number; to: number; moved: (date: Date) => Date },
): Promise<void> {
  const activity = await activityOf(tx, from)
  if (!activity) return
  for (let attempt = 1; ; attempt += 1) {
    const ending = attempt === 1 ? `-${to}` : `-${to}-${attempt}`
    const made = await tx
      .insertInto('invite_activity')
      .values({
        name: `${activity.name.slice(0, longestName - ending.length)}${ending}`,
        competition_id: to,
        start_at: moved(activity.start_at),
        end_at: moved(activity.end_at),
      })
      .onConflict(conflict => conflict.column('name').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 0n) return
  }
}
