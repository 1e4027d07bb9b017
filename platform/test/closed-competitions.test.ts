import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../src/calls.ts'
import { pageSamples } from './page-samples.ts'
import { builtPages } from './built-pages.ts'
import { openPages } from './pages.ts'
import { askSample, samples } from './samples.ts'
import { makeStage, roles, type Role, type Stage } from './stage.ts'
import { makeWorld } from './world.ts'

/** Nothing of a closed competition shows in what outsiders are answered, whatever they ask for: neither its name nor its teams. */
let stage: Stage
let pages: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  stage = await makeStage(await makeWorld())
  pages = await openPages(stage.world)
})
afterAll(async () => {
  await pages.close()
  await stage.world.close()
})

// Who took part keeps what is his own.
const outsiders = ['visitor', 'user', 'foreign'] as const satisfies Role[]

/** Closes both competitions of the stage, or opens them again. */
const close = (how: 'private' | 'unpublished' | 'open') =>
  stage.world.db
    .updateTable('competition')
    .set({
      visibility: how === 'private' ? 'private' : 'public',
      private_code_hash: how === 'private' ? 'x' : null,
      published_at: how === 'unpublished' ? null : new Date(0),
    })
    .where('id', 'in', [stage.competition.id, stage.code.competitionId])
    .execute()

const reads = calls.filter(call => call.method === 'GET').map(call => `GET ${call.path}`)

/**
 * Who somebody is, follows, or is open to offers of, is nobody’s competition, nor is who invites to the contest of
 * proposals: there, names of people tell nothing of one.
 */
const isOfPeople = (name: string) =>
  /^(GET \/api\/(v2\/)?users|\/users)(\/|$)/.test(name) ||
  /\/talents?$/.test(name) ||
  name === 'GET /api/spic/invitation'

/** What of the closed competitions stands in a text; people know their own names. */
function shownOf(text: string, role: Role, name = ''): string[] {
  // A search finds people by their own names: of competitions it must say nothing all the same.
  const others =
    isOfPeople(name) || name === 'GET /api/search'
      ? []
      : roles.filter(one => one !== role && one !== 'visitor').map(one => stage.people[one as 'user'].name)
  const titles = [`"${stage.name} held"`, `"${stage.name} code"`]
  const further = isOfPeople(name) ? [] : [`${stage.name} further`]
  return [...titles, ...others, ...further, '第 0 问'].filter(one => text.includes(one))
}

describe.each(['private', 'unpublished'] as const)(
  'a competition that is %s shows outsiders nothing in',
  how => {
    beforeAll(() => close(how))
    afterAll(() => close('open'))

    test.each(reads)('%s', async name => {
      const make = samples[name]
      if (!make) return expect.fail(`${name} has no sample in its feature’s samples.ts`)
      for (const role of outsiders)
        for (const given of await make(stage, role)) {
          const { body } = await askSample(stage, { method: 'GET', path: name.slice(4) }, role, given)
          expect([role, given, shownOf(body, role, name)]).toEqual([role, given, []])
        }
    })

    test.each(builtPages)('the page %s', async path => {
      const make = pageSamples[path]
      if (!make) return expect.fail(`${path} has no sample in its feature’s samples.ts`)
      for (const role of outsiders) {
        const headers = role === 'visitor' ? {} : stage.people[role].headers
        const { data } = await pages.load(make(stage), headers)
        expect([role, shownOf(JSON.stringify(data), role, path)]).toEqual([role, []])
      }
    })
  },
)

test('while they are open, everybody sees them', async () => {
  const body = async (path: string) => (await stage.world.app.inject({ url: path })).body
  expect(
    shownOf(await body(`/api/competitions/${stage.competition.id}?part=rankings`), 'visitor'),
  ).not.toEqual([])
  expect(shownOf(JSON.stringify((await pages.load('/competitions')).data), 'visitor')).not.toEqual([])
})
