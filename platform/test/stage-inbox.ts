import { makeUser, type TestUser } from './factories.ts'
import type { World } from './world.ts'

type Inbox = { name: string; each: readonly number[]; captain: TestUser; administrator: TestUser }

/** Who wrote to the captain, the newest of it, and the conversation it stands in. */
export type StageInbox = { writer: number; message: number; conversation: number }

/** People who write to a captain and follow each other, others whom the captain blocked, and reports of both states. */
export async function fillInbox(
  world: World,
  { name, each, captain, administrator }: Inbox,
): Promise<StageInbox> {
  const { db, clock } = world
  const now = clock.now()
  const writers: TestUser[] = []
  const blocked: TestUser[] = []
  for (const index of each) {
    writers.push(await makeUser(world, { user_name: `${name} writer ${index}` }))
    blocked.push(await makeUser(world, { user_name: `${name} blocked ${index}` }))
  }
  const messages = await db
    .insertInto('message')
    .values(
      writers.flatMap(writer =>
        each.map(index => ({
          sender_id: writer.id,
          receiver_id: captain.id,
          content: `第 ${index} 句`,
          created_at: now,
          read_at: index % 2 === 0 ? null : now,
        })),
      ),
    )
    .returning(['id', 'sender_id', 'conversation_id'])
    .execute()
  await db
    .insertInto('follow')
    .values(
      writers.flatMap(writer => [
        { sponsor_id: writer.id, followed_id: captain.id, created_at: now },
        { sponsor_id: captain.id, followed_id: writer.id, created_at: now },
      ]),
    )
    .execute()
  await db
    .insertInto('block')
    .values(blocked.map(person => ({ blocker_id: captain.id, blocked_id: person.id, created_at: now })))
    .execute()
  const first = messages.find(message => message.sender_id === writers[0]?.id)
  if (!first) throw new Error('nobody wrote')
  for (const writer of writers)
    for (const isOpen of [true, false]) {
      const message = messages.find(one => one.sender_id === writer.id) ?? first
      await db
        .insertInto('conversation_report')
        .values({
          conversation_id: message.conversation_id,
          reporter_id: writer.id,
          reported_id: captain.id,
          reason: 'abuse',
          last_message_id: message.id,
          created_at: now,
          resolved_at: isOpen ? null : now,
          resolved_by: isOpen ? null : administrator.id,
          outcome: isOpen ? null : 'dismissed',
        })
        .execute()
    }
  return { writer: first.sender_id, message: first.id, conversation: first.conversation_id }
}

/** A report of a conversation that nobody has decided yet. */
export async function openReport({ db }: World, { conversation, writer }: StageInbox): Promise<number> {
  const { id } = await db
    .selectFrom('conversation_report')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('reporter_id', '=', writer)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}
