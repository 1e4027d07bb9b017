import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { section } from '../../../../base/http/section.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { tracksOf } from '../../../spic/editions/server/public.ts'
import type { Criterion } from '../contract.ts'
import { scoringFaults } from '../faults.ts'
import type { Rubric } from '../rubric.contract.ts'
import { shareOf } from '../rules.ts'

const rows = (db: Db | Tx, trackIds: readonly number[]) =>
  db
    .selectFrom('review_criterion')
    .selectAll()
    .where('track_id', 'in', trackIds)
    .orderBy('track_id')
    .orderBy('sort')
    .orderBy('id')
    .execute()
type Row = Awaited<ReturnType<typeof rows>>[number]

/** The criteria of these tracks, by track. */
export async function criteriaOf(db: Db | Tx, trackIds: readonly number[]): Promise<Map<number, Row[]>> {
  return trackIds.length === 0 ? new Map() : Map.groupBy(await rows(db, trackIds), row => row.track_id)
}

export const rubricOf = (criteria: readonly Row[]): Rubric => ({
  criteria: criteria.map(row => ({
    id: row.id,
    nameZh: row.name_zh,
    nameEn: row.name_en,
    helpZh: row.help_zh,
    helpEn: row.help_en,
    weight: row.weight,
    most: row.most,
    levels: row.levels,
  })),
})

/** The criteria as reviewers read them. */
export const criteriaIn = (criteria: readonly Row[], lang: Lang): Criterion[] =>
  criteria.map(row => ({
    id: row.id,
    name: localizeColumn(row, 'name', lang),
    help: localizeColumn(row, 'help', lang),
    weight: row.weight,
    share: shareOf(criteria, row),
    most: row.most,
    levels: row.levels
      .map(level => ({ points: level.points, text: localize(level, lang) }))
      .toSorted((a, b) => b.points - a.points),
  }))

/** How many sheets of versions that were submitted to these tracks are locked. */
export async function lockedIn(db: Db | Tx, trackIds: readonly number[]): Promise<Map<number, number>> {
  if (trackIds.length === 0) return new Map()
  const found = await db
    .selectFrom('review_sheet as s')
    .innerJoin('spic_version as v', join =>
      join.onRef('v.proposal_id', '=', 's.proposal_id').onRef('v.number', '=', 's.version'),
    )
    .select(({ fn }) => ['v.track_id', fn.countAll<number>().as('sheets')])
    .where('v.track_id', 'in', trackIds)
    .where('s.locked_at', 'is not', null)
    .groupBy('v.track_id')
    .execute()
  return new Map(found.map(row => [row.track_id, Number(row.sheets)]))
}

/** A track of an edition with what it is scored by. */
export async function trackWithRubric(
  db: Db | Tx,
  { editionId, trackId }: { editionId: number; trackId: number },
) {
  const track = (await tracksOf(db, editionId)).find(one => one.id === trackId)
  if (!track) throw new Failure(scoringFaults.noTrack)
  const [criteria, locked] = await Promise.all([criteriaOf(db, [trackId]), lockedIn(db, [trackId])])
  return {
    id: track.id,
    nameZh: track.name_zh,
    nameEn: track.name_en,
    locked: locked.get(trackId) ?? 0,
    ...section(rubricOf(criteria.get(trackId) ?? [])),
  }
}

const mostSources = 50

/** Tracks that have a rubric, of the latest years first. */
export const tracksToCopy = (db: Db) =>
  db
    .selectFrom('spic_track as t')
    .innerJoin('spic_edition as e', 'e.id', 't.edition_id')
    .select(['t.id', 't.name_zh', 't.name_en', 'e.year'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('review_criterion as c').select('c.id').whereRef('c.track_id', '=', 't.id')),
    )
    .orderBy('e.year', 'desc')
    .orderBy('t.sort')
    .orderBy('t.id')
    .limit(mostSources)
    .execute()
