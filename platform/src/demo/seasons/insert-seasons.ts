import type { Tx } from '../../base/database/tables.ts'
import { putTracks } from '../../features/content/seasons/server/public.ts'
import { plannedSeasons, series } from './seasons.ts'

type Given = {
  /** Ids of the demo's competitions, by their keys. */
  competitions: Record<string, number>
  now: Date
}

const day = 86_400_000

/** One series with the season that was, the one that runs and the one to come. */
export async function insertSeasons(tx: Tx, { competitions, now }: Given): Promise<void> {
  await tx.insertInto('season_series').values(series).execute()
  for (const { year, title, body, from, until, tracks } of plannedSeasons(now.getUTCFullYear())) {
    const { id } = await tx
      .insertInto('season')
      .values({
        series_key: series.key,
        year,
        title_zh: title.zh,
        title_en: title.en,
        body_zh: body.zh,
        body_en: body.en,
        start_at: new Date(now.getTime() + from * day),
        end_at: new Date(now.getTime() + until * day),
        is_published: true,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await putTracks(
      tx,
      id,
      tracks.map(track => ({
        nameZh: track.name.zh,
        nameEn: track.name.en,
        aboutZh: track.about.zh,
        aboutEn: track.about.en,
        stages: track.stages.flatMap(({ key, qualifies }) => {
          const competitionId = competitions[key]
          return competitionId === undefined ? [] : [{ competitionId, qualifies }]
        }),
        awards: track.awards.map(([zh, en, fromRank, toRank]) => ({
          nameZh: zh,
          nameEn: en,
          fromRank,
          toRank,
        })),
      })),
    )
  }
}
