import { Failure } from '../../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../../base/database/tables.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import type { Stored } from '../../../../../base/storage/storage.ts'
import { sameValue } from '../../../../../base/web/same-value.ts'
import { currentForm, formById, readEdition } from '../../../editions/server/public.ts'
import type { Answers, Field } from '../../../forms/fields.ts'
import type { FileKind } from '../../../forms/kinds.ts'
import { issuesOf, type FormProblem } from '../../../forms/rules.ts'
import { proposalFaults } from '../../faults.ts'
import { filesKept } from '../../receipt.rules.ts'
import { mostFilesAtOnce, proposalDenied, strayFileMs, unwantedIssues, type Unwanted } from '../../rules.ts'
import { lockEntry, proposalIn, unwantedOf, type Edition, type Entry, type Proposal } from '../entries.ts'
import { filesNamed, filesOf } from '../files.ts'

type By = { editionId: number; viewer: Viewer; now: Date }

/** The entry of whoever writes, kept from changing meanwhile, inside the window; with `keepEdition` the edition too. */
export async function lockWriting(
  tx: Tx,
  { editionId, viewer, now }: By,
  editionIn: (tx: Tx, editionId: number, now: Date) => Promise<Edition> = readEdition,
): Promise<{ edition: Edition; entry: Entry; proposal: Proposal | undefined }> {
  const edition = await editionIn(tx, editionId, now)
  const entry = await lockEntry(tx, editionId, viewer.userId)
  const denied = proposalDenied(edition, { signedUpAt: entry.signed_up_at }, now)
  if (denied) throw new Failure(denied)
  return { edition, entry, proposal: await proposalIn(tx, entry.id) }
}

/** The form that a proposal answers: the newest, until something was submitted by another. */
export async function formOf(
  db: Db | Tx,
  editionId: number,
  proposal: Pick<Proposal, 'id' | 'form_id'> | undefined,
): Promise<{ id: number; fields: Field[] }> {
  const submitted =
    proposal &&
    (await db
      .selectFrom('spic_version')
      .select('form_id')
      .where('proposal_id', '=', proposal.id)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst())
  return submitted ? formById(db, submitted.form_id) : currentForm(db, editionId, 'proposal')
}

type Given = { title: string; answers: Answers; unwanted: readonly Unwanted[] }

/** What keeps a proposal from being submitted as it stands. */
export function problemsOf(
  fields: readonly Field[],
  given: Given,
  files: readonly { id: number; kind: FileKind; size: number }[],
): FormProblem[] {
  return [
    ...(given.title === '' ? [{ path: 'title', code: 'required' as const }] : []),
    ...issuesOf(fields, given.answers, { files: new Map(files.map(file => [file.id, file])) }),
    ...unwantedIssues(given.unwanted),
  ]
}

/** Keeps the draft of a proposal as it is typed, whole or not. */
export async function saveProposal(
  tx: Tx,
  ask: By & { given: Given; tag: number },
): Promise<{ tag: number; savedAt: Date }> {
  const { editionId, viewer, now, given, tag } = ask
  const { edition, entry, proposal } = await lockWriting(tx, { editionId, viewer, now })
  const unwanted = proposal ? await unwantedOf(tx, proposal.id) : []
  const isSameUnwanted = sameValue(unwanted, given.unwanted)
  if (proposal && proposal.tag !== tag) {
    const { title, answers } = proposal
    // The answer to the same save was lost on its way.
    if (isSameUnwanted && sameValue({ title, answers }, { title: given.title, answers: given.answers }))
      return { tag: proposal.tag, savedAt: proposal.saved_at }
  }
  if ((proposal?.tag ?? 0) !== tag) throw new Failure(proposalFaults.changedMeanwhile)
  const form = await formOf(tx, editionId, proposal)
  const { id } = proposal ?? (await addProposal(tx, { edition, entry, formId: form.id, now }))
  const named = filesKept(form.fields, given.answers)
  if ((await filesNamed(tx, id, named)).length < named.length) throw new Failure(proposalFaults.noFile)
  await tx
    .updateTable('spic_proposal')
    .set({
      title: given.title,
      answers: given.answers,
      form_id: form.id,
      tag: tag + 1,
      saved_at: now,
      saved_by: viewer.userId,
    })
    .where('id', '=', id)
    .execute()
  if (!isSameUnwanted) await putUnwanted(tx, id, given.unwanted)
  return { tag: tag + 1, savedAt: now }
}

async function putUnwanted(tx: Tx, proposalId: number, rows: readonly Unwanted[]): Promise<void> {
  await tx.deleteFrom('spic_unwanted').where('proposal_id', '=', proposalId).execute()
  if (rows.length > 0)
    await tx
      .insertInto('spic_unwanted')
      .values(rows.map(row => ({ ...row, proposal_id: proposalId })))
      .execute()
}

const addProposal = (
  tx: Tx,
  { edition, entry, formId, now }: { edition: Edition; entry: Entry; formId: number; now: Date },
): Promise<{ id: number }> =>
  tx
    .insertInto('spic_proposal')
    .values({
      entry_id: entry.id,
      edition_id: edition.id,
      form_id: formId,
      tag: 0,
      saved_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Files that were taken out of the answers a while ago go, unless a version that was submitted has them. */
async function dropStray(
  tx: Tx,
  { proposalId, kept, now }: { proposalId: number; kept: readonly number[]; now: Date },
): Promise<void> {
  const old = await tx
    .selectFrom('spic_file')
    .select('id')
    .where('proposal_id', '=', proposalId)
    .where('created_at', '<', new Date(now.getTime() - strayFileMs))
    .$if(kept.length > 0, query => query.where('id', 'not in', kept))
    .execute()
  if (old.length === 0) return
  const versions = await tx
    .selectFrom('spic_version')
    .select(['answers', 'form_id'])
    .where('proposal_id', '=', proposalId)
    .execute()
  const submitted = new Set<number>()
  for (const [formId, of] of Map.groupBy(versions, version => version.form_id)) {
    const { fields } = await formById(tx, formId)
    for (const { answers } of of) for (const id of filesKept(fields, answers)) submitted.add(id)
  }
  const gone = old.map(file => file.id).filter(id => !submitted.has(id))
  if (gone.length === 0) return
  await tx.deleteFrom('spic_file').where('id', 'in', gone).execute()
}

/** Refuses a file that nothing asks for, before it is taken. Answers which kinds may come, and how large. */
export async function requireFileField(
  db: Db | Tx,
  editionId: number,
  proposal: Proposal | undefined,
  key: string,
): Promise<{ formId: number; field: Extract<Field, { kind: 'file' }> }> {
  const form = await formOf(db, editionId, proposal)
  const field = form.fields.find(one => one.key === key)
  if (field?.kind !== 'file') throw new Failure(proposalFaults.noSuchField)
  return { formId: form.id, field }
}

/** `neutral` is the copy that does not say who made it; null where none is needed yet. */
type NewFile = Stored & { name: string; kind: FileKind; neutral: Stored | null }

/** Puts a file beside a proposal. It is part of it once an answer names it. */
export async function addFile(tx: Tx, ask: By & { field: string; file: NewFile }): Promise<number> {
  const { editionId, viewer, now, file } = ask
  const { edition, entry, proposal } = await lockWriting(tx, { editionId, viewer, now })
  const { formId } = await requireFileField(tx, editionId, proposal, ask.field)
  const { id: proposalId } = proposal ?? (await addProposal(tx, { edition, entry, formId, now }))
  if (proposal) {
    const { fields } = await formById(tx, formId)
    await dropStray(tx, { proposalId, kept: filesKept(fields, proposal.answers), now })
  }
  if ((await filesOf(tx, proposalId)).length >= mostFilesAtOnce)
    throw new Failure(proposalFaults.tooManyFiles)
  const { id } = await tx
    .insertInto('spic_file')
    .values({
      proposal_id: proposalId,
      name: file.name,
      kind: file.kind,
      storage_key: file.key,
      sha256: file.sha256,
      size: file.size,
      neutral_key: file.neutral?.key ?? null,
      neutral_sha256: file.neutral?.sha256 ?? null,
      neutral_size: file.neutral?.size ?? null,
      uploaded_by: viewer.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
