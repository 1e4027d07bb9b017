import { sql } from 'kysely'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { publicTitles } from '../../../competing/competitions/server/public.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../editing.contract.ts'
import { addSeason } from './commands/add-season.ts'
import { saveSeason } from './commands/save-season.ts'
import { readEdited } from './read-edited.ts'

const edited = async (db: Db | Tx, seasonId: number) => {
  const { value, ...rest } = await readEdited(db, seasonId)
  return { ...rest, ...section(value) }
}

export const editingHandlers: Handler[] = [
  handleStaff(calls.listEditedSeasons, async ({ db, now }) => {
    const [seasons, series, competitions] = await Promise.all([
      db
        .selectFrom('season')
        .selectAll()
        .select(sql<number>`(select count(*) from season_track t where t.season_id = season.id)`.as('tracks'))
        .orderBy('year', 'desc')
        .orderBy('id', 'desc')
        .limit(500)
        .execute(),
      db.selectFrom('season_series').selectAll().orderBy('key').execute(),
      publicTitles(db, now),
    ])
    return {
      seasons: seasons.map(row => ({
        id: row.id,
        seriesKey: row.series_key,
        year: row.year,
        titleZh: row.title_zh,
        titleEn: row.title_en,
        isPublished: row.is_published,
        tracks: row.tracks,
      })),
      series: series.map(row => ({ key: row.key, nameZh: row.name_zh, nameEn: row.name_en })),
      competitions,
    }
  }),

  handleStaff(calls.addSeason, (context, { body }) =>
    context.write(async tx => ({ id: await addSeason(tx, { ...body, ...byWhom(context) }) })),
  ),

  handleStaff(calls.getEditedSeason, ({ db }, { params }) => edited(db, params.seasonId)),

  handleStaff(calls.saveSeason, (context, { params, body }) =>
    context.write(async tx => {
      await saveSeason(tx, { ...params, ...body, ...byWhom(context) })
      return edited(tx, params.seasonId)
    }),
  ),
]
