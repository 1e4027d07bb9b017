import { sql, type RawBuilder } from 'kysely'
import type { Parsed, Returned } from '../../../../base/contract/call.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { allCompetitionPages } from './hooks.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import { may, mayCall, reachOf } from '../../../shared/roles/policy.ts'
import { findCompetitions } from '../permissions.ts'
import { runCompetition } from '../../../competing/competitions/permissions.ts'
import { createCompetition } from '../../../competing/competitions/draft.contract.ts'
import { featureCompetition, getAuthored, type listAuthored } from '../contract.ts'
import { authoringState, checklist, mayPublish, nextSteps, type AuthoringState } from '../rules.ts'
import { completenessOf } from './completeness.ts'
import { findWaiting } from './waiting.views.ts'
import { listAudit } from '../../audit-list/contract.ts'
import { type CompetitionRow, competitionRow } from '../../../competing/competitions/server/public.ts'

const conditions: Record<AuthoringState, (now: Date) => RawBuilder<unknown>> = {
  draft: () => sql`published_at is null`,
  scheduled: now => sql`published_at > ${now}`,
  not_started: now => sql`published_at <= ${now} and start_at > ${now}`,
  can_signup: now =>
    sql`published_at <= ${now} and start_at <= ${now} and end_at >= ${now} and is_open_signup`,
  in_service: now =>
    sql`published_at <= ${now} and start_at <= ${now} and end_at >= ${now} and not is_open_signup`,
  out_service: now => sql`published_at <= ${now} and end_at < ${now}`,
}

/** The newest first: all for administrators and editors, else one's own. */
export async function authoredList(
  db: Db,
  viewer: Viewer,
  query: Parsed<typeof listAuthored>['query'],
  now: Date,
): Promise<Returned<typeof listAuthored>> {
  const where: RawBuilder<unknown>[] = [sql`true`]
  if (!may(viewer, findCompetitions)) where.push(sql`id = any(${reachOf(viewer, runCompetition)}::bigint[])`)
  if (query.state !== 'all') where.push(conditions[query.state](now))
  if (query.search) {
    const text = searchQuery(query.search)
    const number = /^\d{1,15}$/.test(query.search) ? Number(query.search) : 0
    where.push(text ? sql`(search @@ ${text} or id = ${number})` : sql`id = ${number}`)
  }
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'type', 'title_zh', 'title_en', 'visibility', 'zone', 'start_at', 'end_at'])
    .select(['is_open_signup', 'published_at', 'team_count', 'featured', 'cover'])
    .select(eb => eb.fn.countAll<number>().over().as('total'))
    .where(sql.join<boolean>(where, sql` and `))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  return {
    total: rows[0]?.total ?? 0,
    mayCreate: mayCall(viewer, createCompetition),
    list: rows.map(row => ({
      id: row.id,
      type: row.type,
      titleZh: row.title_zh,
      titleEn: row.title_en,
      state: stateOf(row, now),
      visibility: row.visibility,
      mayOpen: mayCall(viewer, getAuthored, row.id),
      mayFeature: mayCall(viewer, featureCompetition, row.id),
      zone: row.zone,
      startAt: row.start_at,
      endAt: row.end_at,
      teamCount: row.team_count,
      featured: row.featured,
      cover: row.cover,
    })),
  }
}

const stateOf = (
  row: Pick<CompetitionRow, 'published_at' | 'start_at' | 'end_at' | 'is_open_signup'>,
  now: Date,
): AuthoringState =>
  authoringState(
    {
      publishedAt: row.published_at,
      startAt: row.start_at,
      endAt: row.end_at,
      isOpenSignup: row.is_open_signup,
    },
    now,
  )

export async function authoredView(
  db: Db,
  viewer: Viewer,
  id: number,
  { lang, now }: { lang: Lang; now: Date },
): Promise<Returned<typeof getAuthored>> {
  const row = await competitionRow(db, id)
  const [checks, rounds, waiting, counts] = await Promise.all([
    completenessOf(db, row).then(has => checklist(has, now)),
    db
      .selectFrom('schedule')
      .select(['id', 'sort', 'title_zh as titleZh', 'title_en as titleEn'])
      .where('competition_id', '=', id)
      .orderBy('sort')
      .execute(),
    findWaiting(db, { own: [id], now }, lang),
    db
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('submission')
          .select(eb => eb.fn.countAll<number>().as('n'))
          .where('schedule_id', 'in', rounds =>
            rounds.selectFrom('schedule').select('id').where('competition_id', '=', id),
          )
          .$asScalar()
          .$notNull()
          .as('submissions'),
        selectFrom('registration')
          .select(eb => eb.fn.countAll<number>().as('n'))
          .where('competition_id', '=', id)
          .where('state', '=', 'pending')
          .$asScalar()
          .$notNull()
          .as('pending'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return {
    id,
    type: row.type,
    languages: row.languages,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    state: stateOf(row, now),
    visibility: row.visibility,
    zone: row.zone,
    startAt: row.start_at,
    endAt: row.end_at,
    publishedAt: row.published_at,
    featured: row.featured,
    participantCount: row.participant_count,
    teamCount: row.team_count,
    submissionCount: counts.submissions,
    pendingCount: counts.pending,
    rounds,
    checks,
    mayPublish: mayPublish(checks),
    mayFeature: mayCall(viewer, featureCompetition, id),
    pages: allCompetitionPages
      .run()
      .toSorted((one, other) => one.place - other.place)
      .map(({ group, path, title }) => ({
        group,
        path,
        title: localize(title, lang),
        waiting: waiting.filter(({ page, only }) => page !== '' && page === path && only !== 'steps'),
        isIncomplete: checks.some(check => check.page === path && check.isNeeded && !check.isDone),
      })),
    next: nextSteps({ state: stateOf(row, now), checks, waiting }),
    mayAudit: mayCall(viewer, listAudit),
  }
}
