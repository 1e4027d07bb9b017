import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { z } from 'zod'
import type { editedSeason } from '../editing.contract.ts'
import { seasonFaults } from '../faults.ts'

export type EditedSeason = z.output<typeof editedSeason>

/** A season as its editors see it; `lock` keeps others from changing it, and what it shares with the others of its series. */
export async function readEdited(db: Db | Tx, seasonId: number, { lock = false } = {}) {
  const row = await db
    .selectFrom('season')
    .selectAll()
    .where('id', '=', seasonId)
    .$if(lock, query => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new Failure(seasonFaults.notFound)
  const [series, tracks, stages, awards] = await Promise.all([
    db
      .selectFrom('season_series')
      .selectAll()
      .where('key', '=', row.series_key)
      .$if(lock, query => query.forUpdate())
      .executeTakeFirstOrThrow(),
    db.selectFrom('season_track').selectAll().where('season_id', '=', seasonId).orderBy('sort').execute(),
    db
      .selectFrom('season_stage as g')
      .innerJoin('season_track as t', 't.id', 'g.track_id')
      .selectAll('g')
      .where('t.season_id', '=', seasonId)
      .orderBy('g.sort')
      .execute(),
    db
      .selectFrom('season_award as a')
      .innerJoin('season_track as t', 't.id', 'a.track_id')
      .selectAll('a')
      .where('t.season_id', '=', seasonId)
      .orderBy('a.sort')
      .execute(),
  ])
  const value: EditedSeason = {
    seriesNameZh: series.name_zh,
    seriesNameEn: series.name_en,
    seriesAboutZh: series.about_zh,
    seriesAboutEn: series.about_en,
    year: row.year,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    bodyZh: row.body_zh,
    bodyEn: row.body_en,
    startAt: row.start_at.toISOString(),
    endAt: row.end_at.toISOString(),
    isPublished: row.is_published,
    tracks: tracks.map(track => ({
      id: track.id,
      nameZh: track.name_zh,
      nameEn: track.name_en,
      aboutZh: track.about_zh,
      aboutEn: track.about_en,
      stages: stages
        .filter(stage => stage.track_id === track.id)
        .map(stage => ({ competitionId: stage.competition_id, qualifies: stage.qualifies })),
      awards: awards
        .filter(award => award.track_id === track.id)
        .map(award => ({
          id: award.id,
          nameZh: award.name_zh,
          nameEn: award.name_en,
          fromRank: award.from_rank,
          toRank: award.to_rank,
        })),
    })),
  }
  return { id: row.id, seriesKey: row.series_key, value }
}
