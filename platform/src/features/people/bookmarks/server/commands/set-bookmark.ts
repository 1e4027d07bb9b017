import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { lockPerson } from '../../../identity/server/public.ts'
import { bookmarkFaults } from '../../faults.ts'
import { mostBookmarks, type BookmarkSubject } from '../../rules.ts'
import { bookmarkOf, columnOf } from '../reads.ts'

type Ask = { userId: number; subject: BookmarkSubject }

/** Keeps something; what is kept already stays where it is in the list. */
export async function addBookmark(tx: Tx, { userId, subject, now }: Ask & { now: Date }) {
  await lockPerson(tx, userId)
  const before = await bookmarkOf(tx, subject, userId)
  if (before.isKept) return before
  const { count } = await tx
    .selectFrom('bookmark')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count >= mostBookmarks) throw new Failure(bookmarkFaults.full)
  await tx
    .insertInto('bookmark')
    .values({ user_id: userId, [columnOf[subject.kind]]: subject.id, created_at: now })
    .execute()
  return { count: before.count + 1, isKept: true }
}

export async function removeBookmark(tx: Tx, { userId, subject }: Ask) {
  await tx
    .deleteFrom('bookmark')
    .where('user_id', '=', userId)
    .where(columnOf[subject.kind], '=', subject.id)
    .execute()
  return bookmarkOf(tx, subject, userId)
}
