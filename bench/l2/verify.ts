import { sql, type Kysely } from 'kysely'
import type { Db } from '../../platform/src/base/database/tables.ts'
import { refreshSchedule } from '../../platform/src/features/scoring/rankings/server/commands/refresh-boards.ts'
import { dailyLimit, scheduleId } from './world.ts'

type Ask = { since: Date; deadline: Date; answered: ReadonlySet<number>; unanswered: number }

/** What must hold of the submissions of a run; names whatever does not. */
export async function verify(db: Db, ask: Ask): Promise<{ problems: string[]; handed: number }> {
  const { rows: handed } = await sql<{
    id: number
    state: string
    scores: number
    ends: number
    received: Date
  }>`
    select s.id, s.state, s.received_at as received,
      (select count(*) from submission_score x where x.submission_id = s.id) as scores,
      (select count(*) from submission_event e where e.submission_id = s.id and e.state in ('scored', 'failed')) as ends
    from submission s where s.schedule_id = ${scheduleId} and s.received_at >= ${ask.since}`.execute(db)
  const problems: string[] = []
  const say = (when: boolean, problem: string) => void (when && problems.push(problem))
  const ids = new Set(handed.map(row => row.id))
  const lost = [...ask.answered].filter(id => !ids.has(id)).length
  say(lost > 0, `${lost} accepted submissions are not there`)
  const unknown = handed.length - ask.answered.size
  say(
    unknown > ask.unanswered,
    `${unknown} submissions that nobody was told of, ${ask.unanswered} answers missing`,
  )
  say(
    handed.some(row => row.state !== 'scored'),
    `states: ${[...new Set(handed.map(row => row.state))].join(', ')}`,
  )
  say(
    handed.some(row => row.scores !== 2 || row.ends !== 1),
    'a submission was not scored exactly once',
  )
  say(
    handed.some(row => row.received >= ask.deadline),
    'a submission was taken after the deadline',
  )
  const { rows: twice } = await sql`
    select team_id, sha256 from submission where schedule_id = ${scheduleId} and received_at >= ${ask.since}
    group by 1, 2 having count(*) > 1`.execute(db)
  say(twice.length > 0, `${twice.length} files stand twice`)
  const { rows: over } = await sql`
    select q.team_id from quota_day q where q.schedule_id = ${scheduleId} and (q.accepted > ${dailyLimit}
      or q.accepted <> (select count(*) from submission s where s.team_id = q.team_id and s.schedule_id = q.schedule_id
        and s.quota_day = q.day and s.charged = 'accepted'))`.execute(db)
  say(over.length > 0, `${over.length} teams over or beside their quota`)
  say(!(await isAsComputedAnew(db)), 'the boards are not what computing them anew gives')
  return { problems, handed: handed.length }
}

class Undo extends Error {}

/** Compares the boards with a computation from all submissions, and leaves them as they were. */
async function isAsComputedAnew(db: Kysely<never> | Db): Promise<boolean> {
  let same = false
  const digest = sql<{ digest: string }>`
    select md5(string_agg(e::text, ';' order by sub_rank, board, team_id)) as digest from ranking_entry e where schedule_id = ${scheduleId}`
  try {
    await (db as Db).transaction().execute(async tx => {
      await sql`set local statement_timeout = 0`.execute(tx)
      const before = (await digest.execute(tx)).rows[0]?.digest
      await refreshSchedule(tx, scheduleId)
      const after = (await digest.execute(tx)).rows[0]?.digest
      same = before !== undefined && before === after
      throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  return same
}
