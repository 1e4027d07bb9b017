import { join } from 'node:path'
import { expect, test } from 'vitest'

// Plain JavaScript, as the Node of a new machine may be too old for more.
type Result = { passed: number; failures: string[] }
type Part = { name: string; room: number; after?: string[]; work: () => Promise<Result> }
type Runner = {
  runParts(parts: Part[], options: { room: number; began?: (part: Part) => void }): Promise<Result[]>
  sumUp(results: Result[]): Result & { isGood: boolean }
}
const { runParts, sumUp }: Runner = await import(join(import.meta.dirname, 'run-parts.mjs'))

const one: Result = { passed: 1, failures: [] }

/** Parts that say when they begin and end; each ends when it is told to. */
function stage(rooms: Record<string, number>, after: Record<string, string[]> = {}) {
  const events: string[] = []
  const doors = new Map<string, (result: Result) => void>()
  const parts = Object.entries(rooms).map(([name, room]): Part => ({
    name,
    room,
    ...(after[name] ? { after: after[name] } : {}),
    work: () =>
      new Promise(done => {
        events.push(`${name} began`)
        doors.set(name, done)
      }),
  }))
  const end = async (name: string, result = one) => {
    events.push(`${name} ended`)
    doors.get(name)?.(result)
    await new Promise(done => setImmediate(done))
  }
  return { parts, events, end }
}

test('what there is room for runs at once, in the order of the list', async () => {
  const { parts, events, end } = stage({ large: 2, small: 1, other: 1 })
  const all = runParts(parts, { room: 3 })
  await end('small')
  await end('large')
  await end('other')
  expect(events).toEqual([
    'large began',
    'small began',
    'small ended',
    'other began',
    'large ended',
    'other ended',
  ])
  expect(sumUp(await all)).toEqual({ passed: 3, failures: [], isGood: true })
})

test('what waits for another lets later ones go first, and is not run when that failed', async () => {
  const { parts, events, end } = stage({ build: 1, journeys: 1, lint: 1 }, { journeys: ['build'] })
  const all = runParts(parts, { room: 2 })
  await end('lint')
  await end('build', { passed: 0, failures: ['build'] })
  expect(events).not.toContain('journeys began')
  const { failures, isGood } = sumUp(await all)
  expect(failures).toEqual(['build', 'journeys: not run, as "build" failed'])
  expect(isGood).toBe(false)
})

test('what was left out of a run is not waited for, and what needs more room than there is runs alone', async () => {
  const { parts, events, end } = stage({ journeys: 9, lint: 1 }, { journeys: ['build'] })
  const all = runParts(parts, { room: 2 })
  await end('journeys')
  await end('lint')
  expect(events).toEqual(['journeys began', 'journeys ended', 'lint began', 'lint ended'])
  expect(sumUp(await all).isGood).toBe(true)
})

test('a part that dies has failed, and the others are run all the same', async () => {
  const results = await runParts(
    [
      { name: 'dies', room: 1, work: () => Promise.reject(new Error('no memory')) },
      { name: 'lives', room: 1, work: () => Promise.resolve(one) },
    ],
    { room: 1 },
  )
  expect(sumUp(results)).toMatchObject({ passed: 1, isGood: false })
  expect(sumUp(results).failures.join()).toContain('dies: Error: no memory')
})

test('a run without any test is no good run', () => expect(sumUp([]).isGood).toBe(false))
