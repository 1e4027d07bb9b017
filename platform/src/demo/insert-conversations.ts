import type { Tx } from '../base/database/tables.ts'
import { readMessages } from '../features/people/inbox/server/commands/read-messages.ts'
import { sendMessage } from '../features/people/inbox/server/commands/send-message.ts'
import { demoConversations } from './conversations.ts'
import type { Writer } from './discussions.ts'

type Person = { id: number; name: string }
type Ask = {
  staff: Record<Exclude<Writer, number>, Person>
  people: readonly Person[]
  now: Date
}

const hour = 3_600_000
const between = 4 * 60_000

/** What the people of the demo wrote to each other, by the product's own commands in the order in which it was written. */
export async function insertConversations(tx: Tx, { staff, people, now }: Ask): Promise<void> {
  const idOf = (writer: Writer): number => {
    const person = typeof writer === 'number' ? people[writer] : staff[writer]
    if (!person) throw new Error(`the demo has no person ${writer}`)
    return person.id
  }
  const oldestFirst = demoConversations.toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const { between: pair, hoursAgo, said, isUnread } of oldestFirst) {
    const [first, second] = pair.map(idOf) as [number, number]
    let [writer, reader] = [second, first]
    for (const [index, text] of said.entries()) {
      if (!text.startsWith('+')) [writer, reader] = [reader, writer]
      const at = new Date(now.getTime() - hoursAgo * hour - (said.length - 1 - index) * between)
      const content = text.replace(/^\+/, '')
      const messages = await sendMessage(tx, { senderId: writer, receivers: [reader], content, now: at })
      // Whoever answered has read it; of what waits the last two are new.
      if (!isUnread || index < said.length - 2) await readMessages(tx, { userId: reader, messages, now: at })
    }
  }
}
