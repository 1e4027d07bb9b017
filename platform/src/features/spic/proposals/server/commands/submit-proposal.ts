import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Viewer } from '../../../../../base/http/viewer.ts'
import { keepEdition } from '../../../editions/server/public.ts'
import type { Answers, Field } from '../../../forms/fields.ts'
import { shownAnswers } from '../../../forms/rules.ts'
import { proposalFaults } from '../../faults.ts'
import { filesKept } from '../../receipt.rules.ts'
import { isCurrent } from '../../rules.ts'
import { memberIds, unwantedOf } from '../entries.ts'
import { filesOf, type ProposalFile } from '../files.ts'
import { freezeShown } from '../forms.ts'
import { tell } from '../notices.ts'
import { lastVersion, receiptHash } from '../versions.ts'
import { formOf, lockWriting, problemsOf } from './write-proposal.ts'

type By = { editionId: number; viewer: Viewer; now: Date }

/** Makes a version of the draft as it is saved, which counts from now on. Answers its number. */
export async function submitProposal(
  tx: Tx,
  { editionId, viewer, now, tag, formTag }: By & { tag: number; formTag: string },
): Promise<{ proposalId: number; number: number }> {
  // Whether its review is blind stays as it is from now on.
  const { edition, entry, proposal } = await lockWriting(tx, { editionId, viewer, now }, keepEdition)
  if (!proposal) throw new Failure(proposalFaults.noProposal)
  if (proposal.tag !== tag) throw new Failure(proposalFaults.changedMeanwhile)
  const { id: proposalId, title } = proposal
  const form = await freezeShown(tx, await formOf(tx, editionId, proposal), { formTag, now })
  const { fields } = form
  const files = await filesOf(tx, proposalId)
  const unwanted = await unwantedOf(tx, proposalId)
  const issues = problemsOf(fields, { title, answers: proposal.answers, unwanted }, files)
  if (issues.length > 0) throw new Failure(proposalFaults.incomplete, { issues: issues.map(inBody) })
  const answers = shownAnswers(fields, proposal.answers)
  if (edition.is_blind) requireCopies(fields, answers, files)
  const sha256 = receiptHash({ editionId, trackId: entry.track_id, form, title, answers, files })
  const last = await lastVersion(tx, proposalId)
  if (isCurrent(proposal) && last?.sha256.equals(sha256)) throw new Failure(proposalFaults.unchanged)
  const number = (last?.number ?? 0) + 1
  await tx
    .insertInto('spic_version')
    .values({
      proposal_id: proposalId,
      number,
      form_id: form.id,
      track_id: entry.track_id,
      title,
      answers,
      submitted_at: now,
      submitted_by: viewer.userId,
      sha256,
    })
    .execute()
  await tx
    .updateTable('spic_proposal')
    .set({ form_id: form.id, current_version: number, withdrawn_at: null, withdrawal: '' })
    .where('id', '=', proposalId)
    .execute()
  await tell(tx, edition, {
    key: `submitted:${proposalId}:${number}`,
    kind: 'spic.proposal',
    text: words => words.submitted(title, number, sha256.toString('hex')),
    to: await memberIds(tx, entry.id),
    actor: null,
    path: `/spic/${editionId}/submits`,
  })
  return { proposalId, number }
}

/** A file that came before the review was blind has no copy without names, and it may be that there can be none. */
function requireCopies(fields: readonly Field[], answers: Answers, files: readonly ProposalFile[]): void {
  const lacking = new Set(files.filter(file => file.neutral_key === null).map(file => file.id))
  const issues = fields.flatMap(field =>
    filesKept([field], answers).some(id => lacking.has(id))
      ? [{ path: `body.answers.${field.key}`, code: 'invalid' }]
      : [],
  )
  if (issues.length > 0) throw new Failure(proposalFaults.withoutCopy, { issues })
}

const inBody = ({ path, code }: { path: string; code: string }) => ({ path: `body.${path}`, code })

/** Takes back what was submitted. Its versions stay, and it can be submitted again before the deadline. */
export async function withdrawProposal(
  tx: Tx,
  { editionId, viewer, now, reason }: By & { reason: string },
): Promise<void> {
  const { edition, entry, proposal } = await lockWriting(tx, { editionId, viewer, now })
  if (!proposal || !isCurrent(proposal)) throw new Failure(proposalFaults.nothingToWithdraw)
  await tx
    .updateTable('spic_proposal')
    .set({ current_version: null, withdrawn_at: now, withdrawal: reason })
    .where('id', '=', proposal.id)
    .execute()
  const last = await lastVersion(tx, proposal.id)
  await tell(tx, edition, {
    key: `withdrawn:${proposal.id}:${now.getTime()}`,
    kind: 'spic.proposal',
    text: words => words.withdrawn(last?.title ?? proposal.title, reason),
    to: await memberIds(tx, entry.id),
    actor: viewer.userId,
    path: `/spic/signupinfo?edition=${editionId}`,
  })
}
