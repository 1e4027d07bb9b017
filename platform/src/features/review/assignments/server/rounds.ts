import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { section } from '../../../../base/http/section.ts'
import { assignmentFaults } from '../faults.ts'
import type { roundSettings } from '../managed.contract.ts'
import { roundKinds } from '../rules.ts'

export type Round = Selectable<Tables['review_round']>

/** The rounds of an edition, in their order. */
export async function roundsOf(db: Db | Tx, editionId: number): Promise<Round[]> {
  const rows = await db.selectFrom('review_round').selectAll().where('edition_id', '=', editionId).execute()
  return rows.toSorted((a, b) => roundKinds.indexOf(a.kind) - roundKinds.indexOf(b.kind))
}

/** Those that were opened, the last first. */
export const openedRounds = async (db: Db | Tx, editionId: number): Promise<Round[]> =>
  (await roundsOf(db, editionId)).filter(round => round.opened_at !== null).toReversed()

type Named = { editionId: number; roundId: number }

export async function readRound(db: Db | Tx, { editionId, roundId }: Named): Promise<Round> {
  const round = await db
    .selectFrom('review_round')
    .selectAll()
    .where('id', '=', roundId)
    .where('edition_id', '=', editionId)
    .executeTakeFirst()
  if (!round) throw new Failure(assignmentFaults.notFound)
  return round
}

/** The same, kept from others who would change it or what is assigned in it. */
export async function lockRound(tx: Tx, named: Named): Promise<Round> {
  await tx.selectFrom('review_round').select('id').where('id', '=', named.roundId).forUpdate().execute()
  return readRound(tx, named)
}

/** A round that is not over. */
export const readRunning = async (db: Db | Tx, named: Named): Promise<Round> =>
  running(await readRound(db, named))
/** The same, locked. */
export const lockRunning = async (tx: Tx, named: Named): Promise<Round> => running(await lockRound(tx, named))

function running(round: Round): Round {
  if (round.closed_at) throw new Failure(assignmentFaults.closed)
  return round
}

export type RoundSettings = z.output<typeof roundSettings>

export const settingsOf = (round: Round): RoundSettings => ({
  dueAt: round.due_at?.toISOString() ?? null,
  perProposal: round.per_proposal,
  isNormalised: round.is_normalised,
  trim: Number(round.trim),
  disagreement: round.disagreement === null ? null : Number(round.disagreement),
})

/** As the contract says it. */
export const roundView = (round: Round) => ({
  id: round.id,
  kind: round.kind,
  openedAt: round.opened_at,
  closedAt: round.closed_at,
  settings: section(settingsOf(round)),
})
