import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { ReadDb, Tables } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { noticeFaults } from '../faults.ts'
import { noticeHtml, withCount, withNames, type Names } from '../rules.ts'
import type { notice } from '../schema.ts'
import { titleOf } from './hooks.ts'
import { namesFor } from './names.ts'

type View = z.input<typeof notice>

const see = { zh: '查看', en: 'See it' }

const own = (db: ReadDb, userId: number) =>
  db.selectFrom('notice').where('user_id', '=', userId).where('on_site', '=', true)

/** A page of somebody's notices, and how many there are. */
export async function noticesOf(
  db: ReadDb,
  userId: number,
  ask: { page: number; pageSize: number; lang: Lang },
): Promise<{ list: View[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    own(db, userId)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(ask.pageSize)
      .offset((ask.page - 1) * ask.pageSize)
      .execute(),
    own(db, userId)
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const names = await namesFor(
    db,
    rows.map(row => textOf(row, ask.lang)),
  )
  return { list: rows.map(row => present(row, ask.lang, names)), total }
}

/** The newest that somebody has not read. */
export async function newestUnread(
  db: ReadDb,
  userId: number,
  { limit, lang }: { limit: number; lang: Lang },
): Promise<View[]> {
  const rows = await own(db, userId)
    .selectAll()
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const names = await namesFor(
    db,
    rows.map(row => textOf(row, lang)),
  )
  return rows.map(row => present(row, lang, names))
}

export async function noticeOf(db: ReadDb, userId: number, id: number, lang: Lang): Promise<View> {
  const row = await own(db, userId).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Failure(noticeFaults.notFound)
  return present(row, lang, await namesFor(db, [textOf(row, lang)]))
}

type Row = Selectable<Tables['notice']>

const textOf = (row: Row, lang: Lang): string => localizeColumn(row, 'text', lang)

function present(row: Row, lang: Lang, names: Names): View {
  const intro = withNames(withCount(textOf(row, lang), row.count), names)
  return {
    id: row.id,
    kind: row.kind,
    title: localize(titleOf(row.kind), lang),
    intro,
    content: noticeHtml(intro, row.path, localize(see, lang)),
    path: row.path,
    count: row.count,
    created_at: row.created_at,
    is_read: row.read_at !== null,
  }
}
