import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'
import { namesEver } from '../../../people/identity/server/public.ts'
import { teamNameKey, teamNames } from '../rules.ts'

/** For each of these people, the keys of the default names of teams that they founded. */
export async function keysAfter(tx: Tx, userIds: readonly number[]): Promise<Map<number, Set<string>>> {
  const names = Map.groupBy(await namesEver(tx, userIds), one => one.userId)
  const keysOf = (userId: number, name: string) => [...teamNames(name, userId)].map(teamNameKey)
  return new Map(
    [...names].map(([userId, own]) => [userId, new Set(own.flatMap(({ name }) => keysOf(userId, name)))]),
  )
}

type Named = { id: number; name: string; competition_id: number }

/**
 * Teams without names of people: a team that still has the default name, which is that of a founder or member, gets a
 * neutral one that no other team of the competition has.
 */
export async function withoutNames<Team extends Named>(tx: Tx, teams: readonly Team[]): Promise<Team[]> {
  const ids = teams.map(team => team.id)
  const { rows: people } = await sql<{ teamId: number; userId: number }>`
    select team_id as "teamId", user_id as "userId" from team_member where team_id = any(${ids}::bigint[])
    union select team_id, actor_id from team_event
    where team_id = any(${ids}::bigint[]) and action = 'founded' and actor_id is not null`.execute(tx)
  const keys = await keysAfter(tx, [...new Set(people.map(one => one.userId))])
  const peopleOf = Map.groupBy(people, one => one.teamId)
  const isCalledAfter = ({ id, name }: Named) =>
    peopleOf.get(id)?.some(({ userId }) => keys.get(userId)?.has(teamNameKey(name)))
  const neutral = new Map(
    teams.filter(isCalledAfter).map(team => [team.id, `未命名队伍 Unnamed team ${team.id}`]),
  )
  const competitions = [...new Set(teams.map(team => team.competition_id))]
  const taken = await tx
    .selectFrom('team')
    .select('name_key')
    .where(sql<boolean>`competition_id = any(${competitions}::bigint[])`)
    .where(sql<boolean>`name_key = any(${[...neutral.values()].map(teamNameKey)}::text[])`)
    .execute()
  const isTaken = new Set(taken.map(row => row.name_key))
  return teams.map(team => {
    const name = neutral.get(team.id)
    if (name === undefined) return team
    return {
      ...team,
      name: isTaken.has(teamNameKey(name)) ? `${name} ${randomBytes(4).toString('hex')}` : name,
    }
  })
}
