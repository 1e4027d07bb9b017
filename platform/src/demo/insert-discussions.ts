import type { Tx } from '../base/database/tables.ts'
import { renderMarkdown } from '../base/markdown/render.ts'
import { acceptAnswer } from '../features/community/discussions/server/commands/accept-answer.ts'
import { addReply } from '../features/community/discussions/server/commands/add-reply.ts'
import { openThread } from '../features/community/discussions/server/commands/open-thread.ts'
import { setMarks } from '../features/community/discussions/server/commands/set-marks.ts'
import { vote } from '../features/community/discussions/server/commands/vote.ts'
import { demoThreads, type DemoThread, type Writer } from './discussions.ts'

type Person = { id: number; name: string }
type Ask = {
  competitions: Record<DemoThread['competition'], number>
  staff: Record<'competitor' | 'captain' | 'member' | 'organiser', Person>
  people: readonly Person[]
  now: Date
}

const day = 86_400_000
const hour = 3_600_000

/** The demo's discussions, by the product's own commands in the order in which they happened. */
export async function insertDiscussions(tx: Tx, { competitions, staff, people, now }: Ask): Promise<void> {
  const personOf = (writer: Writer): Person => {
    const person = typeof writer === 'number' ? people[writer] : staff[writer]
    if (!person) throw new Error(`the demo has no person ${writer}`)
    return person
  }
  const moderator = { userId: staff.organiser.id, isModerator: true }
  const asker = (writer: Writer) =>
    writer === 'organiser' ? moderator : { userId: personOf(writer).id, isModerator: false }
  const writtenAs = (writer: Writer) => (writer === 'organiser' ? 'organiser' : 'member')

  for (const [index, thread] of demoThreads.entries()) {
    const opened = new Date(now.getTime() - thread.daysAgo * day)
    const { id, openingId } = await openThread(tx, {
      competitionId: competitions[thread.competition],
      authorId: personOf(thread.by).id,
      writtenAs: writtenAs(thread.by),
      tag: thread.tag ?? 'question',
      title: thread.title,
      body: thread.body,
      html: renderMarkdown(thread.body),
      now: opened,
    })
    const replies: number[] = []
    for (const reply of thread.replies) {
      const made = await addReply(tx, {
        threadId: id,
        asker: asker(reply.by),
        writtenAs: writtenAs(reply.by),
        replyTo: reply.to === undefined ? undefined : replies[reply.to],
        body: reply.body,
        html: renderMarkdown(reply.body),
        now: new Date(Math.min(opened.getTime() + reply.hoursLater * hour, now.getTime())),
      })
      replies.push(made.id)
    }
    const votes: [number, number][] = [
      [openingId, thread.votes],
      ...thread.replies.map((reply, at): [number, number] => [replies[at] as number, reply.votes ?? 0]),
    ]
    for (const [postId, count] of votes) {
      // People from the end of the list: none of them writes here.
      for (const person of people.slice(people.length - count - index).slice(0, count))
        await vote(tx, {
          postId,
          threadId: id,
          asker: { userId: person.id, isModerator: false },
          wants: true,
          now,
        })
    }
    const accepted = thread.accepted === undefined ? undefined : replies[thread.accepted]
    if (accepted !== undefined)
      await acceptAnswer(tx, { threadId: id, postId: accepted, asker: asker(thread.by), now })
    await setMarks(tx, {
      threadId: id,
      asker: moderator,
      address: null,
      isPinned: thread.isPinned ?? false,
      isLocked: thread.isLocked ?? false,
      now,
    })
  }
}
