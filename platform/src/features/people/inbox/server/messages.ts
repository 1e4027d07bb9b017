import { sql, type RawBuilder } from 'kysely'

/** Whether this person still sees a message of a conversation that is theirs. */
export const seenBy = (userId: number): RawBuilder<boolean> =>
  sql`not case when sender_id = ${userId} then hidden_by_sender else hidden_by_receiver end`
