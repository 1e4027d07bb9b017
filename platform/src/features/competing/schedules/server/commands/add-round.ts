import { sql, type InsertObject } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { enqueueReveal } from './plan-reveal.ts'

type Round = InsertObject<Tables, 'schedule'> & { revealed_at: Date | null; reveal_planned_at: Date | null }

/** A round of another installation; its planned reveal comes here. */
export async function addRound(tx: Tx, round: Round): Promise<{ id: number }> {
  const made = await tx.insertInto('schedule').values(round).returning('id').executeTakeFirstOrThrow()
  if (round.reveal_planned_at && round.revealed_at === null)
    await enqueueReveal(tx, made.id, round.reveal_planned_at)
  return made
}

/** The rounds of a competition for another one, with all their times moved. None is revealed. */
export async function copyRounds(
  tx: Tx,
  { from, to, moved }: { from: number; to: number; moved: (date: Date) => Date },
): Promise<void> {
  const same = sql.raw(
    'sort, title_zh, title_en, list_b_mode, max_submit_count, max_error_submit_count, sub_ranks, sub_rank_names, metric_key, metric_params, metric_sql, direction, precision, file_description, max_bytes, ladder',
  )
  const times = ['start_at', 'end_at', 'list_a_start', 'list_a_end', 'list_b_start', 'list_b_end'] as const
  const rounds = await tx
    .selectFrom('schedule')
    .select(['id', ...times])
    .where('competition_id', '=', from)
    .execute()
  for (const round of rounds)
    await sql`
      insert into schedule (competition_id, ${same}, ${sql.raw(times.join(', '))})
      select ${to}, ${same}, ${sql.join(times.map(time => sql`${round[time] && moved(round[time])}::timestamptz`))}
      from schedule where id = ${round.id}`.execute(tx)
}
