import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { systemAccount } from '../../../people/identity/rules.ts'
import { queueState } from '../../../scoring/submissions/server/public.ts'
import { inScope, type TodoScope, type TodoWords } from '../../../../base/todo.ts'
import { mayCall, reachOf } from '../../../shared/roles/policy.ts'
import { runCompetition } from '../../../competing/competitions/permissions.ts'
import type { getAdminHome } from '../contract.ts'
import { getHealth } from '../../health/contract.ts'
import { countFailedJobs, failedJobsTodo } from '../../health/server/public.ts'
import { findWaiting } from '../../authoring/server/public.ts'
import { allSiteTodos } from './hooks.ts'

type Home = z.input<typeof getAdminHome.answer>
type Task = Home['tasks'][number]
const day = 86_400_000

/** What waits for this person: everything for administrators, else what concerns the competitions they organise. */
export async function homeView(db: Db, viewer: Viewer, lang: Lang, now: Date): Promise<Home> {
  const reach = reachOf(viewer, runCompetition)
  const own = reach === 'all' ? null : reach
  const scope = { own, now }
  const [queue, today, failedJobs, ofSite, perCompetition] = await Promise.all([
    queueState(db, own),
    todayOf(db, scope),
    mayCall(viewer, getHealth) ? countFailedJobs(db) : 0,
    siteTasksOf(db, viewer, lang),
    tasksOf(db, scope, lang),
  ])
  const jobs: Task[] =
    failedJobs > 0
      ? [{ ...told(failedJobsTodo, failedJobs, lang), path: '/admin/health', competition: null }]
      : []
  return { roles: [...viewer.roles], queue, today, tasks: [...jobs, ...ofSite, ...perCompetition] }
}

/** What belongs to no competition, of what this person may settle. */
async function siteTasksOf(db: Db, viewer: Viewer, lang: Lang): Promise<Task[]> {
  const todos = allSiteTodos.run().filter(({ needs }) => mayCall(viewer, needs))
  if (todos.length === 0) return []
  const found = todos.map(({ kind, count }) => sql`select ${kind}::text as kind, (${count}) as count`)
  const { rows } = await sql<{ kind: string; count: number }>`
    ${sql.join(found, sql` union all `)}`.execute(db)
  const counts = new Map(rows.map(row => [row.kind, row.count]))
  return todos.flatMap(todo => {
    const count = counts.get(todo.kind) ?? 0
    return count > 0 ? [{ ...told(todo, count, lang), path: todo.path, competition: null }] : []
  })
}

async function todayOf(db: Db, scope: TodoScope): Promise<Home['today']> {
  const since = new Date(scope.now.getTime() - day)
  const { users, ...counts } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('submission')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .where('received_at', '>', since)
        .where(inScope(scope, 'competition_id'))
        .$asScalar()
        .$notNull()
        .as('submissions'),
      selectFrom('registration')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .where('created_at', '>', since)
        .where(inScope(scope, 'competition_id'))
        .$asScalar()
        .$notNull()
        .as('registrations'),
      selectFrom('app_user')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .where('created_at', '>', since)
        .where('id', '<>', systemAccount)
        .$asScalar()
        .$notNull()
        .as('users'),
    ])
    .executeTakeFirstOrThrow()
  return { ...counts, users: scope.own === null ? users : null }
}

async function tasksOf(db: Db, scope: TodoScope, lang: Lang): Promise<Task[]> {
  const waiting = await findWaiting(db, scope, lang, todo => todo.only === undefined)
  return waiting.map(({ kind, count, text, page, competition: { id, titleZh, titleEn } }) => ({
    kind,
    count,
    text,
    path: `/admin/competitions/${id}${page && '/'}${page}`,
    competition: { id, title: localize({ zh: titleZh, en: titleEn }, lang) },
  }))
}

const told = ({ kind, text }: TodoWords, count: number, lang: Lang) => ({
  kind,
  count,
  text: (lang === 'zh-CN' ? text.zh : text.en)(formatCount(count)),
})
