import type { Tx } from '../../../../../base/database/tables.ts'
import { readEdition } from '../../../editions/server/public.ts'
import { membersOf, proposalOf } from '../reads.ts'
import { tell } from '../notices.ts'
import type { Outcome } from '../../rules.ts'

export type Decided = {
  proposalId: number
  outcome: Outcome
  prizeZh: string
  prizeEn: string
  /** What its team is told, in Markdown or plain. */
  letter: string
}

/** What became of proposals, told to their teams. Whoever publishes writes the line of the audit. */
export async function publishOutcomes(
  tx: Tx,
  {
    editionId,
    decided,
    path,
    now,
  }: {
    editionId: number
    decided: readonly Decided[]
    /** Where a team reads more of it. */
    path: string
    now: Date
  },
): Promise<void> {
  const edition = await readEdition(tx, editionId, now)
  for (const { proposalId, outcome, prizeZh, prizeEn, letter } of decided) {
    await tx
      .updateTable('spic_proposal')
      .set({ outcome, prize_zh: prizeZh, prize_en: prizeEn, letter })
      .where('id', '=', proposalId)
      .where('edition_id', '=', editionId)
      .execute()
    const title = (await proposalOf(tx, proposalId))?.title ?? ''
    await tell(tx, edition, {
      key: `decided:${proposalId}`,
      kind: 'spic.proposal',
      text: (words, name) => words.decided(title, name),
      to: await membersOf(tx, proposalId),
      actor: null,
      path,
    })
  }
}
