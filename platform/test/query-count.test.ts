import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../src/calls.ts'
import { builtPages } from './built-pages.ts'
import { openPages } from './pages.ts'
import type { Sent } from './queries.ts'
import { pageSamples } from './page-samples.ts'
import { askSample, samples, whoMay } from './samples.ts'
import { makeStage, type Role, type Stage } from './stage.ts'
import { makeWorld } from './world.ts'

/** The same stage twice: one with one of everything, one with four. */
let few: Stage
let many: Stage
let pages: Map<Stage, Awaited<ReturnType<typeof openPages>>>
beforeAll(async () => {
  few = await makeStage(await makeWorld({ LOG_LEVEL: 'error' }), { rows: 1, scoreB: n => n / 100 })
  many = await makeStage(await makeWorld({ LOG_LEVEL: 'error' }), { rows: 4, scoreB: n => n / 100 })
  pages = new Map([
    [few, await openPages(few.world)],
    [many, await openPages(many.world)],
  ])
})
afterAll(async () => {
  for (const page of pages.values()) await page.close()
  await few.world.close()
  await many.world.close()
})

// A visitor, a captain with all of it, the captain who asked the other teams, and a reader of everything.
const readers: Role[] = ['visitor', 'captain', 'other', 'administrator']

type Ask = (stage: Stage) => Promise<number>

/** The statements that one ask sends. */
async function sentBy(stage: Stage, ask: Ask): Promise<{ status: number; sent: readonly Sent[] }> {
  const { result, sent } = await stage.world.record(() => ask(stage))
  return { status: result, sent }
}

const shown = (sent: readonly Sent[]) => sent.map(({ text }) => text.replace(/\s+/g, ' ').slice(0, 160))

async function check(what: string, ask: Ask): Promise<number> {
  const count = async () => [await sentBy(few, ask), await sentBy(many, ask)] as const
  let [one, four] = await count()
  // Memoized values may be missing, or too old, in one of the two: they are there the next time.
  for (let turn = 0; turn < 2 && one.status < 400 && four.sent.length !== one.sent.length; turn++)
    [one, four] = await count()
  expect([what, four.status]).toEqual([what, one.status])
  expect([what, one.status < 500]).toEqual([what, true])
  // What is refused ends its other reads wherever they are.
  if (one.status < 400 && one.sent.length !== four.sent.length)
    expect.fail(
      `${what}: ${one.sent.length} statements where there is one of everything, ${four.sent.length} where there are four:\n${shown(four.sent).join('\n')}`,
    )
  return one.status
}

describe('a call sends as many statements for four as for one', () => {
  const reads = calls.filter(call => call.method === 'GET').map(call => [`GET ${call.path}`, call] as const)

  test.each(reads)('%s', async (name, call) => {
    const make = samples[name]
    if (!make) return expect.fail(`${name} has no sample in its feature’s samples.ts`)
    const count = (await make(few, 'visitor')).length
    expect(count).toBeGreaterThan(0)
    const statuses: number[] = []
    for (let index = 0; index < count; index++)
      for (const role of new Set([...readers, whoMay(call)]))
        statuses.push(
          await check(`${name} as ${role}, sample ${index}`, async stage => {
            const given = (await make(stage, role))[index]
            return (await askSample(stage, call, role, given ?? {})).statusCode
          }),
        )
    // A sample that nobody may ask reads nothing.
    expect(statuses).toContain(200)
  })
})

test('no sample is of what there is no more', () => {
  const all = new Set([...calls.map(call => `${call.method} ${call.path}`), ...builtPages])
  const named = [samples, pageSamples].flatMap(table => Object.keys(table))
  expect(named.filter(name => !all.has(name))).toEqual([])
})

describe('a page sends as many statements for four as for one', () => {
  test.each(builtPages)('%s', async path => {
    const make = pageSamples[path]
    if (!make) return expect.fail(`${path} has no sample in its feature’s samples.ts`)
    for (const role of readers)
      await check(`${path} as ${role}`, async stage => {
        const headers = role === 'visitor' ? {} : stage.people[role].headers
        return (await (pages.get(stage) as Awaited<ReturnType<typeof openPages>>).load(make(stage), headers))
          .status
      })
  })
})

test('the desk of an edition asks the database nothing twice, though its layout and its page load apart', async () => {
  const path = pageSamples['/admin/spic/:id']?.(few) ?? ''
  const { headers } = few.people.administrator
  const open = pages.get(few) as Awaited<ReturnType<typeof openPages>>
  const load = async () => (await open.load(path, headers)).status
  // What is memoized has been read before.
  await load()
  const { status, sent } = await sentBy(few, load)
  const seen = sent.map(one => JSON.stringify(one))
  expect(status).toBe(200)
  expect(seen.length).toBeGreaterThan(2)
  expect(shown(sent.filter((_one, at) => seen.indexOf(seen[at] ?? '') < at))).toEqual([])
})
