import { csvLine, csvStart } from '../../../../base/csv/csv.ts'
import type { Db, ReadDb } from '../../../../base/database/tables.ts'
import { userNames } from '../../../people/identity/server/public.ts'

export const sectionsOf = (db: ReadDb, articleId: number) =>
  db
    .selectFrom('activity_section')
    .selectAll()
    .where('article_id', '=', articleId)
    .orderBy('number')
    .execute()

/** How many wait, and how somebody's own sign-up stands. */
export async function signupsOf(db: ReadDb, articleId: number, userId: number | undefined) {
  const waiting = db
    .selectFrom('activity_signup')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('article_id', '=', articleId)
    .where('is_waiting', '=', true)
  const [{ count }, own] = await Promise.all([
    waiting.executeTakeFirstOrThrow(),
    userId === undefined
      ? undefined
      : db
          .selectFrom('activity_signup')
          .select(['id', 'is_waiting'])
          .where('article_id', '=', articleId)
          .where('user_id', '=', userId)
          .executeTakeFirst(),
  ])
  if (!own) return { waiting: count, own: null }
  const ahead = own.is_waiting ? (await waiting.where('id', '<', own.id).executeTakeFirstOrThrow()).count : 0
  return { waiting: count, own: { isWaiting: own.is_waiting, ahead } }
}

const rows = (db: Db, articleId: number) =>
  db
    .selectFrom('activity_signup')
    .select(['id', 'user_id', 'is_waiting', 'signed_up_at'])
    .where('article_id', '=', articleId)
    .orderBy('is_waiting')
    .orderBy('id')

/** Those who are in, then those who wait, each in the order in which they came. */
export async function signupPage(db: Db, articleId: number, page: { page: number; per_page: number }) {
  const [list, { total }] = await Promise.all([
    rows(db, articleId)
      .limit(page.per_page)
      .offset((page.page - 1) * page.per_page)
      .execute(),
    db
      .selectFrom('activity_signup')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('article_id', '=', articleId)
      .executeTakeFirstOrThrow(),
  ])
  const names = await userNames(
    db,
    list.map(row => row.user_id),
  )
  return {
    total,
    list: list.map(row => ({
      user: { id: row.user_id, name: names.get(row.user_id) ?? '' },
      isWaiting: row.is_waiting,
      signedUpAt: row.signed_up_at,
    })),
  }
}

const atOnce = 1_000

/** The whole list as a file; only a part of it is in memory. */
export async function* signupLines(db: Db, articleId: number) {
  yield csvStart + csvLine(['user_id', 'user', 'state', 'signed_up_at'])
  for (let page = 1; ; page += 1) {
    const { list } = await signupPage(db, articleId, { page, per_page: atOnce })
    yield list
      .map(row => csvLine([row.user.id, row.user.name, row.isWaiting ? 'waiting' : 'in', row.signedUpAt]))
      .join('')
    if (list.length < atOnce) return
  }
}
