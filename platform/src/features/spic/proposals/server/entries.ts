import type { Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import type { readEdition } from '../../editions/server/public.ts'
import { proposalFaults } from '../faults.ts'
import type { Unwanted } from '../rules.ts'

export type Entry = Selectable<Tables['spic_entry']>
export type Edition = Awaited<ReturnType<typeof readEdition>>
export type Proposal = Selectable<Tables['spic_proposal']>
/** The entry that somebody is part of, a draft of their own too. */
export const entryOf = (db: Db | Tx, editionId: number, userId: number): Promise<Entry | undefined> =>
  db
    .selectFrom('spic_entry')
    .selectAll()
    .where('id', '=', idOf(db, editionId, userId))
    .executeTakeFirst()

const idOf = (db: Db | Tx, editionId: number, userId: number) =>
  db
    .selectFrom('spic_member')
    .select('entry_id')
    .where('edition_id', '=', editionId)
    .where('user_id', '=', userId)

/** The same, kept from changing until the transaction is over: what a team does goes one after another. */
export async function lockEntry(tx: Tx, editionId: number, userId: number): Promise<Entry> {
  const entry = await tx
    .selectFrom('spic_entry')
    .selectAll()
    .where('id', '=', idOf(tx, editionId, userId))
    .forUpdate()
    .executeTakeFirst()
  // Whoever was removed while waiting is none of them any more.
  if (!entry || !(await idOf(tx, editionId, userId).executeTakeFirst()))
    throw new Failure(proposalFaults.noEntry)
  return entry
}

export const proposalIn = (db: Db | Tx, entryId: number): Promise<Proposal | undefined> =>
  db.selectFrom('spic_proposal').selectAll().where('entry_id', '=', entryId).executeTakeFirst()

/** The owner is the first of them. */
export const membersIn = (db: Db | Tx, entryId: number): Promise<{ user_id: number; joined_at: Date }[]> =>
  db
    .selectFrom('spic_member')
    .select(['user_id', 'joined_at'])
    .where('entry_id', '=', entryId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()

export const memberIds = async (db: Db | Tx, entryId: number): Promise<number[]> =>
  (await membersIn(db, entryId)).map(row => row.user_id)

/** What says where an entry stands. */
export const standingOf = (entry: Entry | undefined, proposal: Proposal | undefined) =>
  entry
    ? {
        signedUpAt: entry.signed_up_at,
        proposal: proposal
          ? {
              currentVersion: proposal.current_version,
              withdrawnAt: proposal.withdrawn_at,
              outcome: proposal.outcome,
            }
          : null,
      }
    : null

export async function hasSubmitted(db: Db | Tx, entryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('spic_version')
    .innerJoin('spic_proposal', 'spic_proposal.id', 'spic_version.proposal_id')
    .select('number')
    .where('entry_id', '=', entryId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Who must not review a proposal, as its team asks. */
export const unwantedOf = (db: Db | Tx, proposalId: number): Promise<Unwanted[]> =>
  db
    .selectFrom('spic_unwanted')
    .select(['name', 'organisation', 'reason'])
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .execute()
