import type { Db, Tx } from '../../../../base/database/tables.ts'
import { isOneRescored } from '../../rescoring/server/public.ts'
import { isWaitedFor } from '../../submissions/server/public.ts'
import { confirmBlocked } from '../rules.ts'
import { computePlaces } from './compute.ts'
import { openAppeals } from './hooks.ts'
import { standingList } from './reads.ts'

/** The final places as they are now, and why they cannot be confirmed. */
export async function situationOf(db: Db | Tx, competitionId: number, now: Date) {
  const { rounds, places } = await computePlaces(db, competitionId)
  const standing = await standingList(db, competitionId)
  const appeals = await openAppeals.run(db, competitionId)
  const roundIds = rounds.map(round => round.id)
  const isWaiting = await isWaitedFor(db, roundIds)
  const isRescoring = await isOneRescored(db, roundIds)
  const blocked = confirmBlocked({
    rounds,
    isConfirmed: standing !== undefined,
    isWaiting,
    isRescoring,
    openAppeals: appeals,
    places: places.length,
    now,
  })
  return { rounds, places, standing, openAppeals: appeals, blocked }
}
