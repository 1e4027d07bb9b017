import type { Db, Tx } from '../../../../base/database/tables.ts'
import { publishAll } from '../../../../base/realtime/live.ts'

/** What one person’s open pages are told of. */
export const inboxTopic = (userId: number): string => `inbox:${userId}`

/** What is new: content is never sent this way, as whoever reads it asks for it. */
export type InboxNews = { notice?: true; message?: true }

/** Tells the open pages of these people that something came, when the transaction commits. */
export const tellInbox = (db: Db | Tx, userIds: readonly number[], news: InboxNews): Promise<void> =>
  publishAll(db, userIds.map(inboxTopic), news)
