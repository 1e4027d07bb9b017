import type { Tx } from '../../../../base/database/tables.ts'
import { tellInbox as tell } from '../../notices/server/public.ts'

/** Lets the open pages of these people know, once this is committed, that their inbox is another; not what is in it. */
export const tellInbox = (tx: Tx, people: readonly number[]): Promise<void> =>
  tell(tx, people, { message: true })
