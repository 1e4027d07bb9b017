import type { Tx } from '../../base/database/tables.ts'
import { putDecision, putTracks } from '../../features/content/seasons/server/public.ts'
import { teamOf } from '../../features/competing/teams/server/public.ts'
import { plannedSeasons, series } from './seasons.ts'

type Given = {
  /** Ids of the demo's competitions, by their keys. */
  competitions: Record<string, number>
  captain: number
  editor: number
  now: Date
}

const day = 86_400_000

/** One series with the season that was, the one that runs and the one to come. */
export async function insertSeasons(tx: Tx, { competitions, captain, editor, now }: Given): Promise<void> {
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
        id: null,
        nameZh: track.name.zh,
        nameEn: track.name.en,
        aboutZh: track.about.zh,
        aboutEn: track.about.en,
        stages: [{ competitionId: competitions[track.competition] ?? 0, qualifies: null }],
        awards: track.awards.map(([zh, en, fromRank, toRank]) => ({
          id: null,
          nameZh: zh,
          nameEn: en,
          fromRank,
          toRank,
        })),
      })),
    )
    for (const { competition, given } of tracks)
      if (given)
        await give(tx, {
          seasonId: id,
          competitionId: competitions[competition] ?? 0,
          captain,
          editor,
          now,
          ...given,
        })
  }
}

type Give = {
  seasonId: number
  competitionId: number
  captain: number
  editor: number
  now: Date
  award: string
  reason: string
}

/** What the jury decided for the demo captain's team; it shows once the final list is confirmed. */
async function give(
  tx: Tx,
  { seasonId, competitionId, captain, editor, now, ...given }: Give,
): Promise<void> {
  const award = await tx
    .selectFrom('season_award as a')
    .innerJoin('season_track as t', 't.id', 'a.track_id')
    .select('a.id')
    .where('t.season_id', '=', seasonId)
    .where('a.name_zh', '=', given.award)
    .executeTakeFirstOrThrow()
  const team = await teamOf(tx, competitionId, captain)
  if (!team) throw new Error(`the captain has no team in competition ${competitionId}`)
  await putDecision(tx, {
    awardId: award.id,
    teamId: team.id,
    isGiven: true,
    reason: given.reason,
    by: editor,
    at: now,
  })
}
