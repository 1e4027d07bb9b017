// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveAll, renderPage } from '../../test/render-page.tsx'
import { ApiError } from '../base/contract/client.ts'
import { NetworkError } from '../base/web/network-error.ts'
import { useAutosave, type Autosave } from './use-autosave.ts'

type Sheet = { points: string; text: string }
type Saved = { value: Sheet; tag: number; savedAt: string | null }

const conflict = 'e409999'
const refused = (errno: string, status: number) =>
  new ApiError(status, { errno, message: `No: ${errno}.`, issues: [] })

/** What the server has; what was asked of it; and what stands in the way of the next saves. */
let server: Saved
let sent: string[] = []
let ways: ('ok' | 'lost' | Error | Promise<void>)[] = []
let name = ''
let names = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  server = { value: { points: '', text: '' }, tag: 1, savedAt: null }
  sent = []
  ways = []
  name = `sheet:${++names}`
})
afterEach(async () => {
  await leaveAll()
  vi.useRealTimers()
})

/** As the server does: what is written over something newer is refused, the same again is not. */
async function save(value: Sheet, tag: number) {
  sent.push(`${tag} ${value.text}`)
  const way = ways.shift() ?? 'ok'
  if (way instanceof Promise) await way
  if (way instanceof Error) throw way
  if (tag !== server.tag) throw refused(conflict, 409)
  server = { value, tag: tag + 1, savedAt: `at ${tag + 1}` }
  if (way === 'lost') throw new NetworkError()
  return { tag: server.tag, savedAt: server.savedAt ?? '' }
}

async function open({ isOpen = true, viewer = 1 } = {}) {
  const saved = server
  const { now, leave } = await renderPage(
    () => {
      const sheet = useAutosave<Sheet>({ name, saved, isOpen, conflict, save, load: async () => server })
      return { given: sheet, body: <p>{sheet.value.text}</p> }
    },
    { viewer },
  )
  return {
    sheet: now,
    type: (text: string) => act(async () => now().set({ text })),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    do: <T,>(work: (sheet: Autosave<Sheet>) => T) => act(async () => work(now())),
    leave,
  }
}
const kept = () => localStorage.length

test('what is typed is saved once, when nothing is typed for a moment, and is then kept nowhere else', async () => {
  const page = await open()
  for (const text of ['a', 'ab', 'abc']) {
    await page.type(text)
    await page.pass(400)
  }
  expect([sent, page.sheet().state, kept()]).toEqual([[], 'typing', 1])
  await page.pass(900)
  expect(sent).toEqual(['1 abc'])
  expect(page.sheet()).toMatchObject({ state: 'saved', savedAt: 'at 2', isDirty: false })
  expect(kept()).toBe(0)
  // Typed and taken back: nothing to save.
  await page.type('abcd')
  await page.type('abc')
  await page.pass(2_000)
  expect(sent).toHaveLength(1)
})

test('what is typed while a save is on its way is saved after it, by its tag', async () => {
  const page = await open()
  const way = Promise.withResolvers<void>()
  ways = [way.promise]
  await page.type('a')
  await page.pass(900)
  await page.type('ab')
  await page.pass(5_000)
  expect([sent, page.sheet().hasUnsaved()]).toEqual([['1 a'], true])
  await act(async () => way.resolve())
  await page.pass(900)
  expect(sent).toEqual(['1 a', '2 ab'])
  expect(server.value.text).toBe('ab')
})

test.each<[string, Error, string]>([
  ['no answer', new NetworkError(), 'offline'],
  ['a server that cannot', refused('e50000', 503), 'busy'],
  ['too many saves', refused('e42900', 429), 'busy'],
])(
  '%s is tried again, later each time, and at once when the connection is back',
  async (_what, error, state) => {
    const page = await open()
    ways = [error, error, error]
    await page.type('a')
    await page.pass(900)
    expect([page.sheet().state, sent.length, kept()]).toEqual([state, 1, 1])
    await page.pass(4_999)
    expect(sent).toHaveLength(1)
    await page.pass(1)
    expect(sent).toHaveLength(2)
    await page.pass(9_999)
    expect(sent).toHaveLength(2)
    await page.pass(1)
    expect(sent).toHaveLength(3)
    await act(async () => void dispatchEvent(new Event('online')))
    expect(sent).toHaveLength(4)
    expect(page.sheet()).toMatchObject({ state: 'saved', problem: undefined })
    expect([server.value.text, kept()]).toEqual(['a', 0])
  },
)

test('a save whose answer was lost is found to be saved', async () => {
  const page = await open()
  ways = ['lost']
  await page.type('a')
  await page.pass(900)
  expect(page.sheet().state).toBe('offline')
  await page.pass(5_000)
  expect(sent).toEqual(['1 a', '1 a'])
  expect(page.sheet()).toMatchObject({ state: 'saved', isDirty: false, savedAt: 'at 2' })
  await page.type('ab')
  await page.pass(900)
  expect(sent.at(-1)).toBe('2 ab')
})

test.each([
  ['mine', 'mine', ['1 mine', '7 mine more']],
  ['theirs', 'theirs', ['1 mine']],
] as const)('of two versions %s is chosen, and nothing is sent before', async (_which, choice, all) => {
  const page = await open()
  await page.type('mine')
  server = { value: { points: '5', text: 'theirs' }, tag: 7, savedAt: 'then' }
  await page.pass(900)
  expect(page.sheet().state).toBe('conflict')
  await page.type('mine more')
  await page.pass(60_000)
  await act(async () => void dispatchEvent(new Event('online')))
  expect([sent, kept()]).toEqual([['1 mine'], 1])
  expect(await page.do(sheet => sheet.flush())).toBeUndefined()
  await page.do(sheet => (choice === 'mine' ? sheet.keepMine() : sheet.takeTheirs()))
  expect(sent).toEqual(all)
  const text = choice === 'mine' ? 'mine more' : 'theirs'
  expect(page.sheet()).toMatchObject({ state: 'saved', isDirty: false, value: { text } })
  expect([server.value.text, kept()]).toEqual([text, 0])
})

test('what the server refuses is said and kept, and sent again once it is changed', async () => {
  const page = await open()
  ways = [refused('e40000', 400)]
  await page.type('a')
  await page.pass(900)
  expect(page.sheet()).toMatchObject({ state: 'refused', problem: 'No: e40000.', isDirty: true })
  await page.pass(120_000)
  expect([sent.length, kept()]).toEqual([1, 1])
  await page.type('ab')
  await page.pass(900)
  expect(page.sheet()).toMatchObject({ state: 'saved', problem: undefined })
})

test('whoever leaves at once has it saved, and whoever could not finds it again', async () => {
  const page = await open()
  await page.type('a')
  await page.leave()
  expect([sent, server.value.text]).toEqual([['1 a'], 'a'])
  // What is saved by then is no draft any more; what is not comes back, and is saved.
  const later = await open()
  ways = [new NetworkError()]
  await later.type('ab')
  await later.leave()
  expect(kept()).toBe(1)
  const stranger = await open({ viewer: 2 })
  expect(stranger.sheet().value.text).toBe('a')
  const again = await open()
  expect(again.sheet().value.text).toBe('ab')
  await again.pass(0)
  expect([server.value.text, kept()]).toEqual(['ab', 0])
})

test('a draft that is older than what is saved is asked about', async () => {
  const page = await open()
  ways = [new NetworkError()]
  await page.type('mine')
  await page.leave()
  server = { value: { points: '', text: 'theirs' }, tag: 3, savedAt: 'then' }
  const later = await open()
  await later.pass(60_000)
  expect(later.sheet()).toMatchObject({ state: 'conflict', value: { text: 'mine' } })
  expect(server.value.text).toBe('theirs')
})

test('nothing is sent where it cannot be saved, and a draft does not come back there', async () => {
  const page = await open()
  ways = [new NetworkError()]
  await page.type('a')
  await page.leave()
  sent = []
  const closed = await open({ isOpen: false })
  await closed.pass(60_000)
  expect([closed.sheet().value.text, sent, kept()]).toEqual(['', [], 1])
})

test('who asks for all to be saved is answered its tag, once nothing more is typed', async () => {
  const page = await open()
  await page.type('a')
  const way = Promise.withResolvers<void>()
  ways = [way.promise]
  let tag: Promise<number | undefined> | undefined
  await page.do(sheet => void (tag = sheet.flush()))
  await page.type('ab')
  await act(async () => way.resolve())
  expect(await page.do(() => tag)).toBe(3)
  expect(sent).toEqual(['1 a', '2 ab'])
  // Nothing to save is saved already, unless it is asked for all the same.
  expect(await page.do(sheet => sheet.flush())).toBe(3)
  expect(await page.do(sheet => sheet.flush(true))).toBe(4)
  await page.do(sheet => sheet.follow(9))
  server = { ...server, tag: 9 }
  await page.type('abc')
  await page.pass(900)
  expect(sent.at(-1)).toBe('9 abc')
  ways = [refused('e40000', 400)]
  await page.type('abcd')
  expect(await page.do(sheet => sheet.flush())).toBeUndefined()
})
