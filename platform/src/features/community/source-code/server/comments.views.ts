import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { may } from '../../../shared/roles/policy.ts'
import { manageSourceCode } from '../permissions.ts'
import type { comment } from '../schema.ts'
import type { Readable } from './readable.ts'

type Comment = z.input<typeof comment>
/** What was said about a hand-in, or one of its files, by place; each with its answers in their order. */
export async function commentPage(
  db: Db,
  procedure: Readable,
  viewer: Viewer | null,
  ask: { path?: string | undefined; page: number; size: number },
): Promise<{ comments: Comment[]; total: number }> {
  const found = db
    .selectFrom('code_comment as c')
    .where('c.procedure_id', '=', procedure.id)
    .where('c.parent_id', 'is', null)
    .$if(ask.path !== undefined, query => query.where('c.path', '=', ask.path ?? ''))
    // A stone that nobody answered says nothing.
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('c.deleted_at', 'is', null),
        exists(
          selectFrom('code_comment as r')
            .select('r.id')
            .whereRef('r.parent_id', '=', 'c.id')
            .where('r.deleted_at', 'is', null),
        ),
      ]),
    )
  const [roots, { total }] = await Promise.all([
    found
      .select('c.id')
      .orderBy('c.path')
      .orderBy('c.line')
      .orderBy('c.id')
      .limit(ask.size)
      .offset((ask.page - 1) * ask.size)
      .execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const ids = roots.map(row => row.id)
  if (ids.length === 0) return { comments: [], total }
  const rows = await db
    .selectFrom('code_comment as c')
    .innerJoin('app_user as u', 'u.id', 'c.author_id')
    .where(({ eb, or, and }) =>
      or([eb('c.id', 'in', ids), and([eb('c.parent_id', 'in', ids), eb('c.deleted_at', 'is', null)])]),
    )
    .orderBy('c.id')
    .select(['c.id', 'c.path', 'c.line', 'c.parent_id', 'c.author_id', 'c.written_as', 'c.html'])
    .select(['c.created_at', 'c.deleted_at', 'u.user_name', 'u.avatar'])
    .execute()
  const isModerator = may(viewer, manageSourceCode, procedure.competition_id)
  const view = (row: (typeof rows)[number]) => ({
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
