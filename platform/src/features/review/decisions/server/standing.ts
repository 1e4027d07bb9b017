import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { isRoundOpen } from '../../assignments/rules.ts'
import { openedRounds, type Round } from '../../assignments/server/public.ts'
import { resultsOf } from '../../scoring/server/public.ts'
import { decisionFaults } from '../faults.ts'

export const roundFacts = (round: Round) => ({ id: round.id, kind: round.kind, isOpen: isRoundOpen(round) })

/** The round that is on: the open one, else the last that was opened. */
export async function presentRound(db: Db | Tx, editionId: number): Promise<Round | undefined> {
  const rounds = await openedRounds(db, editionId)
  return rounds.find(isRoundOpen) ?? rounds[0]
}

export type Ranked = Awaited<ReturnType<typeof resultsOf>>[number]
/** What proposals have got in a round. */
export const resultsIn = async (db: Db | Tx, round: Round | undefined): Promise<Map<number, Ranked>> =>
  new Map((round ? await resultsOf(db, round) : []).map(row => [row.proposalId, row]))

/** Whether results of an edition are published: nothing is decided after that. */
export async function isPublished(db: Db | Tx, editionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('review_publication')
    .select('edition_id')
    .where('edition_id', '=', editionId)
    .executeTakeFirst()
  return row !== undefined
}
export async function refusePublished(db: Db | Tx, editionId: number): Promise<void> {
  if (await isPublished(db, editionId)) throw new Failure(decisionFaults.published)
}
