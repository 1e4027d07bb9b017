import type { Tx } from '../base/database/tables.ts'
import { renderMarkdown } from '../base/markdown/render.ts'
import { acceptAnswer } from '../features/community/discussions/server/commands/accept-answer.ts'
import { addReply } from '../features/community/discussions/server/commands/add-reply.ts'
import { saveSolution } from '../features/community/discussions/server/commands/save-solution.ts'
import { solutionOfTeam } from '../features/community/discussions/server/solutions.reads.ts'
import { teamOf } from '../features/competing/teams/server/public.ts'
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
    const written = {
      competitionId: competitions[thread.competition],
      title: thread.title,
      body: thread.body,
      html: renderMarkdown(thread.body),
      now: opened,
    }
    const author = personOf(thread.by).id
    const { id, openingId } =
      thread.tag === 'solution'
        ? await publishSolution(tx, { ...written, userId: author })
        : await openThread(tx, {
            ...written,
            tag: thread.tag ?? 'question',
            authorId: author,
            writtenAs: writtenAs(thread.by),
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

/** As the captain of a team does it, with the repository that people of the trade would name. */
async function publishSolution(
  tx: Tx,
  ask: { competitionId: number; userId: number; title: string; body: string; html: string; now: Date },
): Promise<{ id: number; openingId: number }> {
  const team = await teamOf(tx, ask.competitionId, ask.userId)
  if (!team) throw new Error(`nobody of the demo's solution is in the competition ${ask.competitionId}`)
  const repositoryUrl = 'https://example.com/cloudboat/life-expectancy'
  await saveSolution(tx, { ...ask, teamId: team.id, repositoryUrl, codeId: null, revision: undefined })
  const made = await solutionOfTeam(tx, team.id)
  if (!made) throw new Error("the demo's solution is not there")
  return { id: made.threadId, openingId: made.openingId }
}
