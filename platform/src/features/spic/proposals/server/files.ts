import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'

export type ProposalFile = Selectable<Tables['spic_file']>

/** All files of a proposal, those among them that no answer names. */
export const filesOf = (db: Db | Tx, proposalId: number): Promise<ProposalFile[]> =>
  db.selectFrom('spic_file').selectAll().where('proposal_id', '=', proposalId).orderBy('id').execute()

/** The same of several proposals at once. */
export async function filesOfAll(
  db: Db | Tx,
  proposalIds: readonly number[],
): Promise<Map<number, ProposalFile[]>> {
  if (proposalIds.length === 0) return new Map()
  const files = await db
    .selectFrom('spic_file')
    .selectAll()
    .where('proposal_id', 'in', proposalIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(files, file => file.proposal_id)
}

/** Those of these ids, in their order. */
export async function filesNamed(
  db: Db | Tx,
  proposalId: number,
  ids: readonly number[],
): Promise<ProposalFile[]> {
  if (ids.length === 0) return []
  const files = await filesOf(db, proposalId)
  return ids.flatMap(id => files.find(file => file.id === id) ?? [])
}

export const shownFile = ({ id, name, kind, size, sha256 }: ProposalFile) => ({
  id,
  name,
  kind,
  size,
  sha256,
})
