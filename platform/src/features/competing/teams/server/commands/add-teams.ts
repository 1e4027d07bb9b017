import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'
import { harmlessName } from '../../../../../base/misleading.ts'
import { teamNameKey } from '../../rules.ts'

type Team = Omit<Insertable<Tables['team']>, 'name_key' | 'merged_into_id' | 'member_count'> & {
  /** It went into another, which `noteMerged` says when all are there. */
  isMerged: boolean
}

/** Teams of another installation, without people. */
export async function addTeams(tx: Tx, teams: readonly Team[]): Promise<void> {
  const values = teams.map(({ isMerged, ...team }) => {
    const name = harmlessName(team.name)
    // A name is free again once its team has gone into another.
    return { ...team, name, name_key: isMerged ? randomUUID() : teamNameKey(name) }
  })
  await tx.insertInto('team').values(values).execute()
}

export async function noteMerged(
  tx: Tx,
  { id, into, name }: { id: number; into: number; name: string },
): Promise<void> {
  await tx
    .updateTable('team')
    .set({ merged_into_id: into, name_key: teamNameKey(harmlessName(name)) })
    .where('id', '=', id)
    .execute()
}
