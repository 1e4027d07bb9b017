import type { Db, Tx } from '../../../../base/database/tables.ts'
import { filled } from '../../../../base/web/language.ts'

/** What competitions are called, by their ids, to readers of either language; those that do not exist are left out. */
export async function competitionTitles(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { titleZh: string; titleEn: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'title_zh as titleZh', 'title_en as titleEn'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, titleZh, titleEn }) => {
      const { zh, en } = filled({ zh: titleZh, en: titleEn })
      return [id, { titleZh: zh, titleEn: en }]
    }),
  )
}

/** What editors choose competitions from: the public ones, the newest first. */
export async function publicTitles(
  db: Db | Tx,
  now: Date,
): Promise<{ id: number; titleZh: string; titleEn: string }[]> {
  return db
    .selectFrom('competition')
    .select(['id', 'title_zh as titleZh', 'title_en as titleEn'])
    .where('published_at', '<=', now)
    .where('visibility', '=', 'public')
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
}

/** By which clock each of these competitions goes. */
export async function competitionZones(db: Db | Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'zone'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(rows.map(row => [row.id, row.zone]))
}

/** When each of these competitions ends. */
export async function competitionEnds(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'end_at'])
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(rows.map(row => [row.id, row.end_at]))
}

/** Published competitions that have begun and end after a moment, in the order of their ids. */
export async function begunCompetitions(
  db: Db | Tx,
  { endAfter, now }: { endAfter: Date; now: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('competition')
    .select('id')
    .where('published_at', 'is not', null)
    .where('start_at', '<=', now)
    .where('end_at', '>', endAfter)
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}

/** How many tags, organisations and questions with answers a competition has. */
export const countParts = (db: Db | Tx, competitionId: number) =>
  db
    .selectNoFrom(eb => [
      eb
        .selectFrom('competition_tag')
        .select(of => of.fn.countAll<number>().as('n'))
        .where('competition_id', '=', competitionId)
        .$asScalar()
        .$notNull()
        .as('tags'),
      eb
        .selectFrom('competition_organisation')
        .select(of => of.fn.countAll<number>().as('n'))
        .where('competition_id', '=', competitionId)
        .$asScalar()
        .$notNull()
        .as('organisations'),
      eb
        .selectFrom('faq')
        .select(of => of.fn.countAll<number>().as('n'))
        .where('competition_id', '=', competitionId)
        .$asScalar()
        .$notNull()
        .as('faq'),
    ])
    .executeTakeFirstOrThrow()
