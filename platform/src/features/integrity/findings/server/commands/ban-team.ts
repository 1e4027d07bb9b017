import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { findingsOf } from '../lookups.ts'
import { refreshBoards } from '../../../../scoring/rankings/server/refresh.lookups.ts'
import { teamFaults } from '../../../../competing/teams/faults.ts'
import { record } from '../../../../competing/teams/server/history.ts'
import { lockTeam } from '../../../../competing/teams/server/lookups.ts'
import { voidRequests } from '../../../../competing/teams/server/requests.lookups.ts'

type Ban = {
  teamId: number
  userId: number
  reason: string
  /** Findings of this competition. */ evidence?: readonly number[]
  address: string
  now: Date
}

/** Takes a team off the boards and stops its changes, with a reason. Its open requests come to nothing. */
export async function banTeam(tx: Tx, ask: Ban): Promise<void> {
  const { reason, now, evidence = [] } = ask
  const team = await lockTeam(tx, ask.teamId)
  if (team.merged_into_id !== null) throw new Failure(teamFaults.mergedElsewhere)
  if (team.banned_at !== null) throw new Failure(teamFaults.alreadyBanned)
  const findings = await findingsOf(tx, team.competition_id, evidence)
  if (findings.length < new Set(evidence).size) throw new Failure(teamFaults.noFinding)
  await tx
    .updateTable('team')
    .set({ banned_at: now, ban_reason: reason, wants_members: false })
    .where('id', '=', team.id)
    .execute()
  const { id: banId } = await tx
    .insertInto('team_ban')
    .values({ team_id: team.id, reason, banned_by: ask.userId, banned_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (findings.length > 0)
    await tx
      .insertInto('team_ban_evidence')
      .values(findings.map(finding_id => ({ ban_id: banId, finding_id })))
      .execute()
  await voidRequests(tx, team.id, { asked: 'banned', asking: 'asker-banned' }, now)
  await tx.deleteFrom('team_invitation').where('team_id', '=', team.id).execute()
  await refreshBoards(tx, [team.id])
  await record(tx, { teamId: team.id, at: now, actorId: ask.userId, action: 'banned', detail: { reason } })
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    { action: 'team.ban', subject: 'team', subjectId: team.id, detail: { reason, evidence: findings } },
    now,
  )
}
