import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

type Answer = { status: number; text?: string }
const cut: Answer = { status: 0 }
const taken: Answer = { status: 200, text: '{"status":"e200","data":{"id":7}}' }
const refused: Answer = {
  status: 403,
  text: '{"status":"e40343","errno":"e40343","message":"用完了","hint":"/x","issues":[{"path":"submission","code":"e40344"}]}',
}
const failed: Answer = { status: 500, text: '{"status":"e50001","errno":"e50001","message":"出错了"}' }
const proxy: Answer = { status: 502, text: '<html>Bad Gateway</html>' }

/** What the server answers next; the last of them for ever. */
let answers: Answer[] = []
/** The keys of all that was sent. */
let keys: (string | undefined)[] = []
let sent: FormData[] = []

class FakeRequest {
  status = 0
  responseText = ''
  upload = { addEventListener: () => undefined }
  #end = () => undefined as void
  #key: string | undefined
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'idempotency-key') this.#key = value
  }
  getResponseHeader() {
    return null
  }
  addEventListener(_: 'loadend', end: () => void) {
    this.#end = end
  }
  send(form: FormData) {
    keys.push(this.#key)
    sent.push(form)
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? cut
    this.status = answer.status
    this.responseText = answer.text ?? ''
    this.#end()
  }
}

const reload = vi.fn<() => void>()
const onLost = vi.fn<() => void>()
const fields = { note: '', file: new File(['id,x'], 'a.csv', { lastModified: 1 }), process: [] }
const ask = { address: '/api/competitions/1/uploads', fields, identity: { build: '0' }, onLost }
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: Error) => error.message,
  )

beforeEach(() => {
  keys = []
  sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } })
  vi.stubGlobal('location', { reload })
  // Nobody waits between the tries here.
  vi.stubGlobal('setTimeout', queueMicrotask)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('pressed again after a lost connection, the same file keeps its key until it is taken', async () => {
  answers = [cut]
  expect(await messageOf(sendForm(ask))).toBe('连接中断，请检查网络后重试。')
  expect(onLost).toHaveBeenCalledTimes(3)
  answers = [taken]
  const file = new File(['id,x'], 'a.csv', { lastModified: 1 })
  const again = { ...ask, fields: { ...fields, file } }
  expect(await sendForm(again)).toEqual({ id: 7 })
  expect(keys).toHaveLength(5)
  expect(new Set(keys).size).toBe(1)
  await sendForm(ask)
  expect(keys[5]).not.toBe(keys[0])
})

test('the page of a proxy says nothing of what became of the file: it keeps its key', async () => {
  answers = [proxy]
  expect(await messageOf(sendForm(ask))).toBe('服务器没有正常答复，请稍后重试。')
  expect(onLost).not.toHaveBeenCalled()
  answers = [taken]
  await sendForm(ask)
  expect(keys).toHaveLength(5)
  expect(new Set(keys).size).toBe(1)
})

test('what is changed after a lost connection is another submission', async () => {
  answers = [cut]
  const file = new File(['id,y'], 'a.csv', { lastModified: 2 })
  for (const change of [{}, { note: 'b' }, { file }, { process: [file] }])
    await messageOf(sendForm({ ...ask, fields: { ...fields, ...change } }))
  await messageOf(sendForm({ ...ask, address: '/api/competitions/2/uploads' }))
  expect(new Set(keys).size).toBe(5)
})

test('after a refusal a press is a new try, and the refusal is told whole', async () => {
  answers = [refused]
  await expect(sendForm(ask)).rejects.toMatchObject({
    message: '用完了',
    hint: '/x',
    issues: [{ path: 'submission', code: 'e40344' }],
  })
  expect(keys).toHaveLength(1)
  await messageOf(sendForm(ask))
  expect(keys[1]).not.toBe(keys[0])
  answers = [failed, failed, taken]
  expect(await sendForm(ask)).toEqual({ id: 7 })
  expect(new Set(keys.slice(2)).size).toBe(1)
})

test('a page that is too old reloads itself', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  answers = [{ status: 400, text: '{"status":"e30200","errno":"e30200","message":"正在刷新"}' }]
  expect(await messageOf(sendForm(ask))).toBe('正在刷新')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('fields are sent before files, which are judged by them', async () => {
  answers = [taken]
  const { file } = fields
  await sendForm({ ...ask, fields: { file, process: null, seed: undefined, note: 'n' } })
  expect([...(sent.at(-1) ?? [])]).toEqual([
    ['note', 'n'],
    ['file', file],
  ])
})
