import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipStream, type StreamedEntry } from './zip-stream.ts'

const at = new Date('2026-11-20T04:05:06.000Z')
const stored = Buffer.from(Array.from({ length: 100_000 }, (_, byte) => byte % 251))
const storage = {
  read: async () =>
    Readable.from([stored.subarray(0, 7), stored.subarray(7, 70_000), stored.subarray(70_000)]),
}

test('another reader of archives reads what was at hand and what was stored, to the last byte', async () => {
  async function* entries(): AsyncGenerator<StreamedEntry> {
    yield { name: '方案/表.csv', at, bytes: Buffer.from('编号\n1\n') }
    yield { name: 'empty.csv', at, bytes: Buffer.alloc(0) }
    yield { name: 'files/1-方案书.pdf', at, key: 'k', size: stored.length }
    yield { name: 'last.json', at, bytes: Buffer.from('{}') }
  }
  const found = unzipSync(await buffer(Readable.from(zipStream(storage, entries()))))
  expect(Object.entries(found).map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual([
    ['方案/表.csv', Buffer.from('编号\n1\n')],
    ['empty.csv', Buffer.alloc(0)],
    ['files/1-方案书.pdf', stored],
    ['last.json', Buffer.from('{}')],
  ])
})

test('an archive of nothing is one', async () => {
  async function* none(): AsyncGenerator<StreamedEntry> {}
  expect(unzipSync(await buffer(Readable.from(zipStream(storage, none()))))).toEqual({})
})
