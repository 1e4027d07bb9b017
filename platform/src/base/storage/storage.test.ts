import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFileStorage } from './file-storage.ts'
import { MissingFileError, TooLargeError, type Listed, type Storage } from './storage.ts'
import { hasS3, makeTestBucket } from '../../../test/bucket.ts'

type Place = {
  storage: Storage
  /** The same place as another process sees it that has just started. */
  again(): Storage
  /** One that cannot be written. */
  broken(): Storage
  /** Where half-received files lie. */
  drafts: string
  count(): Promise<number>
  close(): Promise<void>
}

async function inFolder(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'leitai 存储-'))
  const files = join(root, 'files')
  writeFileSync(join(root, 'secret'), 'not for readers')
  writeFileSync(join(root, 'blocked'), '')
  return {
    storage: openFileStorage(files),
    again: () => openFileStorage(files),
    broken: () => openFileStorage(join(root, 'blocked')),
    drafts: join(files, 'drafts'),
    count: async () =>
      readdirSync(join(files, 'sha256'), { recursive: true, withFileTypes: true }).filter(at => at.isFile())
        .length,
    close: async () => rmSync(root, { recursive: true, force: true }),
  }
}

const places: [string, boolean, () => Promise<Place>][] = [
  ['a folder', true, inFolder],
  ['S3', hasS3, makeTestBucket],
]

describe.each(places)('%s', (_name, here, make) => {
  describe.runIf(here)('keeps files', () => {
    let place: Place
    let storage: Storage
    beforeAll(async () => {
      place = await make()
      storage = place.storage
    })
    afterAll(() => place.close())
    const put = (content: Buffer | string, maxBytes = 64 * 1024 * 1024) =>
      storage.put(Readable.from([Buffer.from(content)]), { maxBytes })
    const read = async (key: string, range?: { start: number; end: number }) =>
      buffer(await storage.read(key, range))
    const drafts = () => (existsSync(place.drafts) ? readdirSync(place.drafts) : [])
    const missing = `sha256/${'0'.repeat(2)}/${'0'.repeat(62)}`

    test.each([
      ['empty', Buffer.alloc(0)],
      ['one byte', Buffer.from([0])],
      ['Chinese', Buffer.from('编号,标签\n1,猫\n2,狗\n')],
      ['like a chunked body', Buffer.from('5\r\nhello\r\n0\r\n\r\n')],
      ['every byte', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ])('%s comes back as it was', async (_content, content) => {
      const sha256 = createHash('sha256').update(content).digest('hex')
      const stored = await put(content)
      expect(stored).toEqual({
        key: `sha256/${sha256.slice(0, 2)}/${sha256.slice(2)}`,
        sha256,
        size: content.length,
      })
      expect(await read(stored.key)).toEqual(content)
      expect(drafts()).toEqual([])
    })

    test('20 MB stream in and out in pieces', async () => {
      const piece = randomBytes(1_000_003)
      const hash = createHash('sha256')
      const pieces = function* () {
        for (let at = 0; at < 20; at++) {
          hash.update(piece)
          yield piece
        }
      }
      const { key, size, sha256 } = await storage.put(Readable.from(pieces()), { maxBytes: 21_000_000 })
      expect([size, sha256]).toEqual([20_000_060, hash.digest('hex')])
      const back = createHash('sha256')
      let parts = 0
      for await (const part of await storage.read(key)) {
        back.update(part as Buffer)
        parts++
      }
      expect([back.digest('hex'), parts > 20]).toEqual([sha256, true])
      expect(await read(key, { start: 19_000_000, end: 19_000_009 })).toEqual(
        piece.subarray(19_000_000 % 1_000_003).subarray(0, 10),
      )
    })

    test.each([
      [0, 0, 'a'],
      [2, 4, 'cde'],
      [25, 25, 'z'],
      [0, 25, 'abcdefghijklmnopqrstuvwxyz'],
    ])('bytes %i to %i are read alone', async (start, end, part) => {
      const { key } = await put('abcdefghijklmnopqrstuvwxyz')
      expect((await read(key, { start, end })).toString()).toBe(part)
    })

    test('the same bytes are kept once, even at the same time and by two processes', async () => {
      const before = await place.count()
      const content = randomBytes(50_000)
      const other = place.again()
      const all = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          (at % 2 ? storage : other).put(Readable.from([content]), { maxBytes: 50_000 }),
        ),
      )
      expect(new Set(all.map(stored => stored.key)).size).toBe(1)
      expect(await read(all[0]?.key ?? '')).toEqual(content)
      expect([await place.count(), drafts()]).toEqual([before + 1, []])
    })

    test('one byte too many keeps nothing', async () => {
      const before = await place.count()
      await expect(put(randomBytes(1001), 1000)).rejects.toThrow(TooLargeError)
      expect([await place.count(), drafts()]).toEqual([before, []])
      expect((await put(randomBytes(1000), 1000)).size).toBe(1000)
    })

    test('a sender that breaks off leaves nothing', async () => {
      const before = await place.count()
      const broken = Readable.from(
        (function* () {
          yield randomBytes(70_000)
          throw new Error('the line went dead')
        })(),
      )
      await expect(storage.put(broken, { maxBytes: 1e6 })).rejects.toThrow('the line went dead')
      expect([await place.count(), drafts()]).toEqual([before, []])
    })

    test('a program gets a file of its own machine, also in a process that never stored one', async () => {
      const content = randomBytes(100_000)
      const { key } = await put(content)
      const other = place.again()
      const { path, release } = await other.materialise(key)
      expect(readFileSync(path)).toEqual(content)
      await release()
      expect(await read(key)).toEqual(content)
    })

    test('what is not there is missing, and leaves nothing behind', async () => {
      await put('something')
      await expect(storage.read(missing)).rejects.toThrow(MissingFileError)
      await expect(storage.materialise(missing)).rejects.toThrow(MissingFileError)
      expect(drafts()).toEqual([])
    })

    test.each([
      '../secret',
      'sha256/../../secret',
      'sha256/00/../../../secret',
      '/etc/passwd',
      '..%2fsecret',
      '..',
      '.',
      '',
      '数据/文件.csv',
      `sha256/00/${'0'.repeat(61)}\u0000`,
      `${missing}?versionId=1`,
    ])('%j names nothing', async key => {
      await expect(storage.read(key)).rejects.toThrow(MissingFileError)
      await expect(storage.materialise(key)).rejects.toThrow(MissingFileError)
    })

    test('all files are listed, with when they were kept', async () => {
      const began = Date.now()
      const { key, size } = await put(randomBytes(1_234))
      const listed: Listed[] = []
      for await (const file of storage.list()) listed.push(file)
      const keptAt = listed.find(file => file.key === key)?.keptAt.getTime() ?? 0
      expect(listed).toContainEqual({ key, size, keptAt: new Date(keptAt) })
      // Some servers tell whole seconds.
      expect(Math.abs(keptAt - began)).toBeLessThan(60_000)
      expect(listed).toHaveLength(await place.count())
    })

    test('what nobody uses is removed, unless somebody kept it lately', async () => {
      const { key } = await put(randomBytes(1_000))
      expect(await storage.remove(key, { idleMs: 60_000 })).toBe(false)
      expect((await read(key)).length).toBe(1_000)
      expect(await storage.remove(key, { idleMs: 0 })).toBe(true)
      await expect(storage.read(key)).rejects.toThrow(MissingFileError)
      expect(await storage.remove(key, { idleMs: 0 })).toBe(true)
      await expect(storage.remove('../secret', { idleMs: 0 })).rejects.toThrow(MissingFileError)
    })

    test('readers that go away early do not use it up', async () => {
      const { key } = await put(randomBytes(3_000_000))
      // More than the S3 client has connections.
      for (let reader = 0; reader < 60; reader++) (await storage.read(key)).destroy()
      expect((await read(key)).length).toBe(3_000_000)
    })

    test('its check tells whether it can be used', async () => {
      await storage.check()
      await expect(place.broken().check()).rejects.toBeInstanceOf(Error)
      await expect(
        place.broken().put(Readable.from([Buffer.from(randomUUID())]), { maxBytes: 100 }),
      ).rejects.toBeInstanceOf(Error)
    })
  })
})
