import type { Db } from '../../../../base/database/tables.ts'

/** Whether a submission to this list could be scored now. */
export async function isReady(db: Db, scheduleId: number, list: 'A' | 'B'): Promise<boolean> {
  const found = await db
    .selectFrom('schedule as s')
    .innerJoin('answer_file as a', 'a.schedule_id', 's.id')
    .where('s.id', '=', scheduleId)
    .where('a.list', '=', list)
    .where('a.is_active', '=', true)
    .where(eb => eb.or([eb('s.metric_key', 'is not', null), eb('s.metric_sql', 'is not', null)]))
    .select('s.id')
    .executeTakeFirst()
  return found !== undefined
}
