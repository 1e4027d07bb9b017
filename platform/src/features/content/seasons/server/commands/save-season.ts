import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure, type Issue } from '../../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../../base/contract/faults.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { competitionEnds, competitionTitles } from '../../../../competing/competitions/server/public.ts'
import { competitionsWith } from '../../../../competing/teams/server/public.ts'
import { seasonFaults } from '../../faults.ts'
import { endingEarlier, overlapping } from '../../rules.ts'
import { readEdited, type EditedSeason } from '../read-edited.ts'
import { putTracks, requireUndecided } from './put-tracks.ts'

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
  await requireSound(tx, value, before)
  if (value.isPublished) {
    requireComplete(value)
    await requireOrder(tx, value, before)
  }
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
  await requireUndecided(tx, before.tracks, value.tracks)
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
      .map(({ stages, awards }) => [
        stages,
        awards.map(({ id, fromRank, toRank }) => [id, fromRank, toRank]),
      ]),
  )

async function requireSound(tx: Tx, value: EditedSeason, before: EditedSeason): Promise<void> {
  const titles = await competitionTitles(
    tx,
    value.tracks.flatMap(track => track.stages.map(stage => stage.competitionId)),
  )
  const issues: Issue[] = value.tracks.flatMap((track, at) => {
    const path = `body.value.tracks.${at}`
    const seen = track.stages.map(stage => stage.competitionId)
    const known = before.tracks.find(one => one.id === track.id)?.awards ?? []
    return [
      ...strangers(track.awards, known).map(place => ({
        path: `${path}.awards.${place}.id`,
        code: 'unknown',
      })),
      ...track.stages.flatMap((stage, place) =>
        !titles.has(stage.competitionId)
          ? [{ path: `${path}.stages.${place}.competitionId`, code: 'unknown' }]
          : seen.indexOf(stage.competitionId) < place
            ? [{ path: `${path}.stages.${place}.competitionId`, code: 'taken' }]
            : [],
      ),
      ...track.awards.flatMap((award, place) => wrongRanks(award, `${path}.awards.${place}`)),
      ...overlapping(track.awards).map(place => ({
        path: `${path}.awards.${place}.fromRank`,
        code: 'taken',
      })),
    ]
  })
  for (const at of strangers(value.tracks, before.tracks))
    issues.push({ path: `body.value.tracks.${at}.id`, code: 'unknown' })
  if (Date.parse(value.endAt) <= Date.parse(value.startAt))
    issues.push({ path: 'body.value.endAt', code: 'too_small' })
  if (issues.length > 0) throw new Failure(baseFaults.invalidInput, { issues })
}

type Named = { id: number | null }
/** The places of those whose id is not of what there is, or is named twice. */
const strangers = (list: readonly Named[], known: readonly Named[]): number[] =>
  list.flatMap(({ id }, at) =>
    id === null || (known.some(one => one.id === id) && list.findIndex(one => one.id === id) === at)
      ? []
      : [at],
  )

function wrongRanks({ fromRank, toRank }: Award, path: string): Issue[] {
  if (fromRank === null && toRank === null) return []
  if (fromRank === null) return [{ path: `${path}.fromRank`, code: 'required' }]
  if (toRank === null) return [{ path: `${path}.toRank`, code: 'required' }]
  return toRank < fromRank ? [{ path: `${path}.toRank`, code: 'too_small' }] : []
}
type Award = EditedSeason['tracks'][number]['awards'][number]

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
  ].map(path => ({ path: `body.value.${path}`, code: 'required' }))
  if (issues.length > 0) throw new Failure(seasonFaults.incomplete, { issues })
}

/** Whoever qualifies in a stage must be able to take part in the next. */
async function requireOrder(tx: Tx, value: EditedSeason, before: EditedSeason): Promise<void> {
  const isNew = (track: EditedSeason['tracks'][number]) => {
    const known = before.isPublished ? before.tracks.find(one => one.id === track.id) : undefined
    return !known || idsOf(known) !== idsOf(track)
  }
  // A competition may have been prolonged since: what is public already keeps no editor from the rest.
  const tracks = value.tracks.map(track =>
    isNew(track) ? track.stages.map(stage => stage.competitionId) : [],
  )
  const ends = await competitionEnds(tx, tracks.flat())
  const issues = tracks.flatMap((ids, at) =>
    endingEarlier(ids.flatMap(id => ends.get(id) ?? [])).map(place => ({
      path: `body.value.tracks.${at}.stages.${place}.competitionId`,
      code: 'invalid',
      message: {
        zh: '这个竞赛比前面的阶段先结束，晋级的队伍来不及参加。',
        en: 'It ends before an earlier stage: teams that qualify there could not take part.',
      },
    })),
  )
  if (issues.length > 0) throw new Failure(seasonFaults.stagesInDisorder, { issues })
}
const idsOf = ({ stages }: EditedSeason['tracks'][number]): string =>
  stages.map(stage => stage.competitionId).join()
