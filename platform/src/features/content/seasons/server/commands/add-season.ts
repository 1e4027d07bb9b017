import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { seasonFaults } from '../../faults.ts'

type Add = { seriesKey: string; year: number; titleZh: string; titleEn: string; actor: Actor; now: Date }

/** A season of a series, which begins with its first season; nobody sees it yet. */
export async function addSeason(tx: Tx, ask: Add): Promise<number> {
  const { seriesKey, year, titleZh, titleEn, actor, now } = ask
  await tx
    .insertInto('season_series')
    .values({ key: seriesKey, name_zh: titleZh, name_en: titleEn })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await tx
    .insertInto('season')
    .values({
      series_key: seriesKey,
      year,
      title_zh: titleZh,
      title_en: titleEn,
      start_at: new Date(Date.UTC(year, 0, 1)),
      end_at: new Date(Date.UTC(year + 1, 0, 1)),
      created_at: now,
    })
    .onConflict(conflict => conflict.columns(['series_key', 'year']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Failure(seasonFaults.yearTaken, { issues: [{ path: 'body.year', code: 'taken' }] })
  await audit(
    tx,
    actor,
    { action: 'season.add', subject: 'season', subjectId: row.id, detail: { seriesKey, year } },
    now,
  )
  return row.id
}
