import { sql } from 'kysely'
import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { dissolvingBlocked } from '../../policy.ts'
import { everSubmitted, lockForCaptain } from '../frame.ts'
import { signupTakenBack } from '../hooks.ts'
import { lockOpenRequests } from './void-requests.ts'

/** A captain alone who never handed anything in takes the signup back: team and registration go. */
export async function dissolveTeam(
  tx: Tx,
  ask: { teamId: number; userId: number; address: string; now: Date },
): Promise<void> {
  const team = await lockForCaptain(tx, ask)
  const blocked = dissolvingBlocked({
    memberCount: team.member_count,
    hasSubmitted: await everSubmitted(tx, team.id),
  })
  if (blocked) throw new Failure(blocked)
  await lockOpenRequests(tx, team.id)
  await tx.deleteFrom('team_member').where('team_id', '=', team.id).execute()
  // With the teams that once merged into it: they are empty and point here.
  await sql`
    with recursive gone as (
      select id from team where id = ${team.id} union select t.id from team t join gone on t.merged_into_id = gone.id
    ) delete from team where id in (select id from gone)`.execute(tx)
  await signupTakenBack.run(tx, team.competition_id, ask.userId)
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    {
      action: 'team.dissolve',
      subject: 'team',
      subjectId: team.id,
      detail: { competitionId: team.competition_id },
    },
    ask.now,
  )
}
