import { json } from '../../base/database/json.ts'
import type { Tx } from '../../base/database/tables.ts'
import { roundsOf } from '../../features/review/assignments/server/public.ts'
import { openRule } from '../../features/review/decisions/rules.ts'
import {
  finalRanking,
  shortlistOf,
  snapshotOf,
  standOf,
} from '../../features/review/decisions/server/public.ts'
import type { MadeEdition } from './insert-editions.ts'
import type { MadeProposal } from './insert-proposals.ts'
import { letter, type PastProposal } from './past.ts'

const day = 86_400_000

type Given = {
  edition: MadeEdition
  round: { id: number; opened: Date }
  proposals: readonly MadeProposal<PastProposal>[]
  chief: number
  administrator: number
}

/** Closes a round and keeps what came of it: the shortlist by the places of each track, and what every team was told. */
export async function closeWithResults(
  tx: Tx,
  { edition, round, proposals, chief, administrator }: Given,
): Promise<void> {
  const closed = new Date(round.opened.getTime() + 22 * day)
  await tx.updateTable('review_round').set({ closed_at: closed }).where('id', '=', round.id).execute()
  const opened = (await roundsOf(tx, edition.id)).find(one => one.id === round.id)
  if (!opened) throw new Error('the round to close is not there')
  const { rows } = await shortlistOf(tx, opened, openRule)
  await tx
    .insertInto('review_decision')
    .values(
      rows.map(({ proposalId, verdict, why, score }) => {
        if (verdict === 'tied') throw new Error(`nobody would decide on proposal ${proposalId}`)
        return {
          proposal_id: proposalId,
          round_id: round.id,
          edition_id: edition.id,
          outcome: verdict,
          is_by_rule: true,
          reason: '',
          why: json(why),
          score,
          decided_by: chief,
          decided_at: new Date(closed.getTime() + day),
        }
      }),
    )
    .execute()
  const ranking = await finalRanking(tx, await standOf(tx, edition.id))
  if (!ranking || !edition.times.results) throw new Error('the round that results go by is not closed')
  const prizes = new Map(
    proposals.flatMap(({ id, planned: { prize } }) =>
      prize ? [[id, { proposalId: id, prizeZh: prize[0], prizeEn: prize[1] }] as const] : [],
    ),
  )
  const result = await snapshotOf(tx, ranking, { prizes, letter })
  await tx
    .insertInto('review_publication')
    .values({
      edition_id: edition.id,
      published_at: edition.times.results,
      published_by: administrator,
      result: json(result),
    })
    .execute()
  // Not by the command, which tells teams: nobody is to hear now of what was a year ago.
  for (const { proposalId, outcome, prizeZh, prizeEn } of result.proposals)
    await tx
      .updateTable('spic_proposal')
      .set({ outcome, prize_zh: prizeZh, prize_en: prizeEn, letter })
      .where('id', '=', proposalId)
      .execute()
}

/** Ends an edition whose proposals nobody kept. */
export async function publishNothing(tx: Tx, edition: MadeEdition, administrator: number): Promise<void> {
  if (!edition.times.results) throw new Error('an edition that is over has a time of its results')
  const round = { id: 0, kind: 'preliminary', isNormalised: false, trim: 0, disagreement: null } as const
  await tx
    .insertInto('review_publication')
    .values({
      edition_id: edition.id,
      published_at: edition.times.results,
      published_by: administrator,
      result: json({ round, letter: '', proposals: [] }),
    })
    .execute()
}
