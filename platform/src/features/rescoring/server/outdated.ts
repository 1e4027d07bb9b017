import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '../../../base/database/tables.ts'
import { scorerHashOf } from '../../scoring/server/scorer-hash.lookups.ts'

/** How many submissions of a round have a score, and how many of them by other answers or another scorer than count now. */
export async function outdatedScores(
  db: Db,
  schedule: Pick<Selectable<Tables['schedule']>, 'id' | 'metric_key' | 'metric_params' | 'metric_sql'>,
): Promise<{ scored: number; outdated: number }> {
  const hash = scorerHashOf(schedule)
  const { rows } = await sql<{ scored: number; outdated: number }>`
    select count(distinct s.id)::int as scored, (count(distinct s.id) filter (where
      c.scorer_hash <> ${hash ?? ''} or not exists (
        select from answer_file f where f.schedule_id = ${schedule.id} and f.is_active and f.sha256 = c.answer_sha256
      )))::int as outdated
    from submission s join submission_score c on c.submission_id = s.id
    where s.schedule_id = ${schedule.id} and s.state = 'scored'`.execute(db)
  return rows[0] ?? { scored: 0, outdated: 0 }
}
