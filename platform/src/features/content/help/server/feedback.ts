import type { Selectable } from 'kysely'
import type { Returned } from '../../../../base/contract/call.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { userNames } from '../../../people/identity/server/public.ts'
import type { listFeedback, listOwnFeedback } from '../feedback.contract.ts'
import { helpFaults } from '../faults.ts'
import type { FeedbackState } from '../rules.ts'

type Row = Selectable<Tables['feedback']>
type Page = { page: number; per_page: number }

const shownOf = (row: Row) => ({
  id: row.id,
  kind: row.kind,
  body: row.body,
  state: row.state,
  createdAt: row.created_at,
  picture: row.picture_key === null ? null : `/api/feedback/${row.id}/picture`,
  answer: row.answer === null || row.answered_at === null ? null : { text: row.answer, at: row.answered_at },
})

async function managedOf(db: Db | Tx, rows: readonly Row[]) {
  const names = await userNames(
    db,
    rows.flatMap(row => [row.user_id ?? [], row.answered_by ?? []].flat()),
  )
  return rows.map(row => ({
    ...shownOf(row),
    page: row.page,
    logId: row.log_id,
    contact: row.contact,
    user: row.user_id === null ? null : { id: row.user_id, name: names.get(row.user_id) ?? '' },
    answeredBy: row.answered_by === null ? null : (names.get(row.answered_by) ?? null),
  }))
}

/** What somebody sent, the newest first. */
export async function ownFeedback(
  db: Db,
  userId: number,
  { page, per_page }: Page,
): Promise<Returned<typeof listOwnFeedback>> {
  const of = db.selectFrom('feedback').where('user_id', '=', userId)
  const [rows, { total }] = await Promise.all([
    of
      .selectAll()
      .orderBy('id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    of.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { list: rows.map(shownOf), total }
}

/** What came, in a state: what waits in the order in which it came, else the newest first. */
export async function feedbackIn(
  db: Db,
  { state, page, per_page }: Page & { state: FeedbackState },
): Promise<Returned<typeof listFeedback>> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('feedback')
      .selectAll()
      .where('state', '=', state)
      .orderBy('id', state === 'open' ? 'asc' : 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
    db
      .selectFrom('feedback')
      .select(['state', eb => eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
  ])
  const countOf = (one: FeedbackState) => counts.find(row => row.state === one)?.count ?? 0
  return { list: await managedOf(db, rows), total: countOf(state), open: countOf('open') }
}

export async function feedbackById(db: Db | Tx, id: number) {
  const rows = await db.selectFrom('feedback').selectAll().where('id', '=', id).execute()
  const [one] = await managedOf(db, rows)
  if (!one) throw new Failure(helpFaults.noFeedback)
  return one
}
