import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import type { BookmarkKind, BookmarkSubject } from '../rules.ts'

export const columnOf = {
  competition: 'competition_id',
  dataset: 'dataset_id',
  thread: 'thread_id',
  article: 'article_id',
} as const satisfies Record<BookmarkKind, string>

/** How many keep something, and whether this person does. */
export async function bookmarkOf(
  db: ReadDb | Tx,
  { kind, id }: BookmarkSubject,
  userId: number | null,
): Promise<{ count: number; isKept: boolean }> {
  const { count, own } = await db
    .selectFrom('bookmark')
    .where(columnOf[kind], '=', id)
    .select(eb => [
      eb.fn.countAll<number>().as('count'),
      eb.fn
        .countAll<number>()
        .filterWhere('user_id', '=', userId ?? 0)
        .as('own'),
    ])
    .executeTakeFirstOrThrow()
  return { count, isKept: own > 0 }
}
