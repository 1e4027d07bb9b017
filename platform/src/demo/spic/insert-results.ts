import type { Tx } from '../../base/database/tables.ts'
import { resultsOf } from '../../features/review/scoring/server/public.ts'
import type { MadeEdition } from './insert-editions.ts'
import type { MadeProposal } from './insert-proposals.ts'
import { letterOf, type PastProposal } from './past.ts'

const day = 86_400_000

type Given = {
  edition: MadeEdition
  round: { id: number; opened: Date }
  proposals: readonly MadeProposal<PastProposal>[]
  chief: number
}

/** Closes a round and keeps what came of it: the shortlist as the chief decided, and what every team was told. */
export async function closeWithResults(tx: Tx, { edition, round, proposals, chief }: Given): Promise<void> {
  const closed = new Date(round.opened.getTime() + 22 * day)
  await tx.updateTable('review_round').set({ closed_at: closed }).where('id', '=', round.id).execute()
  const scores = new Map((await resultsOf(tx, round.id)).map(row => [row.proposalId, row.score]))
  await tx
    .insertInto('review_decision')
    .values(
      proposals.map(({ id, planned }) => ({
        proposal_id: id,
        round_id: round.id,
        edition_id: edition.id,
        outcome: planned.isShortlisted ? ('shortlisted' as const) : ('declined' as const),
        is_by_rule: true,
        reason: '',
        score: scores.get(id) ?? null,
        decided_by: chief,
        decided_at: new Date(closed.getTime() + day),
      })),
    )
    .execute()
  for (const { id, planned } of proposals)
    await tx
      .updateTable('spic_proposal')
      .set({
        outcome: planned.prize ? 'awarded' : planned.isShortlisted ? 'shortlisted' : 'declined',
        prize_zh: planned.prize?.[0] ?? '',
        prize_en: planned.prize?.[1] ?? '',
        letter: letterOf(planned),
      })
      .where('id', '=', id)
      .execute()
}
