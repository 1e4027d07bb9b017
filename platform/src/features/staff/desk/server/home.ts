import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { systemAccount } from '../../../people/identity/rules.ts'
import { queueState, scorerFaults } from '../../../scoring/submissions/server/public.ts'
import { openAppeals } from '../../../community/appeals/server/public.ts'
import { openReports } from '../../../community/discussions/server/public.ts'
import { lateDrafts } from '../../../competing/competitions/server/public.ts'
import { pendingSignups } from '../../../competing/registrations/server/public.ts'
import { openFindings } from '../../../integrity/findings/server/public.ts'
import { unreadyRounds } from '../../../scoring/evaluation/server/public.ts'
import { readyRescores } from '../../../scoring/rescoring/server/public.ts'
import { inScope, type Todo, type TodoScope } from '../../../shared/roles/server/public.ts'
import { mayCall, reachOf } from '../../../shared/roles/policy.ts'
import { runCompetition } from '../../../competing/competitions/permissions.ts'
import type { getAdminHome } from '../contract.ts'
import { getHealth } from '../../health/contract.ts'
import { countFailedJobs } from '../../health/server/public.ts'

type Home = z.input<typeof getAdminHome.answer>
type Task = Home['tasks'][number]
const day = 86_400_000

/** What asks for a decision, in the order in which it hurts. */
const todos = [
  scorerFaults,
  unreadyRounds,
  readyRescores,
  openAppeals,
  openReports,
  openFindings,
  pendingSignups,
  lateDrafts,
] as const satisfies readonly Todo<Task['kind']>[]

/** What waits for this person: everything for administrators, else what concerns the competitions they organise. */
export async function homeView(db: Db, viewer: Viewer, lang: Lang, now: Date): Promise<Home> {
  const reach = reachOf(viewer, runCompetition)
  const own = reach === 'all' ? null : reach
  const scope = { own, now }
  const [queue, today, failedJobs, perCompetition] = await Promise.all([
    queueState(db, own),
    todayOf(db, scope),
    mayCall(viewer, getHealth) ? countFailedJobs(db) : 0,
    tasksOf(db, scope, lang),
  ])
  const jobs: Task[] = failedJobs > 0 ? [{ kind: 'failedJobs', count: failedJobs, competition: null }] : []
  return { roles: [...viewer.roles], queue, today, tasks: [...jobs, ...perCompetition] }
}

async function todayOf(db: Db, scope: TodoScope): Promise<Home['today']> {
  const since = new Date(scope.now.getTime() - day)
  const { rows } = await sql<{ submissions: number; registrations: number; users: number }>`
    select (select count(*) from submission where received_at > ${since} and ${inScope(scope, 'competition_id')}) as submissions,
      (select count(*) from registration where created_at > ${since} and ${inScope(scope, 'competition_id')}) as registrations,
      (select count(*) from app_user where created_at > ${since} and id <> ${systemAccount}) as users`.execute(
    db,
  )
  const [row] = rows
  return {
    submissions: row?.submissions ?? 0,
    registrations: row?.registrations ?? 0,
    users: scope.own === null ? (row?.users ?? 0) : null,
  }
}

async function tasksOf(db: Db, scope: TodoScope, lang: Lang): Promise<Task[]> {
  const found = todos.map(
    ({ kind, find }, weight) =>
      sql`select ${kind}::text as kind, ${weight}::int as weight, t.* from (${find(scope)}) t`,
  )
  const { rows } = await sql<{
    kind: Task['kind']
    id: number
    count: number
    title_zh: string
    title_en: string
  }>`
    select t.kind, t.id, t.count, c.title_zh, c.title_en
    from (${sql.join(found, sql` union all `)}) t join competition c on c.id = t.id
    order by t.weight, t.count desc, t.id limit 50`.execute(db)
  return rows.map(row => ({
    kind: row.kind,
    count: row.count,
    competition: { id: row.id, title: localize({ zh: row.title_zh, en: row.title_en }, lang) },
  }))
}
