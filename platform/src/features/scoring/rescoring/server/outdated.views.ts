import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '../../../../base/database/tables.ts'
import { scorerHashOf } from '../../../engine/scorer/server/public.ts'

type Scheduled = Pick<Selectable<Tables['schedule']>, 'id' | 'metric_key' | 'metric_params' | 'metric_sql'>
type Counted = { scored: number; outdated: number }

/** How many submissions of each round have a score, and how many of them by other answers or another scorer than count now. */
export async function outdatedScores(
  db: Db,
  schedules: readonly Scheduled[],
): Promise<ReadonlyMap<number, Counted>> {
  const now = schedules.map(schedule => ({ id: schedule.id, hash: scorerHashOf(schedule) ?? '' }))
  const { rows } = await sql<Counted & { id: number }>`
    select d.id, count(distinct s.id)::int as scored, (count(distinct s.id) filter (where
      c.scorer_hash <> d.hash or not exists (
        select from answer_file f where f.schedule_id = d.id and f.is_active and f.sha256 = c.answer_sha256
      )))::int as outdated
    from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as d(id bigint, hash text)
    join submission s on s.schedule_id = d.id and s.state = 'scored'
    join submission_score c on c.submission_id = s.id
    group by d.id`.execute(db)
  return new Map(rows.map(({ id, ...counted }) => [id, counted]))
}
