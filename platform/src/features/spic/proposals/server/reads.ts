import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import type { EntrantKind } from '../../editions/rules.ts'
import { memberIds } from './entries.ts'

/**
 * Proposals that count, with whose they are and the version that counts: for lists, which add what they ask for. A
 * proposal that was withdrawn, or never submitted, is not among them.
 */
export const currentProposals = (db: ReadDb | Db | Tx, editionId: number) =>
  db
    .selectFrom('spic_proposal as proposal')
    .innerJoin('spic_entry as entry', 'entry.id', 'proposal.entry_id')
    .innerJoin('spic_version as version', join =>
      join
        .onRef('version.proposal_id', '=', 'proposal.id')
        .onRef('version.number', '=', 'proposal.current_version'),
    )
    .where('proposal.edition_id', '=', editionId)
    .where('proposal.withdrawn_at', 'is', null)

export type ProposalFacts = {
  id: number
  editionId: number
  entryId: number
  entryName: string
  kind: EntrantKind
  ownerId: number
  /** Of the version that counts, else of the entry. */
  trackId: number
  title: string
  currentVersion: number | null
  withdrawnAt: Date | null
  outcome: 'awarded' | 'shortlisted' | 'declined' | null
  prizeZh: string
  prizeEn: string
}

/** A proposal, whether or not it counts. */
export async function proposalOf(
  db: ReadDb | Db | Tx,
  proposalId: number,
): Promise<ProposalFacts | undefined> {
  const row = await db
    .selectFrom('spic_proposal as proposal')
    .innerJoin('spic_entry as entry', 'entry.id', 'proposal.entry_id')
    .leftJoin('spic_version as version', join =>
      join
        .onRef('version.proposal_id', '=', 'proposal.id')
        .onRef('version.number', '=', 'proposal.current_version'),
    )
    .select([
      'proposal.id',
      'proposal.edition_id as editionId',
      'entry.id as entryId',
      'entry.name as entryName',
      'entry.kind',
      'entry.owner_id as ownerId',
      'entry.track_id as entryTrack',
      'version.track_id as versionTrack',
      'proposal.title as draftTitle',
      'version.title as versionTitle',
      'proposal.current_version as currentVersion',
      'proposal.withdrawn_at as withdrawnAt',
      'proposal.outcome',
      'proposal.prize_zh as prizeZh',
      'proposal.prize_en as prizeEn',
    ])
    .where('proposal.id', '=', proposalId)
    .executeTakeFirst()
  if (!row) return undefined
  const { entryTrack, versionTrack, draftTitle, versionTitle, ...facts } = row
  return { ...facts, trackId: versionTrack ?? entryTrack, title: versionTitle ?? draftTitle }
}

/** The accounts that are part of the entry of a proposal. */
export async function membersOf(db: Db | Tx, proposalId: number): Promise<number[]> {
  const row = await db
    .selectFrom('spic_proposal')
    .select('entry_id')
    .where('id', '=', proposalId)
    .executeTakeFirst()
  return row ? memberIds(db, row.entry_id) : []
}

/** The same of several proposals at once. */
export async function membersOfAll(
  db: Db | Tx,
  proposalIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (proposalIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('spic_proposal')
    .innerJoin('spic_member', 'spic_member.entry_id', 'spic_proposal.entry_id')
    .select(['spic_proposal.id', 'spic_member.user_id'])
    .where('spic_proposal.id', 'in', proposalIds)
    .execute()
  return new Map(
    [...Map.groupBy(rows, row => row.id)].map(([id, members]) => [id, members.map(row => row.user_id)]),
  )
}
