import { join } from 'node:path'
import { expect, test } from 'vitest'

// Plain JavaScript, as the Node of a new machine may be too old for more.
type Result = { passed: number; failures: string[] }
type Part = { name: string; room: number; after?: string[]; work: () => Promise<Result> }
type Changed = { running: Map<Part, number>; waiting: Part[] }
type Runner = {
  runParts(parts: Part[], options: { room: number; changed?: (now: Changed) => void }): Promise<Result[]>
  timeLeft(now: {
    parts: Part[]
    waiting: Part[]
    elapsed: Map<Part, number>
    seconds: Record<string, number>
    room: number
  }): number | undefined
  sumUp(results: Result[]): Result & { isGood: boolean }
}
const { runParts, sumUp, timeLeft }: Runner = await import(join(import.meta.dirname, 'run-parts.mjs'))

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

test('reports running and waiting parts once when several begin or end together', async () => {
  const { parts, end } = stage({ lint: 1, build: 1, journeys: 2, last: 1 }, { journeys: ['build'] })
  const told: string[][][] = []
  const names = (parts: Iterable<Part>) => [...parts].map(({ name }) => name)
  const all = runParts(parts, {
    room: 2,
    changed: ({ running, waiting }) => void told.push([names(running.keys()), names(waiting)]),
  })
  await end('build')
  await end('lint')
  await end('last')
  await end('journeys')
  await all
  expect(told).toEqual([
    [
      ['lint', 'build'],
      ['journeys', 'last'],
    ],
    [['lint', 'last'], ['journeys']],
    [['last'], ['journeys']],
    [['journeys'], []],
  ])
})

test.for([
  { name: 'one after the other without room', room: 1, begun: {}, wanted: 60 },
  { name: 'beside each other with room', room: 9, begun: {}, wanted: 50 },
  { name: 'less what the running ones have run', room: 9, begun: { build: 15, lint: 4 }, wanted: 35 },
  {
    name: 'nothing for one that runs longer than before',
    room: 9,
    begun: { build: 99, lint: 4 },
    wanted: 30,
  },
])('the time left is that of the parts $name', ({ room, begun, wanted }) => {
  const { parts } = stage({ lint: 1, build: 1, journeys: 1 }, { journeys: ['build'] })
  const elapsed = new Map(Object.entries(begun).map(([name, past]) => [called(parts, name), past]))
  const waiting = parts.filter(part => !elapsed.has(part))
  const seconds = { lint: 10, build: 20, journeys: 30 }
  expect(timeLeft({ parts, waiting, elapsed, seconds, room })).toBe(wanted)
})

test('what has ended is neither waited for nor counted', () => {
  const { parts } = stage({ build: 1, journeys: 1 }, { journeys: ['build'] })
  const waiting = [called(parts, 'journeys')]
  expect(timeLeft({ parts, waiting, elapsed: new Map(), seconds: { journeys: 30 }, room: 1 })).toBe(30)
})

test('there is no estimate while a part that has not ended was never timed', () => {
  const { parts } = stage({ lint: 1, build: 1 })
  expect(
    timeLeft({ parts, waiting: parts, elapsed: new Map(), seconds: { lint: 1 }, room: 1 }),
  ).toBeUndefined()
})

function called(parts: readonly Part[], name: string): Part {
  const part = parts.find(one => one.name === name)
  if (!part) throw new Error(`no part ${name}`)
  return part
}
