import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { makeCompetition, makeUser } from '../../../../test/factories.ts'
import { dangers } from '../../../../test/dangers.ts'
import { xssCorpus } from '../../../../test/xss-corpus.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let board: ReturnType<typeof boardOf>
beforeAll(async () => {
  world = await makeWorld()
  board = boardOf(world)
})
afterAll(() => world.close())

describe('replies', () => {
  test('stand in their order, with what they quote', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const first = await board.answered(thread.id, '先看**分布**。')
    const answer = await board.reply(thread.id, thread.author, '看过了', { replyTo: first.id })
    const toQuestion = await board.reply(thread.id, first.author, '再看', { replyTo: thread.openingId })
    const { posts, total, thread: seen } = (await board.read(thread.id)).data
    expect(posts.map((post: { id: number }) => post.id)).toEqual([
      first.id,
      answer.data.id,
      toQuestion.data.id,
    ])
    expect(posts[1].quote).toEqual({ postId: first.id, author: first.author.name, excerpt: '先看分布。' })
    expect(posts[2].quote).toBeNull()
    expect([total, seen.replyCount]).toEqual([3, 3])
  })

  test('of another thread, gone or never there, cannot be quoted', async () => {
    const { id } = await makeCompetition(world)
    const [one, two] = [await board.thread(id), await board.thread(id)]
    const reply = await board.answered(one.id)
    const user = await makeUser(world)
    expect((await board.reply(two.id, user, 'x', { replyTo: reply.id })).errno).toBe('e40471')
    expect((await board.reply(one.id, user, 'x', { replyTo: 999_999 })).errno).toBe('e40471')
    await board.remove(reply.id, reply.author)
    expect((await board.reply(one.id, user, 'x', { replyTo: reply.id })).errno).toBe('e40471')
    expect((await board.reply(999_999, user, 'x')).errno).toBe('e40470')
    expect((await board.reply(one.id, undefined, 'x')).errno).toBe('e40101')
  })

  test('are found on their page', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const made: number[] = []
    for (let count = 0; count < 5; count++) made.push((await board.answered(thread.id)).id)
    const pages = await Promise.all(
      made.map(post => board.read(thread.id, undefined, `per_page=2&post=${post}`)),
    )
    expect(pages.map(page => page.data.page)).toEqual([1, 1, 2, 2, 3])
    expect((await board.read(thread.id, undefined, `per_page=2&post=${thread.openingId}`)).data.page).toBe(1)
    expect((await board.read(thread.id, undefined, 'per_page=2&post=999999')).data.page).toBe(1)
  })

  test('by organisers and administrators are marked as theirs, as it was when they wrote', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const organiser = await makeOrganiser(world, id)
    const elsewhere = await makeOrganiser(world, (await makeCompetition(world)).id)
    const administrator = await makeUser(world)
    await world.db
      .insertInto('user_role')
      .values({ user_id: administrator.id, role: 'administrator', competition_id: null, granted_by: null })
      .execute()
    for (const user of [organiser, elsewhere, administrator]) await board.reply(thread.id, user, 'x')
    await world.db.deleteFrom('user_role').where('user_id', '=', organiser.id).execute()
    const { posts } = (await board.read(thread.id)).data
    expect(posts.map((post: { writtenAs: string }) => post.writtenAs)).toEqual([
      'organiser',
      'member',
      'administrator',
    ])
  })
})

describe('votes', () => {
  test('count once a person, however many at once, and can be taken back', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const voter = await makeUser(world)
    const answers = await Promise.all(Array.from({ length: 6 }, () => board.vote(thread.openingId, voter)))
    expect(answers.map(answer => answer.data)).toEqual(
      Array.from({ length: 6 }, () => ({ voteCount: 1, hasVoted: true })),
    )
    await board.vote(thread.openingId, await makeUser(world))
    const { opening, thread: seen } = (await board.read(thread.id, voter)).data
    expect([opening.voteCount, opening.hasVoted, seen.voteCount]).toEqual([2, true, 2])
    await Promise.all([board.unvote(thread.openingId, voter), board.unvote(thread.openingId, voter)])
    const after = (await board.read(thread.id, voter)).data
    expect([after.opening.voteCount, after.opening.hasVoted, after.thread.voteCount]).toEqual([1, false, 1])
  })

  test('of different people at once are all counted', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const voters = await Promise.all(Array.from({ length: 8 }, () => makeUser(world)))
    await Promise.all(voters.map(voter => board.vote(thread.openingId, voter)))
    expect((await board.read(thread.id)).data.opening.voteCount).toBe(8)
  })

  test('for oneself are refused, by the database too', async () => {
    const { id } = await makeCompetition(world)
    const { openingId, author } = await board.thread(id)
    expect((await board.vote(openingId, author)).errno).toBe('e40371')
    const vote = { post_id: openingId, created_at: new Date() }
    await expect(
      world.db
        .insertInto('discussion_vote')
        .values({ ...vote, user_id: author.id, author_id: author.id })
        .execute(),
    ).rejects.toThrow('check')
    const other = await makeUser(world)
    await expect(
      world.db
        .insertInto('discussion_vote')
        .values({ ...vote, user_id: author.id, author_id: other.id })
        .execute(),
    ).rejects.toThrow('foreign key')
    expect((await board.vote(openingId)).errno).toBe('e40101')
    expect((await board.vote(999_999, author)).errno).toBe('e40471')
  })
})

describe('an accepted answer', () => {
  test('is one: of two at once one is refused', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const [a, b] = [await board.answered(thread.id), await board.answered(thread.id)]
    const answers = await Promise.all([
      board.accept(thread.id, a.id, thread.author),
      board.accept(thread.id, b.id, thread.author),
    ])
    expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual(['e40970', 'ok'])
    const { data } = await board.read(thread.id)
    expect([a.id, b.id]).toContain(data.thread.acceptedPostId)
    expect(data.accepted.id).toBe(data.thread.acceptedPostId)
    expect(data.posts.filter((post: { isAccepted: boolean }) => post.isAccepted)).toHaveLength(1)
  })

  test('is chosen by who asked or the organiser, taken back, and given to another', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const organiser = await makeOrganiser(world, id)
    const [a, b] = [await board.answered(thread.id), await board.answered(thread.id)]
    expect((await board.accept(thread.id, a.id, a.author)).errno).toBe('e40373')
    expect((await board.accept(thread.id, a.id)).errno).toBe('e40101')
    expect((await board.accept(thread.id, thread.openingId, thread.author)).errno).toBe('e40070')
    expect((await board.accept(thread.id, a.id, organiser)).status).toBe(200)
    expect((await board.accept(thread.id, a.id, thread.author)).status).toBe(200)
    expect((await board.unaccept(thread.id, a.author)).errno).toBe('e40373')
    expect((await board.unaccept(thread.id, thread.author)).status).toBe(200)
    expect((await board.accept(thread.id, b.id, thread.author)).status).toBe(200)
    expect((await board.list(id)).data.threads[0].isAnswered).toBe(true)
    await board.remove(b.id, b.author)
    expect((await board.read(thread.id)).data).toMatchObject({
      accepted: null,
      thread: { acceptedPostId: null },
    })
  })

  test('of another thread is none of this one, in the database either', async () => {
    const { id } = await makeCompetition(world)
    const [one, two] = [await board.thread(id), await board.thread(id)]
    const foreign = await board.answered(two.id)
    expect((await board.accept(one.id, foreign.id, one.author)).errno).toBe('e40471')
    await expect(
      world.db
        .updateTable('discussion_thread')
        .set({ accepted_post_id: foreign.id })
        .where('id', '=', one.id)
        .execute(),
    ).rejects.toThrow('discussion_accepted_of_thread')
  })
})

describe('editing', () => {
  const revisions = (postId: number) => ask(world, `GET /api/discussions/posts/${postId}/revisions`)

  test('keeps what was said before', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id, { title: '一', body: '第一版' })
    world.setNow(new Date(world.clock.now().getTime() + 60_000))
    expect(
      (await board.edit(thread.openingId, thread.author, { title: '二', body: '第二版' })).data.revision,
    ).toBe(2)
    const { data } = await revisions(thread.openingId)
    expect(data.revisions).toMatchObject([
      { revision: 2, title: '二', html: '<p>第二版</p>' },
      { revision: 1, title: '一', html: '<p>第一版</p>' },
    ])
    expect(data.revisions[0].writtenAt > data.revisions[1].writtenAt).toBe(true)
    const seen = (await board.read(thread.id)).data
    expect([seen.thread.title, seen.opening.html, seen.opening.editedAt]).toEqual([
      '二',
      '<p>第二版</p>',
      data.revisions[0].writtenAt,
    ])
    await expect(
      world.db
        .updateTable('discussion_revision')
        .set({ body: 'x' })
        .where('post_id', '=', thread.openingId)
        .execute(),
    ).rejects.toThrow('append only')
  })

  test('of the same version at once is done by one alone, and the same again is no edit', async () => {
    const { id } = await makeCompetition(world)
    const reply = await board.answered((await board.thread(id)).id, '甲')
    const answers = await Promise.all(
      ['乙', '丙', '丁'].map(body => board.edit(reply.id, reply.author, { body })),
    )
    expect(answers.map(answer => answer.errno ?? 'ok').sort()).toEqual(['e40971', 'e40971', 'ok'])
    const { data } = await revisions(reply.id)
    expect(data.revisions).toHaveLength(2)
    const same = ['乙', '丙', '丁'][answers.findIndex(answer => answer.status === 200)] as string
    expect((await board.edit(reply.id, reply.author, { body: same, revision: 2 })).data.revision).toBe(2)
  })

  test('is for the author alone', async () => {
    const { id } = await makeCompetition(world)
    const thread = await board.thread(id)
    const reply = await board.answered(thread.id)
    for (const [user, code] of [
      [await makeUser(world), 'e40370'],
      [thread.author, 'e40370'],
      [await makeOrganiser(world, id), 'e40370'],
      [undefined, 'e40101'],
    ] as const)
      expect((await board.edit(reply.id, user, { body: '改' })).errno).toBe(code)
    expect((await board.edit(999_999, reply.author, { body: '改' })).errno).toBe('e40471')
    expect((await board.edit(reply.id, reply.author, { body: ' ' })).paths).toEqual(['body.body'])
  })
})

describe('what people write does nothing but be read', () => {
  test('in replies, whatever it is', async () => {
    const { id } = await makeCompetition(world)
    for (let start = 0; start < xssCorpus.length; start += 25) {
      const sources = xssCorpus.slice(start, start + 25).filter(source => !source.includes('\u0000'))
      const thread = await board.thread(id)
      const author = await makeUser(world)
      const answers: { status: number }[] = []
      for (const source of sources) answers.push(await board.reply(thread.id, author, source))
      // Control signs are no text at all.
      const taken = sources.filter((_, at) => answers[at]?.status === 200)
      expect(taken.length).toBeGreaterThan(20)
      const { posts } = (await board.read(thread.id)).data
      expect(posts).toHaveLength(taken.length)
      for (const post of posts) expect([post.html, dangers(post.html)]).toEqual([post.html, []])
    }
  })

  test.each(xssCorpus.filter((_, at) => at % 12 === 0))('%j in every other field', async source => {
    const { id } = await makeCompetition(world)
    const title = source.replace(/\s+/g, ' ').slice(0, 120)
    const thread = await board.thread(id, { title, body: source })
    const reply = await board.answered(thread.id, source)
    await board.reply(thread.id, thread.author, source, { replyTo: reply.id })
    await board.edit(thread.openingId, thread.author, { body: `${source}\n\nmore` })
    await board.report(reply.id, thread.author, { reason: 'other', note: title })
    const as = await makeOrganiser(world, id)
    const [{ data }, history, preview, queue] = await Promise.all([
      board.read(thread.id),
      ask(world, `GET /api/discussions/posts/${thread.openingId}/revisions`),
      ask(world, 'POST /api/markdown/preview', { as, body: { source } }),
      ask(world, `GET /api/admin/competitions/${id}/discussions/reports`, { as }),
    ])
    const rendered = [
      data.opening.html,
      ...data.posts.map((post: { html: string }) => post.html),
      ...history.data.revisions.map((revision: { html: string }) => revision.html),
      preview.data.html,
      queue.data.posts[0].post.html,
    ]
    expect(rendered).toHaveLength(7)
    for (const html of rendered) expect([html, dangers(html)]).toEqual([html, []])
    // Titles, names, notes and quotes are sent as the text they are: pages show them as text.
    expect([data.thread.title, queue.data.posts[0].reports[0].note]).toEqual([title.trim(), title.trim()])
    expect(data.posts[1].quote.excerpt).not.toContain('\n')
  })
})
