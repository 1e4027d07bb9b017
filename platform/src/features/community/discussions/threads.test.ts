import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { enter, makeCompetition, makeUser } from '../../../../test/factories.ts'
import { unseen } from '../../../../test/unseen.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let board: ReturnType<typeof boardOf>
beforeAll(async () => {
  world = await makeWorld()
  board = boardOf(world)
})
afterAll(() => world.close())

const ids = (answer: { data: { threads: { id: number }[] } }) => answer.data.threads.map(thread => thread.id)
const minutes = (count: number) => world.setNow(new Date(world.clock.now().getTime() + count * 60_000))

describe('the list', () => {
  test('shows who asked what, with replies, votes and the organiser’s word', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    await board.answered(thread.id)
    await board.vote(thread.openingId, await makeUser(world))
    const [card] = (await board.list(id)).data.threads
    expect(card).toMatchObject({
      id: thread.id,
      title: '如何划分验证集？',
      author: { id: thread.author.id },
      replyCount: 1,
      voteCount: 1,
      isPinned: false,
      isAnswered: false,
      hasOrganiserReply: false,
    })
    await board.reply(thread.id, await makeOrganiser(world, id), '官方说明。')
    expect((await board.list(id)).data.threads[0]).toMatchObject({ replyCount: 2, hasOrganiserReply: true })
  })

  test('puts pinned ones first, then sorts', async () => {
    const { id } = await makeCompetition(world)
    const organiser = await makeOrganiser(world, id)
    const [first, second, third] = [
      await board.thread(id),
      (minutes(1), await board.thread(id)),
      (minutes(1), await board.thread(id)),
    ]
    minutes(1)
    await board.answered(first.id)
    await board.vote(second.openingId, await makeUser(world))
    await board.mark(third.id, organiser, { isPinned: true })
    expect(ids(await board.list(id))).toEqual([third.id, first.id, second.id])
    expect(ids(await board.list(id, 'sort=newest'))).toEqual([third.id, second.id, first.id])
    expect(ids(await board.list(id, 'sort=votes'))).toEqual([third.id, second.id, first.id])
    await board.mark(third.id, organiser, { isPinned: false })
    expect(ids(await board.list(id, 'sort=newest'))).toEqual([third.id, second.id, first.id])
    expect(ids(await board.list(id, 'sort=activity'))).toEqual([first.id, third.id, second.id])
  })

  test('finds words of titles, texts and replies in both languages, and not those that are gone', async () => {
    const { id } = await makeCompetition(world)
    const zh = await board.thread(id, { title: '缺失值怎么处理', body: '鳍长有缺失。' })
    const en = await board.thread(id, { title: 'Stratified folds?', body: 'Which seed did you use?' })
    const reply = await board.answered(zh.id, 'Try the median imputer.')
    const found = async (words: string) => ids(await board.list(id, `search=${encodeURIComponent(words)}`))
    expect(await found('缺失')).toEqual([zh.id])
    expect(await found('鳍长')).toEqual([zh.id])
    expect(await found('imputer')).toEqual([zh.id])
    expect(await found('STRATIF')).toEqual([en.id])
    expect(await found('seed used nowhere')).toEqual([])
    expect(await found("'); drop table x; --")).toEqual([])
    expect(await found('%')).toEqual([])
    await board.edit(zh.openingId, zh.author, { title: '空值怎么处理', body: '已改。' })
    expect(await found('鳍长')).toEqual([])
    await board.remove(reply.id, reply.author)
    expect(await found('imputer')).toEqual([])
  })

  test('shows what has no answer yet, and what one took part in', async () => {
    const { id } = await makeCompetition(world)
    const [one, two] = [await board.thread(id), await board.thread(id)]
    const reply = await board.answered(one.id)
    await board.accept(one.id, reply.id, one.author)
    expect(ids(await board.list(id, 'filter=unanswered'))).toEqual([two.id])
    expect(ids(await board.list(id, 'filter=mine', reply.author))).toEqual([one.id])
    expect((await board.list(id, 'filter=mine')).errno).toBe('e40101')
  })

  test('pages add up', async () => {
    const { id } = await makeCompetition(world)
    const made = []
    for (let count = 0; count < 5; count++) made.unshift((await board.thread(id)).id)
    const pages = await Promise.all([1, 2, 3, 4].map(page => board.list(id, `per_page=2&page=${page}`)))
    expect(pages.flatMap(ids)).toEqual(made)
    expect(pages.map(page => page.data.total)).toEqual([5, 5, 5, 5])
  })

  test.each([
    ['per_page=51', 'e50010', ['query.per_page']],
    ['sort=x&filter=y&page=0', 'e40001', ['query.filter', 'query.page', 'query.sort']],
  ])('?%s is refused', async (query, code, paths) => {
    const { id } = await makeCompetition(world)
    const answer = await board.list(id, query)
    expect([answer.status, answer.errno, answer.paths]).toEqual([400, code, paths])
  })
})

describe('starting a discussion', () => {
  test('keeps the text and shows it rendered', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    const made = await board.open(id, user, {
      title: '  损失函数 ',
      body: '\r\n\r\n$$x^2$$\r\n\r\n```python\nx=1\n```  ',
    })
    expect(made.status).toBe(200)
    const { data } = await board.read(made.data.id, user)
    expect(data.thread).toMatchObject({ title: '损失函数', replyCount: 0, isLocked: false })
    expect(data.opening).toMatchObject({ isOpening: true, writtenAs: 'member', revision: 1 })
    expect(data.opening.html).toContain('<math')
    expect(data.opening.html).toContain('language-python')
    expect(data.opening.source).toBe('$$x^2$$\n\n```python\nx=1\n```')
    expect((await board.read(made.data.id)).data.opening.source).toBeNull()
  })

  test.each([
    [{ title: ' ', body: ' \n ' }, ['body.body', 'body.title']],
    [{ title: '\u200b\u2060', body: '\u200b\ufeff' }, ['body.body', 'body.title']],
    [{ title: 'x'.repeat(121), body: 'x'.repeat(10_001) }, ['body.body', 'body.title']],
    [{ title: 'a\u0000b', body: 'a\u0007b' }, ['body.body', 'body.title']],
    [{ title: 7, body: null }, ['body.body', 'body.title']],
    [
      { authorId: 1, isPinned: true, competitionId: 1 },
      ['body.authorId', 'body.competitionId', 'body.isPinned'],
    ],
  ])('%j is refused with all that is wrong', async (body, paths) => {
    const { id } = await makeCompetition(world)
    const answer = await board.open(id, await makeUser(world), body)
    expect([
      answer.status,
      answer.errno,
      answer.paths.filter((path, at, all) => all.indexOf(path) === at),
    ]).toEqual([400, 'e40001', paths])
    expect((await board.list(id)).data.total).toBe(0)
  })

  test.each(unseen)('of nothing but %s is refused', async (_what, text) => {
    const { id } = await makeCompetition(world)
    const answer = await board.open(id, await makeUser(world), { title: text, body: text })
    expect([answer.status, [...new Set(answer.paths)]]).toEqual([400, ['body.body', 'body.title']])
  })

  test('a text nested deeper than anybody reads is refused', async () => {
    const { id } = await makeCompetition(world)
    const answer = await board.open(id, await makeUser(world), { body: '>'.repeat(10_000) })
    expect([answer.status, answer.errno]).toEqual([400, 'e40010'])
  })

  test('needs a session and a competition, and not too often', async () => {
    const { id } = await makeCompetition(world)
    expect((await board.open(id, undefined)).errno).toBe('e40101')
    const user = await makeUser(world)
    expect((await board.open(999_999, user)).errno).toBe('e40420')
    expect((await board.open('x', user)).errno).toBe('e40401')
    for (let count = 0; count < 8; count++) expect((await board.open(id, user)).status).toBe(200)
    const answer = await board.open(id, user)
    expect([answer.status, answer.errno]).toEqual([429, 'e42901'])
  })

  test('sent three times after a cut answer it stands once', async () => {
    const { id } = await makeCompetition(world)
    const user = await makeUser(world)
    const send = () =>
      world.app.inject({
        method: 'POST',
        url: `/api/competitions/${id}/discussions`,
        headers: { ...user.headers, 'idempotency-key': `thread-${id}` },
        payload: { title: '一次', body: '只一次' },
      })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(answer => answer.body)).size).toBe(1)
    expect((await board.list(id)).data.total).toBe(1)
  })
})

describe('a board that is closed to outsiders', () => {
  test.each([
    ['private', { visibility: 'private' as const, private_code_hash: 'x' }],
    ['unpublished', { published_at: null }],
  ])('of a %s competition', async (_name, competition) => {
    const { id } = await makeCompetition(world, { competition })
    const organiser = await makeOrganiser(world, id)
    const member = await makeUser(world)
    await enter(world, id, member)
    const made = await board.open(id, organiser)
    const threadId = made.data.id
    const postId = (await board.read(threadId, organiser)).data.opening.id
    const isPrivate = 'visibility' in competition
    for (const outsider of [undefined, await makeUser(world)]) {
      expect((await board.list(id, '', outsider)).errno).toBe('e40420')
      expect((await board.read(threadId, outsider)).errno).toBe('e40470')
      expect(
        (await ask(world, `GET /api/discussions/posts/${postId}/revisions`, { as: outsider })).errno,
      ).toBe('e40471')
    }
    const stranger = await makeUser(world)
    expect((await board.open(id, stranger)).errno).toBe('e40420')
    expect((await board.reply(threadId, stranger, 'x')).errno).toBe('e40470')
    expect((await board.vote(postId, stranger)).errno).toBe('e40471')
    expect((await board.report(postId, stranger)).errno).toBe('e40471')
    expect((await board.edit(postId, stranger, { body: 'x' })).errno).toBe('e40471')
    expect((await board.read(threadId, member)).status).toBe(isPrivate ? 200 : 404)
  })
})
