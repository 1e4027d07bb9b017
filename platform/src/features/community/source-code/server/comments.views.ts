import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { may } from '../../../shared/roles/policy.ts'
import { manageSourceCode } from '../permissions.ts'
import type { comment } from '../schema.ts'
import type { Readable } from './readable.ts'

type Comment = z.input<typeof comment>
type Row = {
  id: number
  path: string
  line: number
  parent_id: number | null
  author_id: number
  user_name: string
  avatar: string | null
  written_as: Comment['writtenAs']
  html: string
  created_at: Date
  deleted_at: Date | null
}

/** What was said about a hand-in, or one of its files, by place; each with its answers in their order. */
export async function commentPage(
  db: Db,
  procedure: Readable,
  viewer: Viewer | null,
  ask: { path?: string | undefined; page: number; size: number },
): Promise<{ comments: Comment[]; total: number }> {
  // A stone that nobody answered says nothing.
  const where = sql`procedure_id = ${procedure.id} and parent_id is null
    ${ask.path === undefined ? sql`` : sql`and path = ${ask.path}`}
    and (deleted_at is null or exists (
      select from code_comment r where r.parent_id = c.id and r.deleted_at is null))`
  const [{ rows: roots }, { rows: count }] = await Promise.all([
    sql<{ id: number }>`select id from code_comment c where ${where}
      order by path, line, id limit ${ask.size} offset ${(ask.page - 1) * ask.size}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from code_comment c where ${where}`.execute(db),
  ])
  const ids = roots.map(row => row.id)
  const total = count[0]?.total ?? 0
  if (ids.length === 0) return { comments: [], total }
  const { rows } = await sql<Row>`
    select c.id, c.path, c.line, c.parent_id, c.author_id, u.user_name, u.avatar, c.written_as, c.html, c.created_at, c.deleted_at
    from code_comment c join app_user u on u.id = c.author_id
    where c.id = any(${ids}::bigint[]) or (c.parent_id = any(${ids}::bigint[]) and c.deleted_at is null)
    order by c.id`.execute(db)
  const isModerator = may(viewer, manageSourceCode, procedure.competition_id)
  const view = (row: Row) => ({
    id: row.id,
    author: row.deleted_at ? null : { id: row.author_id, name: row.user_name, avatar: row.avatar },
    writtenAs: row.deleted_at ? ('member' as const) : row.written_as,
    html: row.deleted_at ? '' : row.html,
    createdAt: row.created_at,
    canRemove: row.deleted_at === null && (isModerator || viewer?.userId === row.author_id),
  })
  return {
    comments: ids.flatMap(id => {
      const root = rows.find(row => row.id === id)
      if (!root) return []
      const replies = rows.filter(row => row.parent_id === id).map(view)
      return [{ ...view(root), path: root.path, line: root.line, replies }]
    }),
    total,
  }
}
