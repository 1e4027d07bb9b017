import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { copyActivity } from '../../../../community/invites/server/public.ts'
import { copyCompetition } from '../../../../competing/competitions/server/public.ts'
import { copyRounds } from '../../../../competing/schedules/server/public.ts'
import { copyDatasets } from '../../../../data/datasets/server/public.ts'
import { copyAnswers } from '../../../../scoring/evaluation/server/public.ts'

type Clone = {
  id: number
  value: { titleZh: string; titleEn: string; startAt: string }
  actor: Actor & { userId: number }
  now: Date
}

/**
 * Everything of a competition but its people and what they did: texts, FAQ, rounds with metric and answers, data, invite
 * activity.
 * All its times move as its start does, by the clock of its zone. Files are kept once: only what points to them is copied.
 */
export async function cloneCompetition(tx: Tx, { id, value, actor, now }: Clone): Promise<{ id: number }> {
  const { moved, ...made } = await copyCompetition(tx, { id, value, userId: actor.userId, now })
  const own = { from: id, to: made.id, userId: actor.userId, now }
  await copyRounds(tx, { from: id, to: made.id, moved })
  await copyAnswers(tx, own)
  await copyDatasets(tx, own)
  await copyActivity(tx, { from: id, to: made.id, moved })
  await audit(
    tx,
    actor,
    { action: 'competition.clone', subject: 'competition', subjectId: made.id, detail: { from: id } },
    now,
  )
  return made
}
