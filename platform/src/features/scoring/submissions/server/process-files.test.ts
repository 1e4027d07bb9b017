import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../../test/ask.ts'
import { enter, makeCompetition, makeUser, multipart, type TestUser } from '../../../../../test/factories.ts'
import { makeOrganiser } from '../../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'
import { mostProcessFiles } from '../rules.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const result = { field: 'file', name: 'result.csv', content: 'id,label\n1,a\n2,b\n3,a\n4,b\n' }
const beside = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    field: 'process',
    name: `第 ${index} 步.py`,
    content: `print(${index})\n`,
  }))

async function hand(user: TestUser, competitionId: number, files: Parameters<typeof multipart>[1]) {
  const body = multipart({}, files)
  return world.app.inject({
    method: 'POST',
    url: `/api/competitions/${competitionId}/uploads`,
    payload: body.payload,
    headers: { ...user.headers, ...body.headers },
  })
}
const take = (path: string, as: TestUser) => world.app.inject({ url: path, headers: as.headers })

test('what came beside a result is listed, and its team and organiser can download it', async () => {
  const competition = await makeCompetition(world)
  const [owner, other] = [await makeUser(world), await makeUser(world)]
  await enter(world, competition.id, owner)
  await enter(world, competition.id, other)
  const organiser = await makeOrganiser(world, competition.id)
  const { submission } = (await hand(owner, competition.id, [result, ...beside(3)])).json().data
  expect(submission.files.map((file: { name: string; size: number }) => [file.name, file.size])).toEqual([
    ['第 0 步.py', 9],
    ['第 1 步.py', 9],
    ['第 2 步.py', 9],
  ])
  const path = (at: number) => `/api/submissions/${submission.id}/files/${submission.files[at].id}`
  for (const reader of [owner, organiser]) {
    const file = await take(path(1), reader)
    expect([file.statusCode, file.body]).toEqual([200, 'print(1)\n'])
    expect(file.headers['content-disposition']).toContain('attachment')
  }
  const seen = await ask(
    world,
    `GET /api/admin/competitions/${competition.id}/submissions/${submission.id}`,
    {
      as: organiser,
    },
  )
  // Hash and size stand on the page already, and a place in line is for nobody to read.
  expect(seen.data.events.map((event: { detail: string }) => event.detail)).toEqual(['', ''])
  expect(seen.data.files.map((file: { id: number }) => file.id)).toEqual(
    submission.files.map((file: { id: number }) => file.id),
  )
  expect((await world.app.inject({ url: path(0) })).json().errno).toBe('e40101')
  expect((await take(path(0), other)).json().errno).toBe('e40440')
  // Below a submission that is not its own it is none, whoever asks.
  const foreign = (await hand(other, competition.id, [result])).json().data.submission.id
  const wrong = `/api/submissions/${foreign}/files/${submission.files[0].id}`
  for (const reader of [other, organiser]) expect((await take(wrong, reader)).json().errno).toBe('e40440')
})

test('as many as are allowed are taken, one more is refused and nothing is spent', async () => {
  const competition = await makeCompetition(world)
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  const most = await hand(user, competition.id, [result, ...beside(mostProcessFiles)])
  expect(most.json().data.submission.files).toHaveLength(mostProcessFiles)
  const more = await hand(user, competition.id, [result, ...beside(mostProcessFiles + 1)])
  expect([more.statusCode, more.json().errno]).toEqual([400, 'e40094'])
  const { quota } = (await hand(user, competition.id, [result])).json().data
  expect(quota.teamUsed).toBe(2)
})

test('a submission tells its team when what became of it, and not what its scorer died of', async () => {
  const competition = await makeCompetition(world)
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  const { id } = (await hand(user, competition.id, [result])).json().data.submission
  const failed = {
    state: 'failed',
    fault: 'scorer',
    fault_code: 'metric',
    log: '["rows: 4","secret answer"]',
  }
  await world.db
    .updateTable('submission')
    .set(failed as never)
    .where('id', '=', id)
    .execute()
  // What organisers do to it is theirs to tell.
  await world.db
    .insertInto('submission_event')
    .values({ submission_id: id, at: world.clock.now(), state: 'adjusted', detail: '{}' })
    .execute()
  const { data } = await ask(world, `GET /api/submissions/${id}`, { as: user })
  expect(data.events).toEqual([
    { at: expect.any(String), state: 'uploaded' },
    { at: expect.any(String), state: 'queued' },
  ])
  expect(data.log).toEqual([])
})
