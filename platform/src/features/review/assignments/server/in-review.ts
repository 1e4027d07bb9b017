import { sql, type RawBuilder } from 'kysely'

/** Whether a proposal is in the review, as part of a statement: one that counts and that was not taken out of it. */
export const inReview = (proposal: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${proposal}.${column}`)
  return sql`(${of('current_version')} is not null and ${of('withdrawn_at')} is null
    and not exists (select from review_rejection j where j.proposal_id = ${of('id')}))`
}
