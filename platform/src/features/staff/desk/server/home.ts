import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { systemAccount } from '../../../people/identity/rules.ts'
import { queuedAt } from '../../../scoring/submissions/server/lookups.ts'
import { mayCall, reachOf } from '../../../shared/roles/policy.ts'
import type { getAdminHome } from '../contract.ts'
import { countFailedJobs } from './jobs.views.ts'

type Home = z.input<typeof getAdminHome.answer>
type Task = Home['tasks'][number]
const day = 86_400_000
/** How far ahead a round that cannot score yet, or a draft that has not been published, is worth a word. */
const ahead = 14 * day

/** What waits for this person: everything for administrators, else what concerns the competitions they organise. */
export async function homeView(db: Db, viewer: Viewer, lang: Lang, now: Date): Promise<Home> {
  const reach = reachOf(viewer, 'competition.run')
  const own = reach === 'all' ? null : reach
  const [queue, today, failedJobs, perCompetition] = await Promise.all([
    queueOf(db, own),
    todayOf(db, own, now),
    mayCall(viewer, 'GET /api/admin/health') ? countFailedJobs(db) : 0,
    tasksOf(db, own, lang, now),
  ])
  const jobs: Task[] = failedJobs > 0 ? [{ kind: 'failedJobs', count: failedJobs, competition: null }] : []
  return { roles: [...viewer.roles], queue, today, tasks: [...jobs, ...perCompetition] }
}

const among = (own: number[] | null, column: string) =>
  own === null ? sql`true` : sql`${sql.ref(column)} = any(${own}::bigint[])`

async function queueOf(db: Db, own: number[] | null): Promise<Home['queue']> {
  const { rows } = await sql<{ waiting: number; running: number; oldest: Date | null }>`
    select count(*) filter (where state <> 'running') as waiting, count(*) filter (where state = 'running') as running,
      min(${queuedAt}) filter (where state <> 'running') as oldest
    from submission s where state in ('uploaded', 'queued', 'running') and ${among(own, 'competition_id')}`.execute(
    db,
  )
  const [row] = rows
  return { waiting: row?.waiting ?? 0, running: row?.running ?? 0, oldestAt: row?.oldest ?? null }
}

async function todayOf(db: Db, own: number[] | null, now: Date): Promise<Home['today']> {
  const since = new Date(now.getTime() - day)
  const { rows } = await sql<{ submissions: number; registrations: number; users: number }>`
    select (select count(*) from submission where received_at > ${since} and ${among(own, 'competition_id')}) as submissions,
      (select count(*) from registration where created_at > ${since} and ${among(own, 'competition_id')}) as registrations,
      (select count(*) from app_user where created_at > ${since} and id <> ${systemAccount}) as users`.execute(
    db,
  )
  const [row] = rows
  return {
    submissions: row?.submissions ?? 0,
    registrations: row?.registrations ?? 0,
    users: own === null ? (row?.users ?? 0) : null,
  }
}

async function tasksOf(db: Db, own: number[] | null, lang: Lang, now: Date): Promise<Task[]> {
  const soon = new Date(now.getTime() + ahead)
  const recently = new Date(now.getTime() - 7 * day)
  const { rows } = await sql<{
    kind: Task['kind']
    id: number
    count: number
    title_zh: string
    title_en: string
  }>`
    with task as (
      select 'scorerFaults' as kind, 1 as weight, competition_id as id, count(*) as count from submission
        where state = 'failed' and fault = 'scorer' and finished_at > ${recently} and ${among(own, 'competition_id')} group by 3
      union all
      select 'unready', 2, s.competition_id, count(*) from schedule s join competition c on c.id = s.competition_id
        where c.published_at is not null and s.start_at < ${soon} and s.end_at > ${now} and ${among(own, 's.competition_id')}
          and (s.file_description is null or (s.metric_key is null and s.metric_sql is null)
            or not exists (select 1 from answer_file a where a.schedule_id = s.id and a.is_active and a.list = 'A')
            or (s.list_b_mode = 'window' and not exists (select 1 from answer_file a where a.schedule_id = s.id and a.is_active and a.list = 'B')))
        group by 3
      union all
      select 'rescores', 3, s.competition_id, count(*) from rescore r join schedule s on s.id = r.schedule_id
        where r.state = 'open' and ${among(own, 's.competition_id')}
          and not exists (select from rescore_result w where w.rescore_id = r.id and w.state = 'waiting')
        group by 3
      union all
      select 'appeals', 4, competition_id, count(*) from appeal
        where state in ('open', 'reviewing') and ${among(own, 'competition_id')} group by 3
      union all
      select 'reports', 5, competition_id, count(distinct post_id) from discussion_report
        where resolved_at is null and ${among(own, 'competition_id')} group by 3
      union all
      select 'findings', 6, competition_id, count(*) from integrity_finding f
        where dismissed_at is null and ${among(own, 'competition_id')}
          and not exists (select from team_ban_evidence e where e.finding_id = f.id)
        group by 3
      union all
      select 'participants', 7, competition_id, count(*) from registration
        where state = 'pending' and ${among(own, 'competition_id')} group by 3
      union all
      select 'drafts', 8, id, 1 from competition
        where published_at is null and start_at between ${now} and ${soon} and ${among(own, 'id')}
    )
    select t.kind, t.id, t.count, c.title_zh, c.title_en from task t join competition c on c.id = t.id
    order by t.weight, t.count desc, t.id limit 50`.execute(db)
  return rows.map(row => ({
    kind: row.kind,
    count: row.count,
    competition: { id: row.id, title: localize({ zh: row.title_zh, en: row.title_en }, lang) },
  }))
}
