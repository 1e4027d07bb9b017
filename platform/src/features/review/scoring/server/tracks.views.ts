import type { Db } from '../../../../base/database/tables.ts'

/** The year of an edition and its tracks in their order. */
export async function tracksWithYear(db: Db, editionId: number) {
  const [edition, tracks] = await Promise.all([
    db.selectFrom('spic_edition').select('year').where('id', '=', editionId).executeTakeFirst(),
    db
      .selectFrom('spic_track')
      .select(['id', 'name_zh', 'name_en'])
      .where('edition_id', '=', editionId)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  ])
  return { year: edition?.year, tracks }
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
