import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { scheduleFaults } from '../../../competing/schedules/faults.ts'
import { schedulesOf, type Schedule } from '../../../competing/schedules/server/public.ts'
import { promotionBlocked } from '../rules.ts'
import { countWaiting } from '../../submissions/server/public.ts'

/** The round that decides, the one after it, and why nobody can be promoted now. */
export async function roundOf(db: Db | Tx, competitionId: number, fromId: number, now: Date) {
  const schedules = await schedulesOf(db, competitionId)
  const place = schedules.findIndex(schedule => schedule.id === fromId)
  const from = schedules[place]
  if (!from) throw new Failure(scheduleFaults.notFound)
  const next: Schedule | undefined = schedules[place + 1]
  const waiting = await countWaiting(db, fromId)
  return { from, next, schedules, blocked: promotionBlocked({ from, next, waiting, now }) }
}
