import { sql } from 'kysely'
import { dayIn } from '../../../../../base/clock/zone.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { competitionRow } from '../../../../competing/competitions/server/public.ts'
import { roundRows } from '../../../../competing/schedules/server/public.ts'
import {
  competitionsWithFinalList,
  membersOfList,
  placesOfList,
  standingList,
} from '../../../final-lists/server/public.ts'
import { medalOf, pointsOf, ratingOf, type Medal } from '../../rules.ts'
import { rateJob } from '../job.ts'

/** Has the people of a competition rated again, once its final list has changed. */
export const rateAgain = (tx: Tx, competitionId: number): Promise<void> =>
  enqueue(tx, rateJob, { competitionId }, { key: `ratings:${competitionId}` })

/** Competitions that end at once have people in common: whoever comes second reads what the first wrote. */
const inTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('ratings'))`.execute(tx)

/**
 * Makes the results of a competition what its final list says, and the ratings of all whom that concerns. Without a
 * confirmed list that counts it has none.
 */
export async function rateCompetition(tx: Tx, competitionId: number): Promise<void> {
  await inTurn(tx)
  const before = await tx
    .deleteFrom('rating_result')
    .where('competition_id', '=', competitionId)
    .returning('user_id')
    .execute()
  const after = await writeResults(tx, competitionId)
  await sumUp(tx, [...new Set([...before.map(row => row.user_id), ...after])])
}

/** Everything anew, from the confirmed lists alone. What rating one competition after another came to is the same. */
export async function rateEverything(tx: Tx): Promise<void> {
  await inTurn(tx)
  await tx.deleteFrom('rating_result').execute()
  const rated = new Set<number>()
  for (const competitionId of await competitionsWithFinalList(tx))
    for (const userId of await writeResults(tx, competitionId)) rated.add(userId)
  await tx.deleteFrom('person_rating').execute()
  await sumUp(tx, [...rated])
}

/** Answers whom a competition brought a result. */
async function writeResults(tx: Tx, competitionId: number): Promise<number[]> {
  const list = await standingList(tx, competitionId)
  if (!list?.hasListB) return []
  const { visibility, zone } = await competitionRow(tx, competitionId)
  // What only some may know of counts for nobody: a rating would tell of it.
  if (visibility !== 'public') return []
  const places = await placesOfList(tx, list.id)
  const members = await membersOfList(tx, list.id)
  const endedOn = await endOf(tx, competitionId, zone)
  const boards = Map.groupBy(places, place => place.sub_rank)
  const results = [...boards].flatMap(([subRank, board]) =>
    board.flatMap(({ rank, team_id: teamId }) => {
      const people = members.get(teamId) ?? []
      const of = { rank, teams: board.length, teamSize: people.length }
      return people.map(userId => ({
        b: subRank,
        u: userId,
        t: teamId,
        r: rank,
        n: of.teams,
        s: of.teamSize,
        p: pointsOf(of),
        m: medalOf(rank, of.teams),
      }))
    }),
  )
  await sql`
    insert into rating_result (competition_id, sub_rank, user_id, team_id, rank, teams, team_size, ended_on, points, medal)
    select ${competitionId}, b, u, t, r, n, s, ${endedOn}::date, p, m from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as x(b text, u bigint, t bigint, r integer, n integer, s integer, p double precision, m text)`.execute(
    tx,
  )
  return [...new Set(results.map(result => result.u))]
}

/** The day on which the last round ended, by the competition's own clock. */
async function endOf(tx: Tx, competitionId: number, zone: string): Promise<string> {
  const last = (await roundRows(tx, competitionId)).at(-1)
  if (!last) throw new Error(`competition ${competitionId} has places but no round`)
  return dayIn(zone, last.end_at)
}

const atOnce = 5_000

/** Brings the ratings of these people up to date with their results. */
async function sumUp(tx: Tx, userIds: readonly number[]): Promise<void> {
  const sorted = userIds.toSorted((x, y) => x - y)
  for (let from = 0; from < sorted.length; from += atOnce)
    await sumUpSome(tx, sorted.slice(from, from + atOnce))
}

async function sumUpSome(tx: Tx, userIds: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom('rating_result')
    .selectAll()
    .where(eb => eb('user_id', '=', eb.fn.any(eb.val([...userIds]))))
    .execute()
  const ratings = [...Map.groupBy(rows, row => row.user_id)].flatMap(([userId, own]) => {
    const rating = ratingOf(own.map(resultOf))
    return rating ? [{ u: userId, ...rating }] : []
  })
  await tx
    .deleteFrom('person_rating')
    .where(eb => eb('user_id', '=', eb.fn.any(eb.val([...userIds]))))
    .execute()
  await sql`
    insert into person_rating (user_id, strength, tier, gold, silver, bronze, solo_gold, competitions, best_rank)
    select u, strength, tier, gold, silver, bronze, "soloGold", competitions, "bestRank"
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb)
      as x(u bigint, strength double precision, tier text, gold integer, silver integer, bronze integer, "soloGold" integer,
        competitions integer, "bestRank" integer)`.execute(tx)
}

type Row = {
  competition_id: number
  sub_rank: string
  rank: number
  teams: number
  team_size: number
  ended_on: string
  points: number
  medal: Medal | null
}

export const resultOf = (row: Row) => ({
  competitionId: row.competition_id,
  subRank: row.sub_rank,
  rank: row.rank,
  teams: row.teams,
  teamSize: row.team_size,
  endedOn: row.ended_on,
  points: row.points,
  medal: row.medal,
})
