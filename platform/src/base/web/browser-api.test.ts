import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../contract/client.ts'
import { fetchOnce, makeBrowserApi, openEnvelope, readEnvelope } from './browser-api.ts'
import { NetworkError, refusalIn } from './network-error.ts'

const speak = (lang: string) =>
  vi.stubGlobal('document', { documentElement: { lang }, cookie: `lang=${lang}` })
const reload = vi.fn<() => void>()
const api = makeBrowserApi(() => ({ build: '0' })) as unknown as (
  name: string,
  input?: object,
) => Promise<unknown>
/** What `work` is rejected with. */
const failureOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}
const messageOf = async (work: () => unknown) => ((await failureOf(work)) as Error).message

beforeEach(() => {
  // Nobody waits between the tries here.
  vi.stubGlobal('setTimeout', queueMicrotask)
  speak('zh-CN')
  vi.stubGlobal('location', { reload })
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('a cut connection is tried again, then told as a failure that has words', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  const failure = await failureOf(() => api('GET /api/competitions'))
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toBeInstanceOf(NetworkError)
  expect((failure as NetworkError).httpStatus).toBe(0)
  expect((failure as NetworkError).message).toBe('连接中断，请检查网络后重试。')
  expect(fetched).toHaveBeenCalledTimes(4)
  speak('en-US')
  expect(await messageOf(() => fetchOnce('/api/x', {}))).toBe(
    'The connection was lost. Check it and try again.',
  )
})

test('a connection that is back in time is not spoken of', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockResolvedValueOnce(Response.json({ status: 'e200', data: { id: 7 } }))
  vi.stubGlobal('fetch', fetched)
  expect(await api('POST /api/tokens')).toEqual({ id: 7 })
  const keys = fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'))
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

/** The keys of all that was sent. */
const keysOf = (fetched: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'))

test('pressed again after a lost connection, the same request keeps its key until it is answered', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  const post = (name: string) => api('POST /api/tokens', { body: { name } })
  await failureOf(() => post('a'))
  await failureOf(() => post('b'))
  fetched.mockImplementation(async () => Response.json({ status: 'e200', data: { id: 7 } }))
  await post('a')
  await post('a')
  const [first, other, again, anew] = [0, 4, 8, 9].map(index => keysOf(fetched)[index])
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(anew).not.toBe(first)
})

test('after a refusal a press is a new try; a server that failed may have done it', async () => {
  const answer = (status: number, errno: string) => async () =>
    Response.json({ status: errno, errno }, { status })
  const fetched = vi.fn<typeof fetch>().mockImplementation(answer(409, 'e40921'))
  vi.stubGlobal('fetch', fetched)
  const post = () => api('POST /api/tokens', { body: { name: 'c' } })
  await failureOf(post)
  await failureOf(post)
  expect(new Set(keysOf(fetched)).size).toBe(2)
  fetched.mockClear().mockImplementation(answer(503, 'e50301'))
  await failureOf(post)
  await failureOf(post)
  expect(fetched).toHaveBeenCalledTimes(8)
  expect(new Set(keysOf(fetched)).size).toBe(1)
})

test('what was given up on purpose stays given up, and is not tried again', async () => {
  const given = new DOMException('The user aborted a request.', 'AbortError')
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(given)
  vi.stubGlobal('fetch', fetched)
  expect(await failureOf(() => api('GET /api/competitions'))).toBe(given)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('an answer that breaks off in the middle is a lost connection', async () => {
  const broken = new ReadableStream({ start: stream => stream.error(new TypeError('network error')) })
  expect(await messageOf(() => readEnvelope(new Response(broken)))).toBe('连接中断，请检查网络后重试。')
})

test('the answer of a proxy is told in words of ours', async () => {
  const unreadable = '服务器没有正常答复，请稍后重试。'
  expect(await messageOf(() => openEnvelope({ status: 502, text: '<html>Bad Gateway</html>' }))).toBe(
    unreadable,
  )
  expect(await messageOf(() => openEnvelope({ status: 504, text: '' }))).toBe(unreadable)
  expect(await messageOf(() => openEnvelope({ status: 200, text: '<html>Log in</html>' }))).toBe(unreadable)
  speak('en-US')
  const failure = (await failureOf(() => openEnvelope({ status: 502, text: '<html>' }))) as NetworkError
  expect([failure.httpStatus, failure.message]).toEqual([
    502,
    'The server did not answer properly. Try again in a moment.',
  ])
  expect(refusalIn(failure)).toBeUndefined()
})

test('a refusal keeps the words of the server, and a page that is too old reloads once', async () => {
  const text = JSON.stringify({ status: 'e40343', errno: 'e40343', message: '用完了', hint: '/x' })
  const refusal = await failureOf(() => openEnvelope({ status: 403, text, requestId: 'r1' }))
  expect(refusalIn(refusal)).toMatchObject({ message: '用完了', hint: '/x', requestId: 'r1' })
  expect(reload).not.toHaveBeenCalled()
  const old = JSON.stringify({ status: 'e30200', errno: 'e30200', message: '正在刷新' })
  expect(await messageOf(() => openEnvelope({ status: 400, text: old }))).toBe('正在刷新')
  expect(await messageOf(() => openEnvelope({ status: 400, text: old }))).toBe('正在刷新')
  expect(reload).toHaveBeenCalledTimes(1)
})
