import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamNameKey } from '../../rules.ts'
import { keysAfter } from '../called-after.ts'

/**
 * Teams that were called after somebody who leaves, as they are when nobody gives them a name, are called after a former
 * participant, in their history too. Answers in which teams the person was, and which texts are the person’s name.
 */
export async function nameAnew(
  tx: Tx,
  { userId, name }: { userId: number; name: string },
): Promise<{ teamIds: number[]; isTheirs: (text: string) => boolean }> {
  const keys = (await keysAfter(tx, [userId])).get(userId)
  const isTheirs = (text: string) => keys?.has(teamNameKey(text)) === true
  const teams = await tx
    .selectFrom('team')
    .select(['id', 'competition_id', 'name'])
    .where(
      'id',
      'in',
      tx
        .selectFrom('team_member')
        .select('team_id')
        .where('user_id', '=', userId)
        .union(
          tx
            .selectFrom('team_event')
            .select('team_id')
            .where('actor_id', '=', userId)
            // Written out: with a parameter in its place the index is not found once the statement is prepared.
            .where('action', '=', sql.lit('founded')),
        ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const team of teams) {
    await renameInHistory(tx, team.id, { isTheirs, name })
    if (!isTheirs(team.name)) continue
    const free = (await isFree(tx, team, name)) ? name : `${name} ${team.id}`
    await tx
      .updateTable('team')
      .set({ name: free, name_key: teamNameKey(free) })
      .where('id', '=', team.id)
      .execute()
  }
  return { teamIds: teams.map(team => team.id), isTheirs }
}

/** Anybody may have called a team so. */
async function isFree(tx: Tx, team: { competition_id: number }, name: string): Promise<boolean> {
  const taken = await tx
    .selectFrom('team')
    .select('id')
    .where('competition_id', '=', team.competition_id)
    .where('name_key', '=', teamNameKey(name))
    .executeTakeFirst()
  return taken === undefined
}

async function renameInHistory(
  tx: Tx,
  teamId: number,
  { isTheirs, name }: { isTheirs: (text: string) => boolean; name: string },
): Promise<void> {
  const { rows } = await sql<{ id: number; from: string; to: string }>`
    select id, detail -> 'name' ->> 'from' as from, detail -> 'name' ->> 'to' as to from team_event
    where team_id = ${teamId} and action = 'edited' and detail ? 'name'`.execute(tx)
  for (const { id, from, to } of rows) {
    if (!isTheirs(from) && !isTheirs(to)) continue
    const names = { from: isTheirs(from) ? name : from, to: isTheirs(to) ? name : to }
    await sql`
      update team_event set detail = jsonb_set(detail, '{name}', ${JSON.stringify(names)}::jsonb) where id = ${id}`.execute(
      tx,
    )
  }
}
