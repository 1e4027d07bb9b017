import type { Tx } from '../base/database/tables.ts'
import { readMessages } from '../features/people/inbox/server/commands/read-messages.ts'
import { sendMessage } from '../features/people/inbox/server/commands/send-message.ts'
import type { Somebody } from './insert-people.ts'
import { makeRandom } from './random.ts'
import { smallTalk } from './small-talk.ts'

const most = 36
const hour = 3_600_000

/** Pairs who follow each other write; one in four waits for the last message to be read. */
export async function insertSmallTalk(
  tx: Tx,
  { people, pairs, now }: { people: readonly Somebody[]; pairs: ReadonlySet<string>; now: Date },
): Promise<void> {
  const random = makeRandom(8_191)
  const known = new Map(people.map(person => [person.id, person]))
  const mutual = [...pairs].flatMap(pair => {
    const [one, other] = pair.split(' ').map(id => known.get(Number(id)))
    return one && other && one.id < other.id && pairs.has(`${other.id} ${one.id}`)
      ? [[one, other] as const]
      : []
  })
  const step = Math.max(1, Math.floor(mutual.length / most))
  const chosen = mutual.filter((_, index) => index % step === 0).slice(0, most)
  // The oldest first: a conversation stands by its newest message.
  for (const [index, [one, other]] of chosen.entries()) {
    const lang = one.lang === other.lang ? one.lang : 'en-US'
    const said = random.pick(smallTalk[lang])
    const began = now.getTime() - (chosen.length - index) * 9 * hour
    for (const [turn, content] of said.entries()) {
      const [writer, reader] = turn % 2 === 0 ? [one, other] : [other, one]
      const at = new Date(began + turn * 11 * 60_000)
      const messages = await sendMessage(tx, {
        senderId: writer.id,
        receivers: [reader.id],
        content,
        now: at,
      })
      if (turn < said.length - 1 || random.next() > 0.25)
        await readMessages(tx, { userId: reader.id, messages, now: at })
    }
  }
}
