import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, makeCompetition, makeUser, multipart } from '../../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

async function hand(boards: string[], fields: Record<string, string>) {
  const competition = await makeCompetition(world, { schedule: { sub_ranks: boards } })
  const user = await makeUser(world)
  await enter(world, competition.id, user)
  const body = multipart(fields, [
    { field: 'file', name: 'result.csv', content: 'id,label\n1,a\n2,b\n3,a\n4,b\n' },
  ])
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/competitions/${competition.id}/uploads`,
    payload: body.payload,
    headers: { ...user.headers, ...body.headers },
  })
  const kept = await world.db
    .selectFrom('submission')
    .select('sub_rank')
    .where('competition_id', '=', competition.id)
    .execute()
  return { code: answer.json().status, kept: kept.map(row => row.sub_rank) }
}

test('in a round with several boards a file is for one of them', async () => {
  expect(await hand(['甲', '乙'], { subRank: '乙' })).toEqual({ code: 'e200', kept: ['乙'] })
  expect(await hand(['甲', '乙'], { subRank: '丙' })).toEqual({ code: 'e40093', kept: [] })
  // Not named, it would stand on a board that nobody sees.
  expect(await hand(['甲', '乙'], {})).toEqual({ code: 'e40093', kept: [] })
})

test('in a round with one board no name is asked for and none is taken', async () => {
  expect(await hand([], {})).toEqual({ code: 'e200', kept: [''] })
  expect(await hand([], { subRank: '甲' })).toEqual({ code: 'e40093', kept: [] })
})
