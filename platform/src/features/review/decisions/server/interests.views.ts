import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { InterestAnswer } from '../rules.ts'

export type Interest = {
  proposalId: number
  reviewerId: number
  name: string
  organisation: string
  email: string
  message: string
  contact: string
  at: Date
  answer: InterestAnswer | null
  entryContact: string
}

/** Interests in proposals of partners who still have an account, the first in front. */
export async function interestsOf(db: Db | Tx, proposalIds: readonly number[]): Promise<Interest[]> {
  if (proposalIds.length === 0) return []
  const { rows } = await sql<Interest>`
    select i.proposal_id as "proposalId", i.reviewer_id as "reviewerId", w.name, w.organisation, w.email, i.message, i.contact,
      i.created_at as at, i.answer, i.entry_contact as "entryContact"
    from review_interest i join reviewer w on w.id = i.reviewer_id and w.disabled_at is null
    where i.proposal_id in (${sql.join(proposalIds)})
    order by i.created_at, i.reviewer_id`.execute(db)
  return rows
}

/** The proposal that an account has in an edition, if it counts. */
export async function proposalOfMember(
  db: Db | Tx,
  { editionId, userId }: { editionId: number; userId: number },
): Promise<{ id: number; title: string } | undefined> {
  const { rows } = await sql<{ id: number; title: string }>`
    select p.id, v.title from spic_member m
      join spic_proposal p on p.entry_id = m.entry_id and p.withdrawn_at is null
      join spic_version v on v.proposal_id = p.id and v.number = p.current_version
    where m.edition_id = ${editionId} and m.user_id = ${userId}`.execute(db)
  return rows[0]
}
