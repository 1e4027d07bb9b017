import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { addTeams, noteMerged } from '../../../../competing/teams/server/public.ts'
import type { TeamDocument } from '../../archive-tables.ts'
import { inconsistent } from '../leitai/fault.ts'

type Write = {
  competitionId: number
  rounds: ReadonlyMap<number, number>
  teams: AsyncIterable<TeamDocument>
}

const pageRows = 500

/**
 * Teams without people: whoever was in them is not known here. They are made in their order, which decides ties.
 * Answers their ids here by what stood for them.
 */
export async function writeTeams(
  tx: Tx,
  { competitionId, rounds, teams }: Write,
): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  const merged: TeamDocument[] = []
  let before = 0
  for await (const page of pages(teams)) {
    const made = await nextIds(tx, 'team', page.length)
    await addTeams(
      tx,
      page.map((team, at) => {
        if (team.ref <= before) throw inconsistent('teams.jsonl', 'order')
        before = team.ref
        ids.set(team.ref, made[at] as number)
        if (team.mergedInto !== null) merged.push(team)
        return {
          id: made[at] as number,
          competition_id: competitionId,
          name: team.name,
          manifesto: team.manifesto,
          schedule_id: team.round === null ? null : (rounds.get(team.round) ?? null),
          is_baseline: team.isBaseline,
          banned_at: team.bannedAt === null ? null : new Date(team.bannedAt),
          ban_reason: team.banReason,
          isMerged: team.mergedInto !== null,
          created_at: new Date(team.createdAt),
        }
      }),
    )
  }
  for (const team of merged) {
    const [id, into] = [ids.get(team.ref), ids.get(team.mergedInto ?? 0)]
    if (id === undefined || into === undefined) throw inconsistent('teams.jsonl', 'merged_into')
    await noteMerged(tx, { id, into, name: team.name })
  }
  return ids
}

/** Ids that nobody else gets, growing. */
export async function nextIds(tx: Tx, table: 'team' | 'submission', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count})`.execute(
    tx,
  )
  return rows.map(row => row.id).toSorted((a, b) => a - b)
}

export async function* pages<T>(rows: AsyncIterable<T>): AsyncGenerator<T[]> {
  let page: T[] = []
  for await (const row of rows) {
    page.push(row)
    if (page.length < pageRows) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
