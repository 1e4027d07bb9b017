import type { TestUser } from './factories.ts'
import type { TestTeam } from './teams.ts'
import type { World } from './world.ts'

type Talk = {
  competitionId: number
  each: readonly number[]
  people: readonly TestUser[]
  reporter: TestUser
  /** Who appeals, and against whom. */
  team: TestTeam
  subjects: readonly TestTeam[]
}

/** Threads with replies, edits, votes and reports, and the appeals of one team. */
export async function fillTalk({ db, clock }: World, talk: Talk) {
  const now = clock.now()
  const { each, people, competitionId } = talk
  const author = (index: number) => (people[index % people.length] as TestUser).id
  const threads = await db
    .insertInto('discussion_thread')
    .values(
      each.map(index => ({
        competition_id: competitionId,
        author_id: author(index),
        title: `第 ${index} 问`,
        created_at: now,
        last_activity_at: now,
        accepted_post_id: null,
        pinned_at: null,
        locked_at: null,
        hidden_at: null,
        reply_count: each.length,
        vote_count: 1,
      })),
    )
    .returning('id')
    .execute()
  const post = (threadId: number, index: number, isOpening: boolean) => ({
    thread_id: threadId,
    competition_id: competitionId,
    author_id: author(index),
    written_as: 'member' as const,
    is_opening: isOpening,
    reply_to_id: null,
    body: '**话**',
    html: '<p><strong>话</strong></p>',
    revision: each.length + 1,
    created_at: now,
    edited_at: now,
    deleted_at: null,
    deleted_by: null,
    delete_reason: null,
  })
  const posts = await db
    .insertInto('discussion_post')
    .values(
      threads.flatMap(({ id }) => [post(id, 0, true), ...each.map(index => post(id, index + 1, false))]),
    )
    .returning(['id', 'thread_id', 'author_id'])
    .execute()
  const asked = posts.filter(({ author_id: by }) => by !== talk.reporter.id)
  const reported = asked.slice(0, each.length)
  await db
    .insertInto('discussion_revision')
    .values(
      posts.slice(0, 1).flatMap(({ id }) =>
        each.map(index => ({
          post_id: id,
          revision: index + 1,
          title: null,
          body: '话',
          html: '<p>话</p>',
          written_at: now,
        })),
      ),
    )
    .execute()
  await db
    .insertInto('discussion_vote')
    .values(
      reported.map(({ id, author_id }) => ({
        post_id: id,
        user_id: talk.reporter.id,
        author_id,
        created_at: now,
      })),
    )
    .execute()
  await db
    .insertInto('discussion_report')
    .values(
      reported.map(({ id }) => ({
        competition_id: competitionId,
        post_id: id,
        reporter_id: talk.reporter.id,
        reason: 'spam' as const,
        created_at: now,
        resolved_at: null,
        resolved_by: null,
        outcome: null,
      })),
    )
    .execute()
  const [appeal] = await db
    .insertInto('appeal')
    .values(
      talk.subjects.map(subject => ({
        competition_id: competitionId,
        team_id: talk.team.id,
        subject_team_id: subject.id,
        author_id: talk.team.captain.id,
        body: '抄袭',
        html: '<p>抄袭</p>',
        created_at: now,
        answer: null,
        answer_html: null,
        answered_at: null,
        answered_by: null,
      })),
    )
    .returning('id')
    .execute()
  return { thread: threads[0]?.id ?? 0, post: posts[0]?.id ?? 0, appeal: appeal?.id ?? 0 }
}
