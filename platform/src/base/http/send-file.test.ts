import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeLog } from '../log/log.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import { parseRange, sendFile } from './send-file.ts'
import { sendFailure } from './server.ts'
import { toFailure } from './to-failure.ts'

const content = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).join('')
const folder = mkdtempSync(join(tmpdir(), 'leitai-send-'))
const storage = openFileStorage(folder)
const app = Fastify()
let stored: { key: string; sha256: string; size: number }
let name = '训练.csv'
let taken = 0

beforeAll(async () => {
  stored = await storage.put(Readable.from([Buffer.from(content)]), { maxBytes: 1_000 })
  app.setErrorHandler((error, request, reply) =>
    sendFailure(toFailure(error, makeLog('test', 'silent')), request, reply),
  )
  app.route({
    method: ['GET', 'HEAD'],
    url: '/file',
    handler: async (request, reply) => {
      await sendFile({ exchange: { request, reply } }, storage, { ...stored, name }, async () => void taken++)
      return reply
    },
  })
})
beforeEach(() => (taken = 0))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/file', headers })

describe('a range', () => {
  test.each([
    ['bytes=0-', { start: 0, end: 199 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-199', { start: 0, end: 199 }],
    ['bytes=0-200', { start: 0, end: 199 }],
    ['bytes=199-', { start: 199, end: 199 }],
    ['bytes=199-199', { start: 199, end: 199 }],
    ['bytes=10-20', { start: 10, end: 20 }],
    ['bytes=-1', { start: 199, end: 199 }],
    ['bytes=-200', { start: 0, end: 199 }],
    ['bytes=-9999', { start: 0, end: 199 }],
    ['bytes=5-99999999999999999999', { start: 5, end: 199 }],
    [' bytes=1-2 ', { start: 1, end: 2 }],
    ['Bytes=1-2', { start: 1, end: 2 }],
    ['bytes=200-', 'unsatisfiable'],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', 'unsatisfiable'],
    ['bytes=-', undefined],
    ['bytes=', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=0-1, -2', undefined],
    ['bytes=a-b', undefined],
    ['bytes=1.5-2', undefined],
    ['bytes=--5', undefined],
    ['bytes=0x1-2', undefined],
    ['items=0-1', undefined],
    ['0-1', undefined],
    ['', undefined],
  ])('%j of 200 bytes is %j', (header, range) => expect(parseRange(header, 200)).toEqual(range))

  test.each(['bytes=0-', 'bytes=-1', 'bytes=0-0'])('%s of an empty file does not exist', header =>
    expect(parseRange(header, 0)).toBe('unsatisfiable'),
  )
})

describe('a file', () => {
  test('is sent whole, as a download that no cache shows to others', async () => {
    const answer = await get()
    expect([answer.statusCode, answer.body, taken]).toEqual([200, content, 1])
    expect(answer.headers).toMatchObject({
      etag: `"${stored.sha256}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-type': 'application/octet-stream',
      'content-length': '200',
    })
    expect(answer.headers['content-range']).toBeUndefined()
  })

  test.each([
    ['bytes=0-3', '0001', 'bytes 0-3/200'],
    ['bytes=196-', '9899', 'bytes 196-199/200'],
    ['bytes=-2', '99', 'bytes 198-199/200'],
    ['bytes=0-', content, 'bytes 0-199/200'],
  ])('is sent in part for %s', async (range, body, contentRange) => {
    const answer = await get({ range })
    expect([answer.statusCode, answer.body, answer.headers['content-range'], taken]).toEqual([
      206,
      body,
      contentRange,
      1,
    ])
    expect(answer.headers['content-length']).toBe(String(body.length))
  })

  test('has no part behind its end', async () => {
    const answer = await get({ range: 'bytes=200-' })
    expect([answer.statusCode, answer.json().errno, answer.headers['content-range'], taken]).toEqual([
      416,
      'e41601',
      'bytes */200',
      0,
    ])
  })

  test.each([
    ['the same', () => `"${stored.sha256}"`, 206],
    ['another', () => '"0"', 200],
    // A weak tag, and a date, which this file has none of, do not say that the bytes are the same.
    ['the same, weakly', () => `W/"${stored.sha256}"`, 200],
    ['a date', () => 'Wed, 21 Oct 2026 07:28:00 GMT', 200],
  ])('is resumed if it is still %s', async (_what, ifRange, status) => {
    const answer = await get({ range: 'bytes=196-', 'if-range': ifRange() })
    expect([answer.statusCode, answer.body]).toEqual([status, status === 206 ? '9899' : content])
  })

  test.each([
    ['the same', () => `"${stored.sha256}"`, 304],
    ['weakly the same', () => `W/"${stored.sha256}"`, 304],
    ['one of several', () => `"a", "${stored.sha256}" ,"b"`, 304],
    ['anything', () => '*', 304],
    ['another', () => '"a"', 200],
    ['part of it', () => `"${stored.sha256.slice(1)}"`, 200],
  ])('is not sent to who has %s', async (_what, etags, status) => {
    const answer = await get({ 'if-none-match': etags() })
    expect([answer.statusCode, answer.body]).toEqual([status, status === 304 ? '' : content])
    expect(answer.headers.etag).toBe(`"${stored.sha256}"`)
    expect(taken).toBe(status === 304 ? 0 : 1)
  })

  test.each([[{}], [{ range: 'bytes=0-3' }], [{ range: 'bytes=200-' }]])(
    'says how large it is to a HEAD with %j',
    async headers => {
      const answer = await get(headers as Record<string, string>, 'HEAD')
      expect([answer.statusCode, answer.body, taken]).toEqual([200, '', 0])
      expect(answer.headers).toMatchObject({
        etag: `"${stored.sha256}"`,
        'content-length': '200',
        'accept-ranges': 'bytes',
      })
    },
  )

  test('does not leave before it is written down who takes it', async () => {
    const refusing = Fastify()
    refusing.get('/file', async (request, reply) => {
      await sendFile({ exchange: { request, reply } }, storage, { ...stored, name }, async () => {
        throw new Error('not written down')
      })
      return reply
    })
    const answer = await refusing.inject('/file')
    expect([answer.statusCode, answer.body.includes(content)]).toEqual([500, false])
    await refusing.close()
  })
})

describe('its name', () => {
  test.each([
    ['训练集 v1.csv', '___ v1.csv'],
    ['a "quoted" name.csv', 'a _quoted_ name.csv'],
    ["it's (1) *new*.csv", "it's (1) *new*.csv"],
    ['two\r\nlines: x.csv', 'two__lines: x.csv'],
    ['set-cookie\r\nset-cookie: a=b', 'set-cookie__set-cookie: a=b'],
    ['semi;colon=1, comma.csv', 'semi;colon=1, comma.csv'],
    ['back\\slash/and%25percent.csv', 'back_slash_and_25percent.csv'],
    ['\u202efdp.exe', '_fdp.exe'],
    ['👩‍🚀.csv', '___.csv'],
    ['naïve é\u0301.csv', 'na_ve __.csv'],
    ['\u0000\u0007.csv', '__.csv'],
    ['a\ud83d.csv', 'a_.csv'],
  ])('%j arrives as it is, on one line, and as %j where a client knows only ASCII', async (given, plain) => {
    name = given
    const { headers } = await get()
    const [kind, quoted, encoded] =
      /^(\w+); filename="([ !#-[\]-~]*)"; filename\*=UTF-8''([\w!#$&+.^`|~%-]*)$/
        .exec(String(headers['content-disposition']))
        ?.slice(1) ?? []
    expect([kind, quoted, decodeURIComponent(encoded ?? '')]).toEqual([
      'attachment',
      plain,
      // Half of a character does not break it.
      given.toWellFormed(),
    ])
    expect(headers['set-cookie']).toBeUndefined()
  })
})
