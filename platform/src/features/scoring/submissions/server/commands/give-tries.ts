import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { dayIn } from '../../../../../base/clock/zone.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { openList } from '../../../../competing/schedules/rules.ts'
import { schedulesOf } from '../../../../competing/schedules/server/public.ts'
import { teamFaults } from '../../../../competing/teams/faults.ts'
import { lockTeam, membersOf } from '../../../../competing/teams/server/public.ts'
import { notify } from '../../../../people/notices/server/public.ts'
import { blockingFaults } from '../../faults.ts'
import { addTries, usedOn } from '../quota.ts'

type Given = {
  competition: { id: number; zone: string; title_zh: string; title_en: string }
  teamId: number
  count: number
  reason: string
  actor: Actor & { userId: number }
  now: Date
}

/** Gives one team more submissions in the open round today and notifies its members of the reason. */
export async function giveTries(
  tx: Tx,
  { competition, teamId, count, reason, actor, now }: Given,
): Promise<{ limit: number; extra: number }> {
  const team = await lockTeam(tx, teamId)
  if (team.competition_id !== competition.id || team.is_baseline) throw new Failure(teamFaults.notFound)
  if (team.banned_at !== null) throw new Failure(blockingFaults.teamBanned)
  const rounds = await schedulesOf(tx, competition.id)
  const round = rounds.find(one => openList(one, now) && (one.sort === 0 || one.id === team.schedule_id))
  if (!round) throw new Failure(blockingFaults.stageClosed)
  const day = dayIn(competition.zone, now)
  await addTries(tx, { teamId, scheduleId: round.id, day }, count)
  const { extra } = await usedOn(tx, teamId, round.id, day)
  await audit(
    tx,
    actor,
    {
      action: 'submission.tries',
      subject: 'team',
      subjectId: teamId,
      detail: { count, day, scheduleId: round.id, reason },
    },
    now,
  )
  await notify(
    tx,
    {
      key: `tries:${teamId}:${round.id}:${day}:${extra}`,
      kind: 'submission.tries',
      text: {
        zh: `“${competition.title_zh}”的主办方今天给你们队增加了 ${count} 次提交。理由：${reason}`,
        en: `The organizers of “${competition.title_en}” gave your team ${count} more submissions today. Reason: ${reason}`,
      },
      path: `/competitions/${competition.id}/submits?sch=${round.id}`,
    },
    { to: (await membersOf(tx, [teamId])).get(teamId) ?? [], actor: actor.userId },
  )
  return { limit: round.maxSubmitCount + extra, extra }
}
