import { sql } from 'kysely'
import type { z } from 'zod'
import { abilityOf } from '../../../../base/contract/ability.ts'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { getFinding, listFindings, runChecks } from '../contract.ts'
import { integrityFaults } from '../faults.ts'
import { findingKinds, isUnderWay, type FindingKind } from '../rules.ts'
import type { FindingDetail } from '../schema.ts'

type Answer = z.input<(typeof listFindings)['answer']>
type Finding = Answer['findings'][number]
type Detail = z.input<(typeof getFinding)['answer']>
type Query = Parsed<typeof listFindings>['query']

/** Submissions told of one finding. */
const mostSubmissions = 200

type Row = {
  id: number
  kind: FindingKind
  teams: number[]
  submissions: number[]
  detail: FindingDetail
  found_at: Date
  seen_at: Date
  looked_at: Date | null
  dismissed_at: Date | null
  dismisser: string | null
  dismiss_reason: string | null
  bans: number
}

/** A page of what was found, newest first, from a cursor; how much is open; and how the last look went. */
export async function findingsView(
  db: Db,
  competitionId: number,
  query: Query,
  { lang, now }: { lang: Lang; now: Date },
): Promise<Answer> {
  const conditions = [
    sql`f.competition_id = ${competitionId}`,
    sql`f.id < ${query.before ?? Number.MAX_SAFE_INTEGER}`,
  ]
  if (query.kind) conditions.push(sql`f.kind = ${query.kind}`)
  if (query.team) conditions.push(sql`f.team_ids @> array[${query.team}::bigint]`)
  if (query.state === 'open') conditions.push(sql`f.dismissed_at is null`)
  if (query.state === 'dismissed') conditions.push(sql`f.dismissed_at is not null`)
  const page = sql`select f.id from integrity_finding f where ${sql.join(conditions, sql` and `)} order by f.id desc limit ${query.size + 1}`
  const [rows, counts, run] = await Promise.all([
    // What only a finding's own page shows is not read for a list.
    readRows(db, page, sql`f.detail - 'aligned' - 'histogram'`),
    db
      .selectFrom('integrity_finding')
      .select(eb => ['kind', eb.fn.countAll<number>().as('count')])
      .where('competition_id', '=', competitionId)
      .where('dismissed_at', 'is', null)
      .groupBy('kind')
      .execute(),
    lastRun(db, competitionId),
  ])
  const shown = rows.slice(0, query.size)
  const open = new Map(counts.map(row => [row.kind, row.count]))
  const underWay = run && isUnderWay({ state: run.state, askedAt: run.askedAt as Date }, now)
  return {
    findings: await present(db, shown),
    next: rows.length > query.size ? (shown.at(-1)?.id ?? null) : null,
    open: Object.fromEntries(findingKinds.map(kind => [kind, open.get(kind) ?? 0])) as Answer['open'],
    run,
    abilities: { run: abilityOf(underWay ? integrityFaults.alreadyRunning : undefined, lang) },
  }
}

/** How the last look at a competition went; null before the first. */
export async function lastRun(
  db: Db,
  competitionId: number,
): Promise<z.input<(typeof runChecks)['answer']> | null> {
  const row = await db
    .selectFrom('integrity_run as r')
    .leftJoin('app_user as u', 'u.id', 'r.asked_by')
    .where('r.competition_id', '=', competitionId)
    .selectAll('r')
    .select('u.user_name')
    .executeTakeFirst()
  return row
    ? {
        state: row.state,
        askedAt: row.asked_at,
        askedBy: row.user_name,
        progress: row.progress,
        endedAt: row.ended_at,
        lookedAt: row.looked_at,
        looked: row.looked,
      }
    : null
}

/** One finding of a competition with all that it rests on; undefined of another one. */
export async function findingView(
  db: Db,
  competitionId: number,
  findingId: number,
): Promise<Detail | undefined> {
  const [row] = await readRows(
    db,
    sql`select f.id from integrity_finding f where f.id = ${findingId} and f.competition_id = ${competitionId}`,
    sql`f.detail`,
  )
  const [finding] = row ? await present(db, [row]) : []
  if (!row || !finding) return undefined
  const userIds =
    row.detail.kind === 'shared_access'
      ? row.detail.marks.flatMap(mark => mark.uses.map(use => use.userId))
      : []
  const [submissions, people] = await Promise.all([
    db
      .selectFrom('submission as s')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .leftJoin('submission_score as a', join =>
        join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
      )
      .leftJoin('submission_score as b', join =>
        join.onRef('b.submission_id', '=', 's.id').on('b.board', '=', 'B'),
      )
      .where('s.id', 'in', [0, ...row.submissions.slice(0, mostSubmissions)])
      .orderBy('s.received_at')
      .orderBy('s.id')
      .select(['s.id', 's.team_id', 's.file_name', 's.sha256', 's.received_at', 's.voided_at'])
      .select(['u.id as user_id', 'u.user_name', 'a.shown_score as score_a', 'b.shown_score as score_b'])
      .execute(),
    db
      .selectFrom('app_user')
      .where('id', 'in', [0, ...userIds])
      .orderBy('id')
      .select(['id', 'user_name as name'])
      .execute(),
  ])
  return {
    ...finding,
    detail: row.detail,
    submissions: submissions.map(one => ({
      id: one.id,
      teamId: one.team_id,
      user: { id: one.user_id, name: one.user_name },
      fileName: one.file_name,
      sha256: one.sha256,
      receivedAt: one.received_at,
      scoreA: one.score_a,
      scoreB: one.score_b,
      isVoid: one.voided_at !== null,
    })),
    people,
  }
}

async function readRows(
  db: Db,
  page: ReturnType<typeof sql>,
  detail: ReturnType<typeof sql>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select f.id, f.kind, to_json(f.team_ids) as teams, to_json(f.submission_ids) as submissions, ${detail} as detail,
      f.found_at, f.seen_at, r.looked_at, f.dismissed_at, u.user_name as dismisser, f.dismiss_reason,
      (select count(*)::int from team_ban_evidence b where b.finding_id = f.id) as bans
    from (${page}) page join integrity_finding f on f.id = page.id
    left join integrity_run r on r.competition_id = f.competition_id
    left join app_user u on u.id = f.dismissed_by
    order by f.id desc`.execute(db)
  return rows
}

async function present(db: Db, rows: readonly Row[]): Promise<Finding[]> {
  const teams = await db
    .selectFrom('team')
    .where('id', 'in', [0, ...new Set(rows.flatMap(row => row.teams))])
    .select(['id', 'name', 'banned_at'])
    .execute()
  const byId = new Map(teams.map(team => [team.id, team]))
  return rows.map(row => ({
    id: row.id,
    brief: briefOf(row.detail),
    teams: row.teams.flatMap(id => {
      const team = byId.get(id)
      return team ? [{ id, name: team.name, isBanned: team.banned_at !== null }] : []
    }),
    foundAt: row.found_at,
    seenAt: row.seen_at,
    isCurrent: row.looked_at === null || row.seen_at >= row.looked_at,
    dismissed: row.dismissed_at && {
      at: row.dismissed_at,
      by: row.dismisser ?? '',
      reason: row.dismiss_reason ?? '',
    },
    bans: row.bans,
  }))
}

function briefOf(detail: FindingDetail): Finding['brief'] {
  if (detail.kind === 'same_file') return { kind: detail.kind, files: detail.total }
  if (detail.kind === 'near_predictions') return detail
  if (detail.kind === 'probing') return { ...detail, submissions: detail.steps.length }
  const of = (kind: 'device' | 'address') => detail.marks.filter(mark => mark.kind === kind).length
  const users = detail.marks.flatMap(mark => mark.uses.map(use => use.userId))
  return {
    kind: detail.kind,
    devices: of('device'),
    addresses: of('address'),
    accounts: new Set(users).size,
  }
}
