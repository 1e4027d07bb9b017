import type { Tx } from '../../../../base/database/tables.ts'
import { publish } from '../../../../base/realtime/live.ts'

/** Lets the open pages of these people know, once this is committed, that their inbox is another; not what is in it. */
export async function tellInbox(tx: Tx, people: readonly number[]): Promise<void> {
  for (const id of people) await publish(tx, `inbox:${id}`)
}
