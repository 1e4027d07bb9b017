import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hasParts } from './gzip-parts.ts'

const packed = gzipSync('id,value\n1,2\n')
const long = gzipSync(Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251)))

test.each([
  ['one file', [packed], false],
  ['one long file', [long], false],
  ['two files', [packed, packed], true],
  ['two long files', [long, long], true],
  ['a file that is cut', [packed.subarray(0, -12)], false],
  ['a file with other bytes behind it', [packed, Buffer.from('no gzip at all, and long enough')], false],
  ['nothing that is packed', [Buffer.from('id,value\n1,2\n')], false],
])('%s', async (_what, parts, expected) => {
  expect(await hasParts(new Blob(parts.map(part => new Uint8Array(part))))).toBe(expected)
})
