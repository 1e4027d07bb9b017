import type { Db, ReadDb, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { Stored } from '../../../../base/storage/storage.ts'
import type { EntrantKind } from '../../editions/rules.ts'
import { editionById, formById } from '../../editions/server/public.ts'
import type { Answers, Field } from '../../forms/fields.ts'
import { shownFields, withoutIdentifying } from '../../forms/rules.ts'
import { blindName } from '../file.rules.ts'
import { filesIn } from '../receipt.rules.ts'
import { memberIds } from './entries.ts'
import { filesNamed, type ProposalFile } from './files.ts'
import { neutralOf, type KeepCopies } from './neutral/neutral-file.ts'
import { versionOf } from './versions.ts'

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

/** A file as reviewers see it: of a blind review by its place alone. */
export type ReviewFile = { id: number; name: string; kind: ProposalFile['kind']; size: number }

export type ForReview = {
  proposalId: number
  number: number
  title: string
  trackId: number
  submittedAt: Date
  /** Those that were asked. */
  fields: Field[]
  answers: Answers
  files: ReviewFile[]
  /** Whose it is; null where it is not told. */
  entryName: string | null
}

type Asked = { proposalId: number; number: number; isBlind: boolean }

async function reviewed(db: Db | Tx, { proposalId, number, isBlind }: Asked) {
  const version = await versionOf(db, proposalId, number)
  if (!version) return undefined
  const form = await formById(db, version.form_id)
  const { fields, answers } = isBlind
    ? withoutIdentifying(form.fields, version.answers)
    : { fields: shownFields(form.fields, version.answers), answers: version.answers }
  const files = await filesNamed(db, proposalId, filesIn(fields, answers))
  return { version, fields, answers, files, editionId: form.edition_id }
}

/** A version as its reviewers read it: of a blind review nothing that says whose it is. */
export async function readForReview(
  db: Db | Tx,
  { lang, ...ask }: Asked & { lang: Lang },
): Promise<ForReview | undefined> {
  const found = await reviewed(db, ask)
  if (!found) return undefined
  const { version, fields, answers, files } = found
  const facts = ask.isBlind ? undefined : await proposalOf(db, ask.proposalId)
  return {
    proposalId: ask.proposalId,
    number: version.number,
    title: version.title,
    trackId: version.track_id,
    submittedAt: version.submitted_at,
    fields,
    answers,
    files: files.map((file, at) => ({
      id: file.id,
      name: ask.isBlind ? blindName(at + 1, file.name, lang) : file.name,
      kind: file.kind,
      size: file.size,
    })),
    entryName: facts?.entryName ?? null,
  }
}

/** A copy of one of the files that `readForReview` names, which does not say who made it, with the name that it is sent by. */
export async function neutralForReview(
  context: KeepCopies,
  { fileId, lang, ...ask }: Omit<Asked, 'isBlind'> & { fileId: number; lang: Lang },
): Promise<(Stored & { name: string }) | undefined> {
  const found = await reviewed(context.db, { ...ask, isBlind: true })
  const files = found?.files ?? []
  const at = files.findIndex(file => file.id === fileId)
  const file = files[at]
  if (!found || !file) return undefined
  const { is_blind: isBlind } = await editionById(context.db, found.editionId)
  return { name: blindName(at + 1, file.name, lang), ...(await neutralOf(context, file, isBlind)) }
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
