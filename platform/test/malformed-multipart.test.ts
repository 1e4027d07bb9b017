import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../src/calls.ts'
import { samples } from './samples.ts'
import { makeStage, type Stage } from './stage.ts'
import { makeWorld } from './world.ts'

let stage: Stage
let port: number
beforeAll(async () => {
  stage = await makeStage(await makeWorld())
  port = Number(new URL(await stage.world.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => stage.world.close())

const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="r.csv"\r\n\r\n'
const type = 'multipart/form-data; boundary=b'

/** What no program sends on purpose, and connections cut short leave. */
const malformed: [string, string, string][] = [
  ['cut within a file', type, `${start}id,label\n1,a`],
  ['cut within a head', type, '--b\r\ncontent-disposition: form-da'],
  ['cut behind the first line', type, '--b\r\n'],
  ['without an end', type, `${start}id,label\n1,a\r\n--b`],
  ['empty', type, ''],
  ['no parts at all', type, '--b--\r\n'],
  ['what is no multipart', type, 'id,label\n1,a\n'],
  ['another boundary', type, `${start.replace('--b', '--c')}x\r\n--c--\r\n`],
  ['without a boundary', 'multipart/form-data', `${start}x\r\n--b--\r\n`],
  ['an empty boundary', 'multipart/form-data; boundary=', `${start}x\r\n--b--\r\n`],
  ['a boundary too long', `multipart/form-data; boundary=${'b'.repeat(300)}`, `${start}x\r\n--b--\r\n`],
  ['an empty file name', type, `${start.replace('r.csv', '')}x\r\n--b--\r\n`],
  ['a field without a name', type, `${start.replace(' name="file";', '')}x\r\n--b--\r\n`],
  ['a head without a disposition', type, '--b\r\nx-y: z\r\n\r\nx\r\n--b--\r\n'],
  ['a head of nothing readable', type, '--b\r\n\u0000\u0001:::\r\n\r\nx\r\n--b--\r\n'],
  ['a field called __proto__', type, `${start.replace('name="file"', 'name="__proto__"')}x\r\n--b--\r\n`],
  [
    'a field too long',
    type,
    `--b\r\ncontent-disposition: form-data; name="note"\r\n\r\n${'n'.repeat(70_000)}\r\n--b--\r\n`,
  ],
  ['another type', 'text/plain', 'x'],
  ['JSON', 'application/json', '{}'],
]

/** The first field for files takes one of them, whatever call it is. */
const more = (field = '', count: number): [string, string, string] => [
  `${count} files for ${field}`,
  type,
  `${`${start.replace('"file"', `"${field}"`)}id\r\n`.repeat(count)}--b--\r\n`,
]

/** Far more than what stands in buffers. */
const large = 'x'.repeat(3_000_000)

/** The states of what these requests are answered on one connection, each sent after the one before was answered. */
const onOneConnection = (requests: readonly string[]) =>
  new Promise<number[]>((done, failed) => {
    let text = ''
    const states = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, state]) => Number(state))
    const end = () => {
      socket.destroy()
      done(states())
    }
    const next = () => socket.write(requests[states().length] ?? '')
    const socket = connect(port, '127.0.0.1', next)
    socket.setEncoding('latin1').on('data', part => {
      const before = states().length
      text += part
      if (states().length === requests.length) end()
      else if (states().length > before) next()
    })
    socket.setTimeout(5_000, end).once('end', end).once('error', failed)
  })

const taking = calls.filter(call => call.files !== undefined)
const people = ['captain', 'administrator'] as const

test('there are calls that take files', () => expect(taking.length).toBeGreaterThan(5))

test.each(taking.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s refuses what is malformed with a reason',
  async (name, call) => {
    const found: unknown[] = []
    for (const role of people) {
      const [sample] = (await samples[name]?.(stage, role)) ?? []
      const url = call.path.replace(/\{(\w+)\}/g, (_, key: string) => String(sample?.params?.[key]))
      for (const [what, contentType, payload] of [
        ...malformed,
        more(call.files?.[0], 2),
        more(call.files?.[0], 15),
      ]) {
        const answer = await stage.world.app.inject({
          method: call.method,
          url,
          payload,
          headers: { ...stage.people[role].headers, 'content-type': contentType },
        })
        const isTold =
          answer.statusCode >= 400 && answer.statusCode < 500 && answer.json().errno !== undefined
        if (!isTold) found.push([role, what, answer.statusCode, answer.body.slice(0, 200)])
      }
    }
    expect(found).toEqual([])
  },
)

test.each(taking.map(call => [`${call.method} ${call.path}`, call] as const))(
  'what %s refuses while it comes does not hold the connection',
  async (name, call) => {
    const [sample] = (await samples[name]?.(stage, 'administrator')) ?? []
    const url = call.path.replace(/\{(\w+)\}/g, (_, key: string) => String(sample?.params?.[key]))
    const request = (line: string, headers: Record<string, string | number>, body = '') =>
      [
        `${line} HTTP/1.1`,
        ...Object.entries({ host: 'localhost', ...headers }).map(([key, value]) => `${key}: ${value}`),
        '',
        body,
      ].join('\r\n')
    for (const field of ['other', ...(call.files ?? [])]) {
      const body = `${start.replace('"file"', `"${field}"`)}${large}\r\n--b--\r\n`
      const states = await onOneConnection([
        request(
          `${call.method} ${url}`,
          { ...stage.people.administrator.headers, 'content-type': type, 'content-length': body.length },
          body,
        ),
        request('GET /api/places', {}),
      ])
      expect([field, states.length, states[1]]).toEqual([field, 2, 200])
    }
  },
)
