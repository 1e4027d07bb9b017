import type { Tx } from '../../../../base/database/tables.ts'
import { lockScoringVersion } from '../../../competing/schedules/server/public.ts'
import { lockActiveAnswers } from '../../evaluation/server/public.ts'

/** What a score was computed under. */
export type Basis = { scheduleId: number; scoringVersion: number; answerFileId: number }

/**
 * Whether the round still goes by these answers and this scorer. Until the transaction ends it stays so: whoever
 * switches a round to others changes both rows and so waits for these locks.
 */
export const isBasisCurrent = async (tx: Tx, basis: Basis): Promise<boolean> =>
  (await lockScoringVersion(tx, { id: basis.scheduleId, scoringVersion: basis.scoringVersion })) &&
  (await lockActiveAnswers(tx, { id: basis.answerFileId, roundId: basis.scheduleId }))
