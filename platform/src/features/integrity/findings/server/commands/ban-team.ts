import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamFaults } from '../../../../competing/teams/faults.ts'
import { disqualify, requireBannable, lockTeam } from '../../../../competing/teams/server/public.ts'

type Ban = {
  teamId: number
  userId: number
  reason: string
  /** Findings of this competition. */ evidence?: readonly number[]
  address: string
  now: Date
}

/** Disqualifies a team, with a reason and with what speaks against it. */
export async function banTeam(tx: Tx, ask: Ban): Promise<void> {
  const { reason, now, evidence = [] } = ask
  const team = await lockTeam(tx, ask.teamId)
  requireBannable(team)
  const findings = await findingsOf(tx, team.competition_id, evidence)
  if (findings.length < new Set(evidence).size) throw new Failure(teamFaults.noFinding)
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
  await disqualify(tx, team, { reason, actorId: ask.userId, now })
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    { action: 'team.ban', subject: 'team', subjectId: team.id, detail: { reason, evidence: findings } },
    now,
  )
}

/** Those of these findings that are of this competition. */
async function findingsOf(tx: Tx, competitionId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('integrity_finding')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}
