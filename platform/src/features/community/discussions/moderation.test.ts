import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let board: ReturnType<typeof boardOf>
beforeAll(async () => {
  world = await makeWorld()
  board = boardOf(world)
})
afterAll(() => world.close())

const audited = async (action: string, subjectId: number) =>
  (
    await world.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'detail'])
      .where('action', '=', action)
      .where('subject_id', '=', subjectId)
      .execute()
  ).map(entry => entry.actor_id)
const queue = (competitionId: number, as?: TestUser, query = '') =>
  ask(world, `GET /api/admin/competitions/${competitionId}/discussions/reports?${query}`, { as })
const settle = (postId: number, as: TestUser | undefined, body: Record<string, unknown>) =>
  ask(world, `PUT /api/admin/discussions/posts/${postId}/reports`, { as, body })

describe('a locked discussion', () => {
  test('can be read and reported, and only moderators write on', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const reply = await board.answered(thread.id)
    const organiser = await makeOrganiser(world, id)
    expect((await board.mark(thread.id, organiser, { isLocked: true })).data.isLocked).toBe(true)
    const reader = await makeUser(world)
    const refused = [
      await board.reply(thread.id, reader, 'x'),
      await board.vote(reply.id, reader),
      await board.edit(reply.id, reply.author, { body: 'x' }),
      await board.remove(reply.id, reply.author),
      await board.accept(thread.id, reply.id, thread.author),
    ]
    expect(refused.map(answer => [answer.status, answer.errno])).toEqual(
      Array.from({ length: 5 }, () => [403, 'e40374']),
    )
    expect((await board.report(reply.id, reader)).status).toBe(200)
    expect((await board.reply(thread.id, organiser, '已说明。')).status).toBe(200)
    const { data } = await board.read(thread.id, reader)
    expect(data.thread.abilities.reply).toMatchObject({ allowed: false, code: 'e40374' })
    await board.mark(thread.id, organiser, { isLocked: false })
    expect((await board.reply(thread.id, reader, 'x')).status).toBe(200)
  })

  test('is locked by its organiser alone, and what was done is written down once', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const organiser = await makeOrganiser(world, id)
    for (const [user, code] of [
      [undefined, 'e40101'],
      [thread.author, 'e40301'],
      [await makeOrganiser(world, (await makeCompetition(world)).id), 'e40301'],
    ] as const)
      expect((await board.mark(thread.id, user, { isLocked: true, isPinned: true })).errno).toBe(code)
    await Promise.all(
      [1, 2, 3].map(() => board.mark(thread.id, organiser, { isLocked: true, isPinned: true })),
    )
    expect(await audited('discussion.lock', thread.id)).toEqual([organiser.id])
    expect(await audited('discussion.pin', thread.id)).toEqual([organiser.id])
    expect((await board.mark(999_999, organiser, { isLocked: true })).errno).toBe('e40470')
  })
})

describe('what is deleted', () => {
  test('leaves a stone without its words, its author or its history', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const reply = await board.answered(thread.id, '秘密的话')
    const quoting = await board.reply(thread.id, thread.author, '好', { replyTo: reply.id })
    await board.edit(reply.id, reply.author, { body: '改过的秘密' })
    expect((await board.remove(reply.id, reply.author)).data).toEqual({ isThreadGone: false })
    const { data } = await board.read(thread.id)
    expect(data.posts[0]).toMatchObject({
      id: reply.id,
      author: null,
      html: '',
      deletedBy: 'author',
      quote: null,
    })
    expect(data.posts[1]).toMatchObject({ id: quoting.data.id, quote: null })
    expect(JSON.stringify(data)).not.toMatch(/秘密/)
    expect(data.thread.replyCount).toBe(1)
    for (const again of [
      await ask(world, `GET /api/discussions/posts/${reply.id}/revisions`),
      await board.remove(reply.id, reply.author),
      await board.edit(reply.id, reply.author, { body: 'x', revision: 2 }),
      await board.vote(reply.id, thread.author),
      await board.report(reply.id, thread.author),
    ])
      expect(again.errno).toBe('e40471')
  })

  test('takes its thread along only when nothing of others is left', async () => {
    const { id } = await makeCompetition(world)
    const [alone, answered] = [await board.thread(id), await board.thread(id)]
    const reply = await board.answered(answered.id)
    expect((await board.remove(alone.openingId, alone.author)).data).toEqual({ isThreadGone: true })
    expect((await board.read(alone.id)).errno).toBe('e40470')
    expect((await board.remove(answered.openingId, answered.author)).data).toEqual({ isThreadGone: false })
    expect((await board.list(id)).data.threads).toMatchObject([{ id: answered.id, replyCount: 1 }])
    expect((await board.remove(reply.id, reply.author)).data).toEqual({ isThreadGone: true })
    expect((await board.list(id)).data.total).toBe(0)
  })

  test('by the organiser needs a reason, which the author is told and the audit list keeps', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    await board.answered(thread.id)
    const organiser = await makeOrganiser(world, id)
    expect((await board.remove(thread.openingId, await makeUser(world))).errno).toBe('e40370')
    const without = await board.remove(thread.openingId, organiser)
    expect([without.errno, without.paths]).toEqual(['e40071', ['body.reason']])
    expect((await board.remove(thread.openingId, organiser, '泄露标签')).data).toEqual({ isThreadGone: true })
    expect(await audited('discussion.remove', thread.openingId)).toEqual([organiser.id])
    expect((await board.read(thread.id, thread.author)).errno).toBe('e40470')
    const seen = (await board.read(thread.id, organiser)).data
    expect([seen.thread.isHidden, seen.opening.deletedBy]).toEqual([true, 'moderator'])
    const { rows } = await sql<{ payload: { kind: string; to: number[]; text: { zh: string } } }>`
      select payload from graphile_worker._private_jobs where payload->>'kind' = 'discussion.removed'`.execute(
      world.db,
    )
    expect(rows.map(row => [row.payload.to, row.payload.text.zh.includes('泄露标签')])).toContainEqual([
      [thread.author.id],
      true,
    ])
  })
})

describe('reports', () => {
  test('wait for the organiser, a post together, the oldest first', async () => {
    const { id } = await makeCompetition(world)
    const organiser = await makeOrganiser(world, id)
    const thread = await board.thread(id)
    const [a, b] = [await board.answered(thread.id), await board.answered(thread.id)]
    const reporter = await makeUser(world)
    await board.report(b.id, reporter, { reason: 'leak', note: '第二行是标签' })
    await board.report(a.id, reporter)
    await board.report(b.id, thread.author, { reason: 'other' })
    const { data } = await queue(id, organiser)
    expect(data.total).toBe(2)
    expect(data.posts.map((entry: { post: { id: number } }) => entry.post.id)).toEqual([b.id, a.id])
    expect(data.posts[0].reports).toMatchObject([
      { reporter: { id: reporter.id }, reason: 'leak', note: '第二行是标签' },
      { reporter: { id: thread.author.id }, reason: 'other' },
    ])
    expect((await board.list(id, '', organiser)).data).toMatchObject({ canModerate: true, openReports: 2 })
    expect((await board.list(id, '', reporter)).data).toMatchObject({ canModerate: false, openReports: 0 })
    expect((await queue(id, organiser, 'per_page=1&page=2')).data.posts[0].post.id).toBe(a.id)
  })

  test('come once a person, never on one’s own words', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const user = await makeUser(world)
    const answers = await Promise.all([1, 2, 3].map(() => board.report(thread.openingId, user)))
    expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual(['e40972', 'e40972', 'ok'])
    expect((await board.report(thread.openingId, thread.author)).errno).toBe('e40372')
    expect((await board.report(thread.openingId, undefined)).errno).toBe('e40101')
    expect(
      (await board.report(thread.openingId, user, { reason: 'x', note: 'y'.repeat(501) })).paths,
    ).toEqual(['body.note', 'body.reason'])
  })

  test('are settled once, by whom they are for', async () => {
    const { id } = await makeCompetition(world)
    const organiser = await makeOrganiser(world, id)
    const reply = await board.answered((await board.thread(id)).id)
    await board.report(reply.id, await makeUser(world))
    const other = await makeOrganiser(world, (await makeCompetition(world)).id)
    const removed = { outcome: 'removed', reason: '广告' }
    for (const [user, code] of [
      [undefined, 'e40101'],
      [reply.author, 'e40301'],
      [other, 'e40301'],
    ] as const) {
      expect((await queue(id, user)).errno).toBe(code)
      expect((await settle(reply.id, user, removed)).errno).toBe(code)
    }
    expect((await settle(reply.id, organiser, { outcome: 'removed' })).errno).toBe('e40071')
    expect((await queue(id, organiser)).data.total).toBe(1)
    const answers = await Promise.all([
      settle(reply.id, organiser, removed),
      settle(reply.id, organiser, { outcome: 'dismissed' }),
    ])
    expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual(['e40973', 'ok'])
    expect((await queue(id, organiser)).data).toEqual({ posts: [], total: 0 })
    expect((await settle(999_999, organiser, removed)).errno).toBe('e40471')
  })

  test('found to be nothing leave the post, and it can be reported again', async () => {
    const { id } = await makeCompetition(world)
    const organiser = await makeOrganiser(world, id)
    const thread = await board.thread(id)
    const reply = await board.answered(thread.id)
    const user = await makeUser(world)
    await board.report(reply.id, user)
    expect((await settle(reply.id, organiser, { outcome: 'dismissed' })).data).toEqual({ settled: 1 })
    expect((await board.read(thread.id)).data.posts[0].deletedBy).toBeNull()
    expect((await board.report(reply.id, user)).status).toBe(200)
    expect(await audited('discussion.reports-dismissed', reply.id)).toEqual([organiser.id])
  })

  test('of a post that its author deleted meanwhile can still be settled', async () => {
    const { id } = await makeCompetition(world)
    const organiser = await makeOrganiser(world, id)
    const reply = await board.answered((await board.thread(id)).id)
    await board.report(reply.id, await makeUser(world))
    await board.remove(reply.id, reply.author)
    expect((await queue(id, organiser)).data.posts[0].post.isDeleted).toBe(true)
    expect((await settle(reply.id, organiser, { outcome: 'removed', reason: 'x' })).data).toEqual({
      settled: 1,
    })
  })
})

test('who is answered, named or asked is told once, and nobody of own words', async () => {
  const { id } = await makeCompetition(world)
  const thread = await board.thread(id, { title: '题' })
  const first = await board.answered(thread.id)
  const second = await board.answered(thread.id)
  const before = Number(
    (
      await sql<{
        top: number
      }>`select coalesce(max(id), 0) as top from graphile_worker._private_jobs`.execute(world.db)
    ).rows[0]?.top,
  )
  const made = await board.reply(
    thread.id,
    second.author,
    `@${first.author.name} @${thread.author.name} @${second.author.name} 看这里 @无此人`,
    { replyTo: first.id },
  )
  await board.accept(thread.id, second.id, thread.author)
  const { rows } = await sql<{ payload: { kind: string; to: number[]; path: string } }>`
    select payload from graphile_worker._private_jobs where id > ${before} order by id`.execute(world.db)
  expect(rows.map(({ payload }) => [payload.kind, payload.to])).toEqual([
    ['discussion.answer', [first.author.id]],
    ['discussion.mention', [thread.author.id]],
    ['discussion.accepted', [second.author.id]],
  ])
  expect(rows[0]?.payload.path).toBe(
    `/competitions/${id}/discuss/${thread.id}?post=${made.data.id}#post-${made.data.id}`,
  )
})
