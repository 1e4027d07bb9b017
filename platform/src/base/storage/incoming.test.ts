import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasS3, makeTestBucket } from '../../../test/bucket.ts'
import { openFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'

type Place = {
  storage: Storage
  again(): Storage
  /** Files and objects of any kind that are there. */ count(): Promise<number>
  close(): Promise<void>
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => !entry.isDirectory())
        .length
    : 0

async function inFolder(): Promise<Place> {
  const root = mkdtempSync(join(tmpdir(), 'leitai-incoming-'))
  return {
    storage: openFileStorage(root),
    again: () => openFileStorage(root),
    count: async () => filesIn(root),
    close: async () => rmSync(root, { recursive: true, force: true }),
  }
}

const places: [string, boolean, () => Promise<Place>][] = [
  ['a folder', true, inFolder],
  ['S3', hasS3, makeTestBucket],
]

const content = randomBytes(3_000_017)
const sha256 = createHash('sha256').update(content).digest('hex')

/** Brings the bytes of a place on, then the line goes dead. */
const dying = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      yield bytes
      throw new Error('the line went dead')
    })(),
  )

describe.each(places)('files arrive in pieces in %s', (_name, here, make) => {
  describe.runIf(here)('and', () => {
    let place: Place
    beforeAll(async () => (place = await make()))
    afterAll(() => place.close())

    test.each([1, 50, 99])(
      'cut after %i percent are the same when resumed by another process',
      async share => {
        const { incoming } = place.storage
        const id = randomUUID()
        const cut = Math.floor((content.length * share) / 100)
        expect(await incoming.length(id, 0)).toBe(0)
        await expect(incoming.append(id, 0, dying(content.subarray(0, cut)))).rejects.toThrow(
          'the line went dead',
        )
        const other = place.again()
        // What was known before the cut is old, and yet all that arrived is found.
        const offset = await other.incoming.length(id, 0)
        expect(offset).toBe(cut)
        expect(await other.incoming.append(id, offset, Readable.from([content.subarray(offset)]))).toBe(
          content.length,
        )
        const arrived = await other.incoming.keep(id, content.length)
        expect(arrived).toMatchObject({ sha256, size: content.length, crc32: crc32(content) })
        expect(content.equals(await buffer(await place.storage.read(arrived.key)))).toBe(true)
        await other.incoming.remove(id)
        expect([await incoming.length(id, 0), await place.count()]).toEqual([0, 1])
      },
    )

    test('are kept again after an abort, and leave nothing when removed twice', async () => {
      const { incoming, read } = place.storage
      const before = await place.count()
      const id = randomUUID()
      let length = 0
      const small = randomBytes(3 * 70_000)
      for (let at = 0; at < 3; at++)
        length = await incoming.append(
          id,
          length,
          Readable.from([small.subarray(at * 70_000, (at + 1) * 70_000)]),
        )
      const first = await incoming.keep(id, small.length)
      expect(await incoming.keep(id, small.length)).toEqual(first)
      await incoming.remove(id)
      await incoming.remove(id)
      expect(await place.count()).toBe(before + 1)
      expect(small.equals(await buffer(await read(first.key)))).toBe(true)
    })

    test('nothing of a piece that brought nothing is kept', async () => {
      const { incoming } = place.storage
      const id = randomUUID()
      const before = await place.count()
      await expect(incoming.append(id, 0, dying(Buffer.alloc(0)))).rejects.toThrow('the line went dead')
      expect(await incoming.length(id, 0)).toBe(0)
      await incoming.remove(id)
      expect(await place.count()).toBe(before)
    })

    test('what is not whole does not become a file', async () => {
      const { incoming } = place.storage
      const before = await place.count()
      const id = randomUUID()
      await incoming.append(id, 0, Readable.from([Buffer.from('half')]))
      await expect(incoming.keep(id, 8)).rejects.toBeInstanceOf(Error)
      await incoming.remove(id)
      expect(await place.count()).toBe(before)
    })

    test.each(['../secret', '', 'x', `${randomUUID()}/../x`])('%j is no id', async id =>
      expect(place.storage.incoming.length(id, 0)).rejects.toThrow('not an id'),
    )
  })
})

test('a full disk says so and keeps what it took', async () => {
  const root = mkdtempSync(join(tmpdir(), 'leitai-full-'))
  try {
    mkdirSync(join(root, 'incoming'))
    const id = randomUUID()
    symlinkSync('/dev/full', join(root, 'incoming', id))
    const { incoming } = openFileStorage(root)
    await expect(incoming.append(id, 0, Readable.from([content]))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await incoming.length(id, 0)).toBe(0)
    expect(filesIn(join(root, 'sha256'))).toBe(0)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
