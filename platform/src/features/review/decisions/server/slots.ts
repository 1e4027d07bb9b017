import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Round } from '../../assignments/server/public.ts'
import type { Submitted } from './proposals.views.ts'
import { takesPartIn } from './takes-part.ts'

/** The defence round of an edition, the proposals in it, and when each is defended. */
export async function defenceOf(
  db: Db | Tx,
  { rounds, submitted }: { rounds: readonly Round[]; submitted: readonly Submitted[] },
) {
  const round = rounds.find(one => one.kind === 'defence')
  if (!round) return undefined
  const [isIn, slots] = await Promise.all([
    takesPartIn(db, { editionId: round.edition_id, kind: 'defence', rounds }),
    db
      .selectFrom('review_slot')
      .select(['id', 'proposal_id as proposalId', 'starts_at as startsAt', 'minutes', 'place', 'told'])
      .where('round_id', '=', round.id)
      .orderBy('starts_at')
      .orderBy('place')
      .orderBy('id')
      .execute(),
  ])
  return {
    round,
    slots,
    submitted,
    proposals: submitted.filter(row => row.withdrawn_at === null && row.rejected === null && isIn(row.id)),
  }
}
