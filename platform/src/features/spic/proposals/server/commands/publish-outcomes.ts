import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { readEdition } from '../../../editions/server/public.ts'
import { tellAll } from '../notices.ts'
import { membersOfAll } from '../reads.ts'
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
  const { rows } = await sql<{ id: number; title: string }>`
    update spic_proposal p
    set outcome = d.outcome, prize_zh = d."prizeZh", prize_en = d."prizeEn", letter = d.letter
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
      as d ("proposalId" bigint, outcome text, "prizeZh" text, "prizeEn" text, letter text)
    where p.id = d."proposalId" and p.edition_id = ${editionId}
    returning p.id, coalesce((
      select v.title from spic_version v where v.proposal_id = p.id and v.number = p.current_version
    ), p.title) as title`.execute(tx)
  const members = await membersOfAll(
    tx,
    rows.map(row => row.id),
  )
  await tellAll(
    tx,
    edition,
    rows.map(({ id, title }) => ({
      key: `decided:${id}`,
      kind: 'spic.proposal',
      text: (words, name) => words.decided(title, name),
      to: members.get(id) ?? [],
      actor: null,
      path,
    })),
  )
}
