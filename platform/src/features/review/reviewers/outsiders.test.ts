import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { isForReviewers } from '../../../base/contract/call.ts'
import { calls } from '../../../calls.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const visitor: Record<string, string> = {}
const hidden = calls.filter(isForReviewers)

test('to outsiders a call for reviewers is an address like any that does not exist, whatever they send', async () => {
  const user = await makeUser(world)
  const asked = async (method: string, url: string, headers: Record<string, string>, payload?: string) => {
    const answer = await world.app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, ...(payload ? { 'content-type': 'application/json' } : {}) },
      ...(payload ? { payload } : {}),
    })
    const { 'x-request-id': _number, date: _date, ...rest } = answer.headers
    return { status: answer.statusCode, headers: rest, body: answer.body }
  }
  expect(hidden.length).toBeGreaterThan(20)
  const found: unknown[] = []
  for (const { method, path } of hidden) {
    const url = path.replace(/\{\w+\}/g, '1')
    for (const headers of [visitor, { cookie: 'leitai_review=made-up' }, user.headers])
      for (const [how, sent] of [
        [method, undefined],
        // What is wrong with it, or that another method would do, is not told either.
        ...(method === 'GET' ? [] : [[method, '{'] as const]),
        [method === 'DELETE' ? 'PUT' : 'DELETE', undefined],
      ] as const) {
        const [one, other] = [
          await asked(how, url, headers, sent),
          await asked(how, '/api/spic-review/nothing-of-the-kind', headers, sent),
        ]
        if (one.status !== 404 || JSON.stringify(one) !== JSON.stringify(other))
          found.push({ how, url, headers: Object.keys(headers), sent, one, other })
      }
  }
  expect(found).toEqual([])
})
