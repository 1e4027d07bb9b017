import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { scheduleFaults } from '../../faults.ts'
import { isRevealed, revealBlocked } from '../../rules.ts'
import { countWaiting } from '../hooks.ts'
import { tellOfReveal } from './tell-of-reveal.ts'
import { enqueueReveal } from './plan-reveal.ts'

/** Locks the round against whatever is accepted or scored for it, and says what its reveal depends on. */
async function lockForReveal(tx: Tx, scheduleId: number) {
  const row = await tx
    .selectFrom('schedule')
    .select(['list_b_mode', 'list_a_end', 'list_b_end', 'revealed_at', 'reveal_planned_at'])
    .where('id', '=', scheduleId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(scheduleFaults.notFound)
  return {
    waiting: await countWaiting.run(tx, scheduleId),
    plannedAt: row.reveal_planned_at,
    schedule: {
      listBMode: row.list_b_mode,
      listAEnd: row.list_a_end,
      listBEnd: row.list_b_end,
      revealedAt: row.revealed_at,
    },
  }
}

async function reveal(tx: Tx, ask: { scheduleId: number; actor: Actor; planned: boolean; now: Date }) {
  const { scheduleId, actor, planned, now } = ask
  await tx
    .updateTable('schedule')
    .set({ revealed_at: now, reveal_planned_at: null })
    .where('id', '=', scheduleId)
    .execute()
  await audit(
    tx,
    actor,
    { action: 'schedule.reveal', subject: 'schedule', subjectId: scheduleId, detail: { planned } },
    now,
  )
  await tellOfReveal(tx, scheduleId)
}

/** Reveals list B now, sets the time at which it will be, or with null forgets that time. */
export async function revealSchedule(
  tx: Tx,
  ask: { scheduleId: number; at: Date | null; actor: Actor; now: Date },
): Promise<void> {
  const { scheduleId, at, actor, now } = ask
  const { schedule, waiting } = await lockForReveal(tx, scheduleId)
  // Asked again, perhaps because the answer was lost on the way: it is as asked.
  if (at && at <= now && isRevealed(schedule, now)) return
  const fault = at ? revealBlocked({ schedule, at, now, waiting }) : undefined
  if (fault) throw new Failure(fault)
  if (!at && schedule.revealedAt !== null) throw new Failure(scheduleFaults.alreadyRevealed)
  if (at && at <= now) return reveal(tx, { scheduleId, actor, planned: false, now })
  await tx.updateTable('schedule').set({ reveal_planned_at: at }).where('id', '=', scheduleId).execute()
  await audit(
    tx,
    actor,
    {
      action: at ? 'schedule.plan-reveal' : 'schedule.unplan-reveal',
      subject: 'schedule',
      subjectId: scheduleId,
      detail: { at: at?.toISOString() ?? null },
    },
    now,
  )
  if (at) await enqueueReveal(tx, scheduleId, at)
}

const soon = 2_000

/** What the job does at the set time; while something still waits for its score it asks again in a moment. */
export async function revealAsPlanned(tx: Tx, scheduleId: number, now: Date): Promise<void> {
  const { schedule, waiting, plannedAt } = await lockForReveal(tx, scheduleId)
  // Forgotten, or put off: then another job comes at that time.
  if (plannedAt === null || plannedAt > now || schedule.revealedAt !== null) return
  if (revealBlocked({ schedule, at: plannedAt, now, waiting })) {
    return enqueueReveal(tx, scheduleId, new Date(now.getTime() + soon))
  }
  await reveal(tx, { scheduleId, actor: { userId: null, address: null }, planned: true, now })
}
