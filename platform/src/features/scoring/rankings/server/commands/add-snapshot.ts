import { sql, type Insertable } from 'kysely'
import { json } from '../../../../../base/database/json.ts'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import type { ScoringSetting } from '../../../evaluation/schema.ts'

type Place = Omit<Insertable<Tables['ranking_snapshot']>, 'schedule_id' | 'day'>
type Snapshot = {
  scheduleId: number
  day: string
  takenAt: Date
  oldMetric?: { metric: ScoringSetting['metric']; until: Date } | undefined
}

/** The boards of a day. False when the day is kept already. */
export async function claimDay(tx: Tx, { scheduleId, day, takenAt, oldMetric }: Snapshot): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows } = await tx
    .insertInto('ranking_snapshot_run')
    .values({
      schedule_id: scheduleId,
      day,
      taken_at: takenAt,
      ...(oldMetric ? { old_metric: json(oldMetric.metric), metric_until: oldMetric.until } : {}),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return rows === 1n
}

/** The places of a claimed day. */
export async function addPlaces(
  tx: Tx,
  { scheduleId, day }: Pick<Snapshot, 'scheduleId' | 'day'>,
  places: readonly Place[],
): Promise<void> {
  await sql`
    insert into ranking_snapshot (schedule_id, sub_rank, board, day, team_id, rank, score, best_at, valid_count)
    select ${scheduleId}, sub_rank, board, ${day}::date, team_id, rank, score, best_at, valid_count
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as x(sub_rank text, board text, team_id bigint, rank integer, score double precision, best_at timestamptz, valid_count integer)`.execute(
    tx,
  )
}
