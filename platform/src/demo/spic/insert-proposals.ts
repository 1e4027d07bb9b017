import { createHash } from 'node:crypto'
import type { Tx } from '../../base/database/tables.ts'
import type { Answers } from '../../features/spic/forms/fields.ts'
import { receiptText } from '../../features/spic/proposals/receipt.rules.ts'
import type { Put } from '../keep-picture.ts'
import { planPdf } from './attachment.ts'
import { proposalAnswers, signupAnswers, type Member } from './answers.ts'
import type { MadeEdition } from './insert-editions.ts'
import type { PlannedProposal } from './proposal.ts'

/** Who takes part with what; the first of them signs up. */
export type Entering<P extends PlannedProposal> = { planned: P; members: readonly Member[] }
export type MadeProposal<P extends PlannedProposal> = { id: number; planned: P; version: number }

const minute = 60_000
/** So far into the time between two, on a full minute. */
const between = (from: Date, until: Date, share: number): Date =>
  new Date(Math.floor((from.getTime() + (until.getTime() - from.getTime()) * share) / minute) * minute)

/** Entries with what they proposed, submitted inside the windows of their edition; every third of them twice. */
export async function insertProposals<P extends PlannedProposal>(
  tx: Tx,
  put: Put,
  edition: MadeEdition,
  entering: readonly Entering<P>[],
): Promise<MadeProposal<P>[]> {
  const { id: edition_id, times, tracks, forms } = edition
  const timesOf = (index: number) => {
    const share = ((index * 7) % entering.length) / entering.length
    return {
      signedUp: between(times.signup[0], times.signup[1], 0.05 + 0.9 * share),
      // People submit late.
      submitted: between(times.submit[0], times.submit[1], 0.7 + 0.29 * share),
    }
  }
  for (const { id, first } of [
    { id: forms.signup.id, first: times.signup[0] },
    { id: forms.proposal.id, first: times.submit[0] },
  ])
    await tx.updateTable('spic_form').set({ frozen_at: first }).where('id', '=', id).execute()
  const made: MadeProposal<P>[] = []
  for (const [index, { planned, members }] of entering.entries()) {
    const { signedUp, submitted } = timesOf(index)
    const track_id = tracks[planned.track] ?? 0
    const owner_id = members[0]?.id ?? 0
    const { id: entry_id } = await tx
      .insertInto('spic_entry')
      .values({
        edition_id,
        track_id,
        kind: planned.kind,
        name: planned.entry,
        owner_id,
        form_id: forms.signup.id,
        answers: signupAnswers(planned, members, edition.year),
        signed_up_at: signedUp,
        created_at: signedUp,
        updated_at: signedUp,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('spic_member')
      .values(
        members.map(({ id }, place) => ({
          entry_id,
          edition_id,
          user_id: id,
          joined_at: new Date(signedUp.getTime() + place * 43 * minute),
        })),
      )
      .execute()
    const { id } = await tx
      .insertInto('spic_proposal')
      .values({
        entry_id,
        edition_id,
        form_id: forms.proposal.id,
        title: planned.title,
        tag: 2,
        saved_at: submitted,
        saved_by: owner_id,
        created_at: between(times.submit[0], submitted, 0.5),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stored = await put(await planPdf(planned, submitted))
    const file = await tx
      .insertInto('spic_file')
      .values({
        proposal_id: id,
        name: planned.lang === 'zh-CN' ? '进度与经费.pdf' : 'time-and-money.pdf',
        kind: 'pdf',
        storage_key: stored.key,
        sha256: stored.sha256,
        size: stored.size,
        uploaded_by: owner_id,
        created_at: submitted,
      })
      .returning(['id', 'sha256'])
      .executeTakeFirstOrThrow()
    const answers = proposalAnswers(planned, members, { fileId: file.id, startOn: times.submit[1] })
    const versions: Answers[] = index % 3 === 0 ? [asFirst(answers), answers] : [answers]
    await tx
      .insertInto('spic_version')
      .values(
        versions.map((given, place) => ({
          proposal_id: id,
          number: place + 1,
          form_id: forms.proposal.id,
          track_id,
          title: planned.title,
          answers: given,
          submitted_at: place + 1 < versions.length ? between(times.submit[0], submitted, 0.8) : submitted,
          submitted_by: owner_id,
          sha256: createHash('sha256')
            .update(
              receiptText(forms.proposal.fields, {
                edition: edition_id,
                track: track_id,
                form: forms.proposal.id,
                title: planned.title,
                answers: given,
                files: [file],
              }),
            )
            .digest(),
        })),
      )
      .execute()
    await tx
      .updateTable('spic_proposal')
      .set({ answers, current_version: versions.length })
      .where('id', '=', id)
      .execute()
    if (planned.unwanted)
      await tx
        .insertInto('spic_unwanted')
        .values({ ...planned.unwanted, proposal_id: id })
        .execute()
    made.push({ id, planned, version: versions.length })
  }
  return made
}

/** What was submitted first: fewer sites, for more money. */
function asFirst(answers: Answers): Answers {
  const { sites, budget } = answers
  return {
    ...answers,
    sites: typeof sites === 'number' ? Math.max(1, Math.floor(sites * 0.6)) : 1,
    budget: Array.isArray(budget)
      ? budget.flatMap((row, at) =>
          typeof row === 'object' && 'amount' in row && 'item' in row && typeof row.amount === 'number'
            ? { item: String(row.item), amount: row.amount + (at === 0 ? 20_000 : 0), note: '' }
            : [],
        )
      : [],
  }
}
