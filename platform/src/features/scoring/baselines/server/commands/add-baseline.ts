import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { dayIn } from '../../../../../base/clock/zone.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { queueSubmission, type NamedFile } from '../../../submissions/server/public.ts'
import { lockBaseline } from '../../../../competing/teams/server/public.ts'
import { baselineFaults } from '../../faults.ts'

type Add = {
  competition: { id: number; zone: string }
  scheduleId: number
  name: string
  list: 'A' | 'B'
  subRank: string
  file: NamedFile
  actor: Actor & { userId: number }
  now: Date
}

/** Hands in a file under a team without people that never ranks; windows and quotas are for competitors. */
export async function addBaseline(tx: Tx, ask: Add): Promise<{ id: number }> {
  const { competition, scheduleId, actor, file, now } = ask
  const teamId = await baselineTeam(tx, competition.id, ask.name, now)
  const { id } = await queueSubmission(tx, {
    competitionId: competition.id,
    scheduleId,
    teamId,
    userId: actor.userId,
    list: ask.list,
    subRank: ask.subRank,
    note: '',
    day: dayIn(competition.zone, now),
    file,
    processFiles: [],
    receivedAt: now,
  })
  await audit(
    tx,
    actor,
    {
      action: 'competition.baseline',
      subject: 'competition',
      subjectId: competition.id,
      detail: { schedule: scheduleId, team: teamId, submission: id, sha256: file.sha256 },
    },
    now,
  )
  return { id }
}

/** The baseline of this name, locked; a new one where no team has it. */
async function baselineTeam(tx: Tx, competitionId: number, name: string, now: Date): Promise<number> {
  const team = await lockBaseline(tx, { competitionId, name, now })
  if (!team.is_baseline)
    throw new Failure(baselineFaults.nameTaken, { issues: [{ path: 'body.name', code: 'taken' }] })
  return team.id
}
