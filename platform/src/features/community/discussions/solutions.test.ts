import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardOf } from '../../../../test/board.ts'
import { codeOf, makeCode } from '../../../../test/code.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { handIn, joinTeam, makeTeam } from '../../../../test/teams.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
let board: ReturnType<typeof boardOf>
let code: ReturnType<typeof codeOf>
beforeAll(async () => {
  world = await makeWorld()
  board = boardOf(world)
  code = codeOf(world)
})
afterAll(() => world.close())

const text = { title: '两层堆叠', body: '# 做法\n先**清洗**，再训练。' }
const read = (id: number, as: TestUser) => ask(world, `GET /api/competitions/${id}/solution`, { as })
const save = (id: number, as: TestUser, body: object = {}) =>
  ask(world, `PUT /api/competitions/${id}/solution`, { as, body: { ...text, ...body } })
const withdraw = (id: number, as: TestUser) => ask(world, `DELETE /api/competitions/${id}/solution`, { as })
const end = (id: number) =>
  world.db
    .updateTable('competition')
    .set({ end_at: new Date(world.clock.now().getTime() - 1) })
    .where('id', '=', id)
    .execute()
const isReadable = async (procedureId: number) =>
  (await code.read(`procedureId=${procedureId}`)).status === 200

test('only the captain of a team publishes one, and only after the end', async () => {
  const { id } = await makeCompetition(world)
  const team = await makeTeam(world, id)
  await handIn(world, id, team.captain, { score: 0.5 })
  const member = await joinTeam(world, team)
  expect((await save(id, team.captain)).errno).toBe('e40376')
  await end(id)
  const outsider = await makeUser(world)
  for (const [as, errno] of [
    [member, 'e40375'],
    [outsider, 'e40375'],
    [team.captain, undefined],
  ] as const) {
    const { data } = await read(id, as)
    expect(data.abilities.save.code).toBe(errno)
    expect((await save(id, as)).errno || undefined).toBe(errno)
  }
  const { threads, total } = (await board.list(id, 'tag=solution')).data
  expect(total).toBe(1)
  expect(threads[0]).toMatchObject({
    title: text.title,
    tag: 'solution',
    excerpt: '做法 先清洗，再训练。',
    team: { id: team.id, name: team.name },
    author: { id: team.captain.id },
  })
  expect((await board.list(id, 'tag=data')).data.total).toBe(0)
  const listed = async () => (await ask(world, `GET /api/competitions/${id}?part=rankings`)).data.solutions
  expect(await listed()).toEqual([{ teamId: team.id, threadId: threads[0].id, title: text.title }])
  const page = (await ask(world, `GET /api/competitions/${id}/teams/${team.id}`)).data
  expect(page.solution).toMatchObject({ threadId: threads[0].id, title: text.title, replyCount: 0 })
  await world.db
    .updateTable('team')
    .set({ banned_at: world.clock.now(), ban_reason: '抄袭' })
    .where('id', '=', team.id)
    .execute()
  expect((await save(id, team.captain)).errno).toBe('e40377')
})

test('it is changed in its place, knowing what it said, and one team has one', async () => {
  const { id } = await makeCompetition(world)
  const team = await makeTeam(world, id)
  await end(id)
  const first = await save(id, team.captain)
  // Two windows: the second does not know of the first.
  expect((await save(id, team.captain, { body: '另一份' })).errno).toBe('e40971')
  const second = await save(id, team.captain, { body: '改过', revision: 1 })
  expect(second.data.threadId).toBe(first.data.threadId)
  expect((await read(id, team.captain)).data.solution).toMatchObject({ body: '改过', revision: 2 })
  const both = await Promise.all(['甲', '乙'].map(body => save(id, team.captain, { body, revision: 2 })))
  expect(both.map(one => one.errno || 'ok').toSorted()).toEqual(['e40971', 'ok'])
  expect((await board.list(id)).data.total).toBe(1)
  // Its topic is what it is.
  const { opening } = (await board.read(first.data.threadId, team.captain)).data
  await board.edit(opening.id, team.captain, { body: '又改', revision: 3, tag: 'data' })
  expect((await board.read(first.data.threadId)).data.thread.tag).toBe('solution')
})

test.each(['http://example.com/a', 'javascript:alert(1)', 'example.com'])(
  'a repository at %s is refused',
  async repositoryUrl => {
    const { id } = await makeCompetition(world)
    const team = await makeTeam(world, id)
    await end(id)
    const answer = await save(id, team.captain, { repositoryUrl })
    expect([answer.status, answer.paths]).toEqual([400, ['body.repositoryUrl']])
  },
)

test('code that comes with it may be read by all until it is withdrawn; what organisers published stays', async () => {
  const { id, team, procedureId, organiser } = await code.scene()
  const other = await makeTeam(world, id)
  const own = (await code.upload(id, other.captain, makeCode())).data.id as number
  const next = (await code.upload(id, team.captain, makeCode())).data.id as number
  await end(id)
  expect((await save(id, team.captain, { codeId: own })).errno).toBe('e40474')
  const { data } = await save(id, team.captain, {
    codeId: procedureId,
    repositoryUrl: 'https://example.com/a',
  })
  expect((await board.read(data.threadId)).data.thread.solution).toEqual({
    repositoryUrl: 'https://example.com/a',
    code: { id: procedureId, version: 1 },
  })
  expect([await isReadable(procedureId), await isReadable(next)]).toEqual([true, false])
  await save(id, team.captain, { codeId: next, revision: 1 })
  expect([await isReadable(procedureId), await isReadable(next)]).toEqual([false, true])
  expect((await withdraw(id, team.captain)).errno || 'ok').toBe('ok')
  expect(await isReadable(next)).toBe(false)
  expect((await board.read(data.threadId)).status).toBe(404)
  expect((await withdraw(id, team.captain)).errno).toBe('e40473')
  await code.publish(next, organiser)
  await save(id, team.captain, { codeId: next })
  await withdraw(id, team.captain)
  expect(await isReadable(next)).toBe(true)
})

test('organisers remove one with a reason, and a new captain takes back what a former one wrote', async () => {
  const { id, team, procedureId, organiser } = await code.scene()
  const member = await joinTeam(world, team)
  await end(id)
  const { threadId } = (await save(id, team.captain, { codeId: procedureId })).data
  const { opening } = (await board.read(threadId)).data
  expect((await board.remove(opening.id, organiser)).errno).toBe('e40071')
  await board.remove(opening.id, organiser, '泄漏答案')
  expect([(await board.read(threadId)).status, await isReadable(procedureId)]).toEqual([404, false])
  expect((await read(id, team.captain)).data.solution).toBeNull()
  const again = (await save(id, team.captain)).data.threadId as number
  await board.reply(again, await makeUser(world), '谢谢')
  await world.db.transaction().execute(async tx => {
    for (const [user, role] of [
      [team.captain, 'member'],
      [member, 'captain'],
    ] as const)
      await tx.updateTable('team_member').set({ role }).where('user_id', '=', user.id).execute()
  })
  expect((await save(id, member, { revision: 1 })).errno).toBe('e40378')
  expect((await withdraw(id, member)).errno || 'ok').toBe('ok')
  expect((await board.read(again)).status).toBe(404)
})
