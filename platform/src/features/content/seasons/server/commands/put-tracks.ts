import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { seasonFaults } from '../../faults.ts'
import type { EditedSeason } from '../read-edited.ts'

type Track = EditedSeason['tracks'][number]

/** Tracks with their stages and awards; those with an id stay what they were, as decisions refer to awards. */
export async function putTracks(tx: Tx, seasonId: number, tracks: EditedSeason['tracks']): Promise<void> {
  await tx
    .deleteFrom('season_award')
    .where('track_id', 'in', tx.selectFrom('season_track').select('id').where('season_id', '=', seasonId))
    .where(sql<boolean>`id <> all(${idsOf(tracks.flatMap(track => track.awards))}::integer[])`)
    .execute()
  await tx
    .deleteFrom('season_track')
    .where('season_id', '=', seasonId)
    .where(sql<boolean>`id <> all(${idsOf(tracks)}::integer[])`)
    .execute()
  for (const [sort, track] of tracks.entries()) {
    const values = {
      sort,
      name_zh: track.nameZh,
      name_en: track.nameEn,
      about_zh: track.aboutZh,
      about_en: track.aboutEn,
    }
    const { id } =
      track.id === null
        ? await tx
            .insertInto('season_track')
            .values({ season_id: seasonId, ...values })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('season_track')
            .set(values)
            .where('id', '=', track.id)
            .returning('id')
            .executeTakeFirstOrThrow()
    await putStages(tx, id, track.stages)
    await putAwards(tx, id, track.awards)
  }
}

const idsOf = (list: readonly { id: number | null }[]): number[] => list.flatMap(({ id }) => id ?? [])

async function putStages(tx: Tx, trackId: number, stages: Track['stages']): Promise<void> {
  await tx.deleteFrom('season_stage').where('track_id', '=', trackId).execute()
  if (stages.length === 0) return
  await tx
    .insertInto('season_stage')
    .values(
      stages.map((stage, sort) => ({
        track_id: trackId,
        sort,
        competition_id: stage.competitionId,
        qualifies: stage.qualifies,
      })),
    )
    .execute()
}

async function putAwards(tx: Tx, trackId: number, awards: Track['awards']): Promise<void> {
  for (const [sort, award] of awards.entries()) {
    const values = {
      sort,
      name_zh: award.nameZh,
      name_en: award.nameEn,
      from_rank: award.fromRank,
      to_rank: award.toRank,
    }
    await (
      award.id === null
        ? tx.insertInto('season_award').values({ track_id: trackId, ...values })
        : tx.updateTable('season_award').set(values).where('id', '=', award.id)
    ).execute()
  }
}

/** What was decided by hand does not go by the way with the award it is about. */
export async function requireUndecided(
  tx: Tx,
  before: EditedSeason['tracks'],
  after: EditedSeason['tracks'],
): Promise<void> {
  const stay = new Set(after.flatMap(track => idsOf(track.awards)))
  const go = before.flatMap(track => idsOf(track.awards)).filter(id => !stay.has(id))
  if (go.length === 0) return
  const decided = await tx
    .selectFrom('season_decision')
    .select('award_id')
    .where('award_id', 'in', go)
    .executeTakeFirst()
  if (decided)
    throw new Failure(seasonFaults.decided, { issues: [{ path: 'body.value.tracks', code: 'invalid' }] })
}
