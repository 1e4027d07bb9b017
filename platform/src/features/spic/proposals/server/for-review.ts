import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { Stored } from '../../../../base/storage/storage.ts'
import { editionById, formsByIds } from '../../editions/server/public.ts'
import type { Answers, Field } from '../../forms/fields.ts'
import { shownFields, withoutIdentifying } from '../../forms/rules.ts'
import { blindName } from '../file.rules.ts'
import { filesIn } from '../receipt.rules.ts'
import { filesOfAll, type ProposalFile } from './files.ts'
import { neutralOf, type KeepCopies } from './neutral/neutral-file.ts'
import { versionsNamed, type Version } from './versions.ts'

/** A file as reviewers see it; in a blind review its name is its position. */
export type ReviewFile = Pick<ProposalFile, 'id' | 'name' | 'kind' | 'size'>

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
  /** The author; null in a blind review. */
  entryName: string | null
}

/** A version of a proposal. */
export type Numbered = { proposalId: number; number: number }
export type HowShown = { isBlind: boolean; lang: Lang }

type Reviewed = {
  version: Version
  fields: Field[]
  answers: Answers
  files: ProposalFile[]
  editionId: number
  entryName: string | null
}

/** Versions as reviewers see them, by proposal, in a constant number of statements. */
export async function reviewedOf(
  db: Db | Tx,
  asked: readonly Numbered[],
  isBlind: boolean,
): Promise<Map<number, Reviewed>> {
  const versions = await versionsNamed(db, asked)
  const ids = versions.map(version => version.proposal_id)
  const forms = await formsByIds(
    db,
    versions.map(version => version.form_id),
  )
  const [files, names] = [await filesOfAll(db, ids), isBlind ? undefined : await entryNames(db, ids)]
  return new Map(
    versions.flatMap(version => {
      const form = forms.get(version.form_id)
      if (!form) return []
      const { fields, answers } = isBlind
        ? withoutIdentifying(form.fields, version.answers)
        : { fields: shownFields(form.fields, version.answers), answers: version.answers }
      const { proposal_id: id } = version
      const named = filesIn(fields, answers).flatMap(
        fileId => files.get(id)?.find(file => file.id === fileId) ?? [],
      )
      const read = { version, fields, answers, files: named, editionId: form.edition_id }
      return [[id, { ...read, entryName: names?.get(id) ?? null }] as const]
    }),
  )
}

async function entryNames(db: Db | Tx, proposalIds: readonly number[]): Promise<Map<number, string>> {
  if (proposalIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('spic_proposal as proposal')
    .innerJoin('spic_entry as entry', 'entry.id', 'proposal.entry_id')
    .select(['proposal.id', 'entry.name'])
    .where('proposal.id', 'in', proposalIds)
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** The name that reviewers see of a file; in a blind review its position. */
export const reviewFiles = (files: readonly ProposalFile[], { isBlind, lang }: HowShown): ProposalFile[] =>
  files.map((file, at) => ({ ...file, name: isBlind ? blindName(at + 1, file.name, lang) : file.name }))

/** A version as its reviewers read it; in a blind review without anything that names its author. */
export async function readForReview(
  db: Db | Tx,
  { isBlind, lang, ...ask }: Numbered & HowShown,
): Promise<ForReview | undefined> {
  const found = (await reviewedOf(db, [ask], isBlind)).get(ask.proposalId)
  if (!found) return undefined
  const { version, fields, answers, files, entryName } = found
  return {
    proposalId: ask.proposalId,
    number: version.number,
    title: version.title,
    trackId: version.track_id,
    submittedAt: version.submitted_at,
    fields,
    answers,
    files: reviewFiles(files, { isBlind, lang }).map(({ id, name, kind, size }) => ({
      id,
      name,
      kind,
      size,
    })),
    entryName,
  }
}

/** A copy of one of the files that `readForReview` names, which does not say who made it, with the name that it is sent by. */
export async function neutralForReview(
  context: KeepCopies,
  { fileId, lang, ...ask }: Numbered & { fileId: number; lang: Lang },
): Promise<(Stored & { name: string }) | undefined> {
  const found = (await reviewedOf(context.db, [ask], true)).get(ask.proposalId)
  const files = found?.files ?? []
  const at = files.findIndex(file => file.id === fileId)
  const file = files[at]
  if (!found || !file) return undefined
  const { is_blind: isBlind } = await editionById(context.db, found.editionId)
  return { name: blindName(at + 1, file.name, lang), ...(await neutralOf(context, file, isBlind)) }
}
