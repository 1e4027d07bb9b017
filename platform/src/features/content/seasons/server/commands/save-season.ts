import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Issue } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { competitionTitles } from '../../../../competing/competitions/server/public.ts'
import { competitionsWith } from '../../../../competing/teams/server/public.ts'
import { seasonFaults } from '../../faults.ts'
import { overlapping } from '../../rules.ts'
import { readEdited, type EditedSeason } from '../read-edited.ts'

type Save = {
  seasonId: number
  value: EditedSeason
  tag: string
  actor: Actor & { userId: number }
  now: Date
}

/** Saves a season with its tracks, stages and awards as a whole. */
export async function saveSeason(tx: Tx, { seasonId, value, tag, actor, now }: Save): Promise<void> {
  const { value: before, seriesKey } = await readEdited(tx, seasonId, { lock: true })
  requireUnchanged(before, tag)
  await requireOthers(tx, before.tracks, value.tracks, actor.userId)
  await requireSound(tx, value)
  if (value.isPublished) requireComplete(value)
  await tx
    .updateTable('season_series')
    .set({
      name_zh: value.seriesNameZh,
      name_en: value.seriesNameEn,
      about_zh: value.seriesAboutZh,
      about_en: value.seriesAboutEn,
    })
    .where('key', '=', seriesKey)
    .execute()
  await tx
    .updateTable('season')
    .set({
      year: value.year,
      title_zh: value.titleZh,
      title_en: value.titleEn,
      body_zh: value.bodyZh,
      body_en: value.bodyEn,
      start_at: new Date(value.startAt),
      end_at: new Date(value.endAt),
      is_published: value.isPublished,
    })
    .where('id', '=', seasonId)
    .execute()
    .catch(refuseYear)
  await putTracks(tx, seasonId, value.tracks)
  await audit(
    tx,
    actor,
    { action: 'season.save', subject: 'season', subjectId: seasonId, detail: changesOf(before, value) },
    now,
  )
}

export const refuseYear = (error: unknown): never => {
  if ((error as { code?: string }).code !== '23505') throw error
  throw new Failure(seasonFaults.yearTaken, { issues: [{ path: 'body.value.year', code: 'taken' }] })
}

/** Tracks, stages and awards anew: nothing else refers to them. */
export async function putTracks(tx: Tx, seasonId: number, tracks: EditedSeason['tracks']): Promise<void> {
  await tx.deleteFrom('season_track').where('season_id', '=', seasonId).execute()
  for (const [sort, track] of tracks.entries()) {
    const { id } = await tx
      .insertInto('season_track')
      .values({
        season_id: seasonId,
        sort,
        name_zh: track.nameZh,
        name_en: track.nameEn,
        about_zh: track.aboutZh,
        about_en: track.aboutEn,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (track.stages.length > 0)
      await tx
        .insertInto('season_stage')
        .values(
          track.stages.map((stage, at) => ({
            track_id: id,
            sort: at,
            competition_id: stage.competitionId,
            qualifies: stage.qualifies,
          })),
        )
        .execute()
    if (track.awards.length > 0)
      await tx
        .insertInto('season_award')
        .values(
          track.awards.map((award, at) => ({
            track_id: id,
            sort: at,
            name_zh: award.nameZh,
            name_en: award.nameEn,
            from_rank: award.fromRank,
            to_rank: award.toRank,
          })),
        )
        .execute()
  }
}

/** Whoever takes part in a competition leaves to others who wins what in its track. */
async function requireOthers(
  tx: Tx,
  before: EditedSeason['tracks'],
  after: EditedSeason['tracks'],
  userId: number,
): Promise<void> {
  const ids = [...before, ...after].flatMap(track => track.stages.map(stage => stage.competitionId))
  const own = await competitionsWith(tx, userId, ids)
  if (decisive(before, own) !== decisive(after, own))
    throw new Failure(seasonFaults.own, { issues: [{ path: 'body.value.tracks', code: 'invalid' }] })
}

/** What decides who wins what, of tracks with one of these competitions. */
const decisive = (tracks: EditedSeason['tracks'], own: ReadonlySet<number>): string =>
  JSON.stringify(
    tracks
      .filter(track => track.stages.some(stage => own.has(stage.competitionId)))
      .map(({ stages, awards }) => [stages, awards.map(({ fromRank, toRank }) => [fromRank, toRank])]),
  )

async function requireSound(tx: Tx, value: EditedSeason): Promise<void> {
  const titles = await competitionTitles(
    tx,
    value.tracks.flatMap(track => track.stages.map(stage => stage.competitionId)),
  )
  const issues: Issue[] = value.tracks.flatMap((track, at) => {
    const path = `body.value.tracks.${at}`
    const seen = track.stages.map(stage => stage.competitionId)
    return [
      ...track.stages.flatMap((stage, place) =>
        !titles.has(stage.competitionId)
          ? [{ path: `${path}.stages.${place}.competitionId`, code: 'unknown' }]
          : seen.indexOf(stage.competitionId) < place
            ? [{ path: `${path}.stages.${place}.competitionId`, code: 'taken' }]
            : [],
      ),
      ...track.awards.flatMap((award, place) =>
        award.toRank < award.fromRank ? [{ path: `${path}.awards.${place}.toRank`, code: 'too_small' }] : [],
      ),
      ...overlapping(track.awards).map(place => ({
        path: `${path}.awards.${place}.fromRank`,
        code: 'taken',
      })),
    ]
  })
  if (Date.parse(value.endAt) <= Date.parse(value.startAt))
    issues.push({ path: 'body.value.endAt', code: 'too_small' })
  if (issues.length > 0) throw new Failure(baseFaults.invalidInput, { issues })
}

/** What readers see must be there in both languages. */
function requireComplete(value: EditedSeason): void {
  const needed: [string, string][] = [
    ['bodyZh', value.bodyZh],
    ['bodyEn', value.bodyEn],
    ['seriesAboutZh', value.seriesAboutZh],
    ['seriesAboutEn', value.seriesAboutEn],
    ...value.tracks.flatMap((track, at): [string, string][] => [
      [`tracks.${at}.nameZh`, track.nameZh],
      [`tracks.${at}.nameEn`, track.nameEn],
      ...track.awards.flatMap((award, place): [string, string][] => [
        [`tracks.${at}.awards.${place}.nameZh`, award.nameZh],
        [`tracks.${at}.awards.${place}.nameEn`, award.nameEn],
      ]),
    ]),
  ]
  const issues = [
    ...needed.filter(([, text]) => text.trim() === '').map(([path]) => path),
    ...value.tracks.flatMap((track, at) => (track.stages.length === 0 ? [`tracks.${at}.stages`] : [])),
    ...(value.tracks.length === 0 ? ['tracks'] : []),
  ].map(path => ({ path: `body.value.${path}`, code: 'missing' }))
  if (issues.length > 0) throw new Failure(seasonFaults.incomplete, { issues })
}
