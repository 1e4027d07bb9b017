import { sql, type RawBuilder } from 'kysely'
import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import { countSignups } from '../../../competing/registrations/server/public.ts'
import type { HandedIn } from '../../../competing/schedules/server/public.ts'

/** What was handed in to a round, or to each round of a competition; none to which nothing was. */
export async function submissionsIn(
  db: Db | Tx,
  of: { scheduleId: number } | { competitionId: number },
): Promise<Map<number, HandedIn>> {
  const where =
    'scheduleId' in of ? sql`schedule_id = ${of.scheduleId}` : sql`competition_id = ${of.competitionId}`
  const { rows } = await sql<HandedIn & { id: number }>`
    select schedule_id as id, count(*)::int as submissions, count(distinct team_id)::int as teams,
      (count(*) filter (where state in ('uploaded', 'queued', 'running')))::int as waiting,
      array_agg(distinct sub_rank) as "subRanks"
    from submission where ${where} group by 1`.execute(db)
  return new Map(rows.map(({ id, ...handedIn }) => [id, handedIn]))
}

/** A submission in one of these waits for its score. */
const waiting = ['uploaded', 'queued', 'running'] as const

/** How much of a round still waits for its score, of all or of what was received before a moment. */
export async function countWaiting(db: Db | Tx, scheduleId: number, receivedBefore?: Date): Promise<number> {
  const { count } = await db
    .selectFrom('submission')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('schedule_id', '=', scheduleId)
    .where('state', 'in', waiting)
    .$if(receivedBefore !== undefined, query =>
      query.where('received_at', '<', receivedBefore ?? new Date(0)),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Whether something in one of these rounds waits for its score. */
export async function isWaitedFor(db: Db | Tx, scheduleIds: readonly number[]): Promise<boolean> {
  const found = await db
    .selectFrom('submission')
    .select('id')
    .where(eb => eb('schedule_id', '=', eb.fn.any(eb.val([...scheduleIds]))))
    .where('state', 'in', waiting)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether somebody has a score of this round. */
export async function isScored(db: Db | Tx, roundId: number): Promise<boolean> {
  const found = await db
    .selectFrom('submission_score as c')
    .innerJoin('submission as s', 's.id', 'c.submission_id')
    .where('s.schedule_id', '=', roundId)
    .select('s.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the team in a column ever handed anything in, whatever became of it, as a condition. */
export const hasSubmitted = (team: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from submission s where s.team_id = ${team})`

/** How much each of these teams handed in, and when the last; none that never did. */
export async function handedIn(
  db: Db | Tx,
  teamIds: readonly number[],
): Promise<Map<number, { submissions: number; lastAt: Date | null }>> {
  const rows = await db
    .selectFrom('submission')
    .where(sql<boolean>`team_id = any(${[...teamIds]}::bigint[])`)
    .groupBy('team_id')
    .select(eb => [
      'team_id',
      eb.fn.countAll<number>().as('submissions'),
      eb.fn.max('received_at').as('lastAt'),
    ])
    .execute()
  return new Map(rows.map(({ team_id: id, ...found }) => [id, found]))
}

/** How many competitions somebody signed up for, and how much they handed in. */
export async function takenPart(
  db: Db | Tx,
  userId: number,
): Promise<{ competitions: number; submissions: number }> {
  // One after another: inside a transaction there is one connection.
  const competitions = await countSignups(db, userId)
  const { submissions } = await db
    .selectFrom('submission')
    .select(eb => eb.fn.countAll<number>().as('submissions'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { competitions, submissions }
}

/** A submission's state; undefined where there is none, or where it is of another competition than the one named. */
export const submissionState = (db: Db | Tx, id: number, competitionId?: number) =>
  db
    .selectFrom('submission')
    .select(['id', 'state'])
    .where('id', '=', id)
    .$if(competitionId !== undefined, query => query.where('competition_id', '=', competitionId ?? 0))
    .executeTakeFirst()

/** Scores of a round that were set by hand. */
export const adjustedScores = (db: Db | Tx, scheduleId: number) =>
  db
    .selectFrom('submission_score as c')
    .innerJoin('submission as s', 's.id', 'c.submission_id')
    .where('s.schedule_id', '=', scheduleId)
    .where('c.adjusted_at', 'is not', null)
    .select(['c.submission_id', 'c.board', 'c.adjusted_score'])
    .execute()

/** The scored submissions of a round, void ones too, as a query: there may be very many. */
export const scoredIn = (db: Db | Tx, scheduleId: number) =>
  db.selectFrom('submission').where('schedule_id', '=', scheduleId).where('state', '=', 'scored')

/** The boards for which one of these teams has something scored, as a query. */
export const boardsWithScores = (db: Db | Tx, teamIds: readonly number[]) =>
  db
    .selectFrom('submission')
    .select(['schedule_id', 'sub_rank'])
    .where(eb => eb('team_id', '=', eb.fn.any(eb.val([...teamIds]))))
    .where('state', '=', 'scored')

/** Whether all of these submissions are void. */
export async function areAllVoid(db: Db | Tx, ids: readonly number[]): Promise<boolean> {
  const counting = await db
    .selectFrom('submission')
    .select('id')
    .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .where('voided_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return counting === undefined
}

/** When the older of a submission's scores was computed; null while it has none. */
export async function firstScoredAt(db: Db | Tx, submissionId: number): Promise<Date | null> {
  const { at } = await db
    .selectFrom('submission_score')
    .select(eb => eb.fn.min<Date | null>('computed_at').as('at'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  return at
}

/** Those of these competitions that anything was handed in to, in the order of their ids. */
export async function handedInTo(db: Db | Tx, competitionIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom(sql<{ id: number }>`unnest(${[...competitionIds]}::bigint[])`.as<'c'>(sql`c (id)`))
    .select('c.id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('submission as s').select('s.id').whereRef('s.competition_id', '=', 'c.id')),
    )
    .orderBy('c.id')
    .execute()
  return rows.map(row => row.id)
}

/** In which of these competitions somebody has handed in something that has a score. */
export async function scoredCompetitions(
  db: Db | ReadDb | Tx,
  userId: number,
  competitionIds: readonly number[],
): Promise<Set<number>> {
  if (competitionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('submission')
    .select('competition_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('state', '=', 'scored')
    .where('competition_id', 'in', competitionIds)
    .execute()
  return new Set(rows.map(row => row.competition_id))
}
