import { sql, type Selectable } from 'kysely'
import type { Tables, Tx } from '../../../../base/database/tables.ts'
import { teamOf } from './teams.ts'

export type TeamRow = Selectable<Tables['team']>

/**
 * Locks the teams that `find` names, in the order of their ids, so that two who want the same teams never wait for
 * each other. A merge or a removal can change what is found while this waits: then it lets go and asks again, for
 * holding the wrong lock while waiting for another would be how deadlocks begin.
 */
export async function lockFound(
  tx: Tx,
  find: () => Promise<readonly number[]>,
): Promise<Map<number, TeamRow>> {
  await sql`savepoint team_locks`.execute(tx)
  for (;;) {
    const ids = await find()
    const rows = await lockTeams(tx, ids)
    const again = await find()
    const known = new Set(ids)
    if (again.length === known.size && again.every(id => known.has(id))) {
      await sql`release savepoint team_locks`.execute(tx)
      return new Map(rows.map(row => [row.id, row]))
    }
    await sql`rollback to savepoint team_locks`.execute(tx)
  }
}

/** Locks these teams in the order of their ids, so that two who lock several never wait for each other. */
export const lockTeams = (tx: Tx, ids: readonly number[]): Promise<TeamRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('team')
        .selectAll()
        // As one array: there may be more teams than a statement can have parameters.
        .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()

/** Locks the team that this person is in; null when there is none. */
export async function lockTeamOf(tx: Tx, competitionId: number, userId: number): Promise<TeamRow | null> {
  const found = await lockFound(tx, async () => {
    const own = await teamOf(tx, competitionId, userId)
    return own ? [own.id] : []
  })
  return [...found.values()][0] ?? null
}

/** Locks a team and the one that this person is in, which stay what they are until the transaction ends. */
export async function lockWithOwn(
  tx: Tx,
  ask: { teamId: number; competitionId: number; userId: number },
): Promise<{ team: TeamRow | undefined; own: TeamRow | undefined; role: 'captain' | 'member' | undefined }> {
  const find = () => teamOf(tx, ask.competitionId, ask.userId)
  const locked = await lockFound(tx, async () => {
    const own = await find()
    return own && own.id !== ask.teamId ? [ask.teamId, own.id] : [ask.teamId]
  })
  const own = await find()
  return { team: locked.get(ask.teamId), own: own ? locked.get(own.id) : undefined, role: own?.role }
}
