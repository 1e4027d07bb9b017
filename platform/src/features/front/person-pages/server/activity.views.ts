import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { dayIn, startOfDay, type Day } from '../../../../base/clock/zone.ts'
import { localize } from '../../../../base/web/language.ts'
import { knownCompetitions } from '../../../competing/competitions/server/public.ts'
import { shownScore } from '../../../../base/web/shown-score.ts'
import { competingKinds, workKinds, type ActivityKind } from '../../../people/activity/rules.ts'
import type { ActivityDetail } from '../../../people/activity/server/public.ts'
import type { Visible } from '../../../people/privacy/rules.ts'
import { privacyOf, visibleOf } from '../../../people/privacy/server/public.ts'
import type { event } from '../schema.ts'
import type { Reading } from './reader.ts'

type Paging = { before: number | undefined; perPage: number }
type Page = { events: z.input<typeof event>[]; next: number | null }

/** What of somebody's activity goes with what they show of themselves. */
const hiddenKinds = (visible: Visible): ActivityKind[] => [
  ...(visible.competitions ? [] : competingKinds),
  ...(visible.work ? [] : workKinds),
]

/**
 * Whether an event (`e`) can still be told: of a competition that the reader may know of, of a signup that stands, a
 * score that counts, a place that was not taken away, a thread or an answer that is there, data that are out.
 */
const stands = ({ viewer, now }: Reading): RawBuilder<boolean> => sql`
  (e.competition_id is null or ${knownCompetitions(sql`e.competition_id`, viewer, now)})
  and case e.kind
    when 'sign_up' then exists (select from registration r
      where r.competition_id = e.competition_id and r.user_id = e.user_id and r.state = 'approved')
    when 'first_score' then exists (select from submission s where s.id = e.subject_id and s.voided_at is null)
    when 'personal_best' then exists (select from submission s where s.id = e.subject_id and s.voided_at is null)
    when 'final_rank' then exists (select from team_member m join ranking_entry p on p.team_id = m.team_id
      where m.competition_id = e.competition_id and m.user_id = e.user_id and p.schedule_id = e.subject_id
        and p.board = 'B' and p.is_ranked)
    when 'dataset' then exists (select from dataset d where d.id = e.subject_id and d.published_at <= ${now}
      and d.withdrawn_at is null)
    when 'thread' then exists (select from discussion_thread t where t.id = e.subject_id and t.hidden_at is null)
    when 'answer' then exists (select from discussion_thread t join discussion_post p on p.id = t.accepted_post_id
      where p.id = e.subject_id and t.hidden_at is null and p.deleted_at is null)
    else exists (select from user_accomplishment w where w.id = e.subject_id and w.user_id = e.user_id) end`

const among = (kinds: readonly ActivityKind[]) => sql`e.kind = any(${[...kinds]}::text[])`

type Row = {
  id: number
  kind: ActivityKind
  at: Date
  subject_id: number
  detail: ActivityDetail
  user_id: number
  user_name: string
  avatar: string | null
  competition_id: number | null
  title_zh: string | null
  title_en: string | null
  zone: string | null
  thread: string | null
  thread_id: number | null
  dataset_zh: string | null
  dataset_en: string | null
  accomplishment: string | null
  score: number | null
  precision: number | null
}

/** The events that `chosen` selects from `activity_event e`, newest first, with what they are about. */
async function pageOf({ db, lang }: Reading, chosen: RawBuilder<unknown>, perPage: number): Promise<Page> {
  const { rows } = await sql<Row>`
    select e.id, e.kind, e.at, e.subject_id, e.detail, e.user_id, u.user_name, u.avatar,
      e.competition_id, c.title_zh, c.title_en, c.zone, t.title as thread, t.id as thread_id,
      d.title_zh as dataset_zh, d.title_en as dataset_en, w.name as accomplishment,
      -- What a ladder showed when is not kept: its scores are left out.
      case when not r.ladder then coalesce(k.adjusted_score, k.score) end as score, r.precision
    from (${chosen} order by at desc, id desc limit ${perPage + 1}) e
    join app_user u on u.id = e.user_id
    left join competition c on c.id = e.competition_id
    left join discussion_post p on e.kind = 'answer' and p.id = e.subject_id
    left join discussion_thread t on t.id = case e.kind when 'thread' then e.subject_id else p.thread_id end
    left join user_accomplishment w on ${among(workKinds)} and w.id = e.subject_id
    left join dataset d on e.kind = 'dataset' and d.id = e.subject_id
    left join submission s on e.kind in ('first_score', 'personal_best') and s.id = e.subject_id
    left join schedule r on r.id = s.schedule_id
    left join submission_score k on k.submission_id = s.id and k.board = 'A'
    order by e.at desc, e.id desc`.execute(db)
  const shown = rows.slice(0, perPage)
  const own = (zh: string | null, en: string | null) => localize({ zh: zh ?? '', en: en ?? '' }, lang)
  return {
    events: shown.map(row => ({
      id: row.id,
      kind: row.kind,
      at: row.at,
      person: { id: row.user_id, name: row.user_name, avatar: row.avatar },
      competition:
        row.competition_id === null
          ? null
          : { id: row.competition_id, title: own(row.title_zh, row.title_en), zone: row.zone ?? 'UTC' },
      title:
        row.thread ??
        row.accomplishment ??
        (row.dataset_zh === null ? null : own(row.dataset_zh, row.dataset_en)),
      threadId: row.thread_id,
      postId: row.kind === 'answer' ? row.subject_id : null,
      datasetId: row.kind === 'dataset' ? row.subject_id : null,
      score: row.score === null ? null : shownScore(row.score, row.precision ?? 5),
      ranking: row.detail.rank ?? null,
      teams: row.detail.teams ?? null,
    })),
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Older than an event, by its id; all where there is none. */
const olderThan = (before: number | undefined): RawBuilder<boolean> =>
  before === undefined
    ? sql`true`
    : sql`(e.at, e.id) < (select o.at, o.id from activity_event o where o.id = ${before})`

/** What somebody did. */
export const activityPage = (
  reading: Reading,
  { userId, visible, before, perPage }: Paging & { userId: number; visible: Visible },
): Promise<Page> =>
  pageOf(
    reading,
    sql`select e.* from activity_event e
      where e.user_id = ${userId} and not ${among(hiddenKinds(visible))} and ${olderThan(before)} and ${stands(reading)}`,
    perPage,
  )

/** Of more people than this nobody reads every word. */
const mostFollowed = 2_000

/** What the people whom somebody follows did, as far as each shows it to them and they want to hear of it. */
export async function followedPage(
  reading: Reading,
  { userId, before, perPage }: Paging & { userId: number },
): Promise<Page & { isVisible: boolean; following: number }> {
  const { db } = reading
  const [chosen, followed] = await Promise.all([
    privacyOf(db, [userId]),
    db
      .selectFrom('follow as f')
      .innerJoin('app_user as u', 'u.id', 'f.followed_id')
      .leftJoin('follow as back', join =>
        join.onRef('back.sponsor_id', '=', 'f.followed_id').onRef('back.followed_id', '=', 'f.sponsor_id'),
      )
      .where('f.sponsor_id', '=', userId)
      .where('u.disabled_at', 'is', null)
      .orderBy('f.created_at', 'desc')
      .limit(mostFollowed)
      .select(['f.followed_id as id', 'back.sponsor_id as back'])
      .execute(),
  ])
  const wanted = chosen.get(userId)?.othersDynamics ?? 'everybody'
  const people = followed.filter(({ back }) => wanted === 'everybody' || back !== null)
  if (wanted === 'nobody') return { isVisible: false, events: [], next: null, following: followed.length }
  const visible = await visibleOf(
    db,
    userId,
    people.map(({ id }) => id),
  )
  const shown = [...visible].filter(([, { myDynamics }]) => myDynamics)
  const each = (holds: RawBuilder<boolean>, most: number) => sql`
    select e.* from unnest(
      ${shown.map(([id]) => id)}::bigint[], ${shown.map(([, one]) => one.competitions)}::boolean[],
      ${shown.map(([, one]) => one.work)}::boolean[]
    ) p(id, competes, works)
    cross join lateral (
      select e.* from activity_event e
      where e.user_id = p.id and (p.competes or not ${among(competingKinds)}) and (p.works or not ${among(workKinds)})
        and ${olderThan(before)} and ${holds}
      order by e.at desc, e.id desc limit ${most}
    ) e`
  // Whether an event still stands is dear to ask, and nearly all do: it is asked of the newest of all of them, and of the
  // newest of each person only where too few of those stood.
  const enough = 2 * (perPage + 1)
  const page = await pageOf(
    reading,
    sql`select * from (
      with newest as materialized (
        select e.* from (${each(sql`true`, enough)} order by at desc, id desc limit ${enough}) e where ${stands(reading)}
      )
      select * from newest where (select count(*) from newest) > ${perPage}
      union all
      select e.* from (${each(stands(reading), perPage + 1)}) e where (select count(*) from newest) <= ${perPage}
    ) e`,
    perPage,
  )
  return { isVisible: true, ...page, following: followed.length }
}

/** How much somebody did on each day from `from` on, in the days of a zone. */
export async function daysOf(
  reading: Reading,
  { userId, visible, zone, from }: { userId: number; visible: Visible; zone: string; from: Day },
): Promise<{ day: Day; count: number }[]> {
  // By quarters of an hour, of which every zone's day has a whole number: which day that is the zone's rules say here.
  const { rows } = await sql<{ quarter: Date; count: number }>`
    select date_bin('15 minutes', e.at, timestamptz '2000-01-01') as quarter, count(*)::int as count
    from activity_event e
    where e.user_id = ${userId} and e.at >= ${startOfDay(zone, from)}
      and not ${among(hiddenKinds(visible))} and ${stands(reading)}
    group by 1 order by 1`.execute(reading.db)
  const days = new Map<Day, number>()
  for (const { quarter, count } of rows) {
    const day = dayIn(zone, quarter)
    days.set(day, (days.get(day) ?? 0) + count)
  }
  return [...days].map(([day, count]) => ({ day, count }))
}
