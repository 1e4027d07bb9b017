import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { newAnswers, running, scored } from '../../../../test/rescoring.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

test('is for the organisers of this competition alone, and answers must fit the round', async () => {
  const { first, competition, upload, start, act, detail, ids } = await scored(world)
  const foreign = await running(world)
  const other = (await foreign.upload(newAnswers)).data
  const mine = (await upload(newAnswers)).data
  const { id } = (await start({ answerA: mine.id })).data
  for (const as of [first, foreign.organiser]) {
    expect((await upload(newAnswers, 'A', as)).errno).toBe('e40301')
    expect((await start({}, as)).errno).toBe('e40301')
    expect((await detail(id, '', as)).errno).toBe('e40301')
    for (const what of ['switch', 'cancel', 'retry'])
      expect((await act(id, what, what === 'switch' ? {} : undefined, as)).errno).toBe('e40301')
    const one = await ask(
      world,
      `POST /api/admin/competitions/${competition.id}/submissions/${ids[0]}/rescore`,
      {
        as,
        body: { reason: 'r' },
      },
    )
    expect(one.errno).toBe('e40301')
    const list = await ask(world, `GET /api/admin/competitions/${competition.id}/rescores`, { as })
    expect(list.errno).toBe('e40301')
  }
  // Under their own competition it is none.
  const elsewhere = `/api/admin/competitions/${foreign.competition.id}` as const
  const theirs = { as: foreign.organiser, body: { reason: 'r' } }
  for (const [path, errno] of [
    [`schedules/${competition.scheduleId}/rescores`, 'e40411'],
    [`submissions/${ids[0]}/rescore`, 'e40440'],
  ] as const)
    expect((await ask(world, `POST ${elsewhere}/${path}`, theirs)).errno).toBe(errno)
  for (const what of ['switch', 'cancel', 'retry'])
    expect(
      (
        await ask(world, `POST ${elsewhere}/rescores/${id}/${what}`, {
          as: foreign.organiser,
          ...(what === 'switch' ? { body: {} } : {}),
        })
      ).errno,
    ).toBe('e40412')
  expect((await ask(world, `GET ${elsewhere}/rescores/${id}`, { as: foreign.organiser })).errno).toBe(
    'e40412',
  )
  expect((await ask(world, `GET /api/admin/competitions/${competition.id}/rescores/${id}`)).errno).toBe(
    'e40101',
  )
  expect((await start({ answerA: other.id })).errno).toBe('e40413')
  expect((await start({ answerB: mine.id })).errno).toBe('e40413')
})
