import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueueReveal } from './plan-reveal.ts'

const times = [
  'start_at',
  'end_at',
  'list_a_start',
  'list_a_end',
  'list_b_start',
  'list_b_end',
  'reveal_planned_at',
] as const

/** Moves all times of a competition's rounds. Returns false and changes nothing if one has begun by `unlessBegunBy`. */
export async function moveRounds(
  tx: Tx,
  competitionId: number,
  { moved, unlessBegunBy }: { moved: (date: Date) => Date; unlessBegunBy: Date | null },
): Promise<boolean> {
  const rounds = await tx
    .selectFrom('schedule')
    .select(['id', ...times])
    .where('competition_id', '=', competitionId)
    .forUpdate()
    .execute()
  if (unlessBegunBy && rounds.some(round => round.start_at <= unlessBegunBy)) return false
  await sql`set constraints schedule_rounds_apart deferred`.execute(tx)
  for (const { id, ...round } of rounds) {
    const next = Object.fromEntries(times.map(time => [time, round[time] && moved(round[time])]))
    await tx.updateTable('schedule').set(next).where('id', '=', id).execute()
    if (round.reveal_planned_at) await enqueueReveal(tx, id, moved(round.reveal_planned_at))
  }
  return true
}
