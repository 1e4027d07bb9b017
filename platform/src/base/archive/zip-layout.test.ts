import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { layOut, type Entry } from './zip-layout.ts'

const at = new Date('2026-11-20T04:05:06.000Z')
const contents: Record<string, Buffer> = {
  '训练/图 片.csv': Buffer.from('编号,标签\n1,猫\n'),
  'empty.txt': Buffer.alloc(0),
  'a/b/c.bin': Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  '=1+1.csv': Buffer.from('x'),
}
const entries: Entry[] = Object.entries(contents).map(([name, content]) => ({
  name,
  size: content.length,
  crc32: crc32(content),
  at,
}))

const assemble = () => {
  const { size, pieces } = layOut(entries)
  const bytes = Buffer.concat(
    pieces.map(piece => ('bytes' in piece ? piece.bytes : (Object.values(contents)[piece.entry] as Buffer))),
  )
  return { size, bytes }
}

test('is read by another reader of archives, to the last byte', () => {
  const { size, bytes } = assemble()
  expect(bytes.length).toBe(size)
  const found = unzipSync(bytes)
  expect(Object.keys(found)).toEqual(Object.keys(contents))
  for (const [name, content] of Object.entries(contents))
    expect(Buffer.from(found[name] as Uint8Array)).toEqual(content)
})

const has = (program: string) => {
  try {
    execFileSync('which', [program])
    return true
  } catch {
    return false
  }
}

test.runIf(has('unzip'))('has nothing that unzip complains of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leitai-zip-'))
  try {
    writeFileSync(join(folder, 'all.zip'), assemble().bytes)
    expect(execFileSync('unzip', ['-tq', join(folder, 'all.zip')], { encoding: 'utf8' })).toContain(
      'No errors',
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('beyond four gigabytes', () => {
  const gigabytes = 1024 ** 3
  const large = layOut([
    { name: 'large.bin', size: 5 * gigabytes, crc32: 1, at },
    { name: 'far.bin', size: 3, crc32: 2, at },
  ])
  const own = large.pieces.flatMap(piece => ('bytes' in piece ? [piece.bytes] : []))
  const [header, , central, end] = own as [Buffer, Buffer, Buffer, Buffer]

  test('sizes stand in the extra fields', () => {
    expect([header.readUInt16LE(4), header.readUInt32LE(18), header.readUInt32LE(22)]).toEqual([
      45, 0xffff_ffff, 0xffff_ffff,
    ])
    const extra = header.subarray(30 + 'large.bin'.length)
    expect([
      extra.readUInt16LE(0),
      extra.readUInt16LE(2),
      extra.readBigUInt64LE(4),
      extra.readBigUInt64LE(12),
    ]).toEqual([1, 16, BigInt(5 * gigabytes), BigInt(5 * gigabytes)])
  })

  test('places stand in the extra fields', () => {
    const second = central.subarray(46 + 'large.bin'.length + 20)
    expect(second.readUInt32LE(0)).toBe(0x02014b50)
    expect([second.readUInt32LE(20), second.readUInt32LE(42)]).toEqual([3, 0xffff_ffff])
    expect(second.readBigUInt64LE(46 + 'far.bin'.length + 4)).toBe(BigInt(header.length + 5 * gigabytes))
  })

  test('the end names its own place', () => {
    const before = large.size - central.length - end.length
    expect(end.readUInt32LE(0)).toBe(0x06064b50)
    expect(end.readBigUInt64LE(48)).toBe(BigInt(before))
    expect([end.readUInt32LE(56), end.readBigUInt64LE(64)]).toEqual([
      0x07064b50,
      BigInt(before + central.length),
    ])
    expect([end.readUInt32LE(76), end.readUInt32LE(92)]).toEqual([0x06054b50, 0xffff_ffff])
  })
})

test('more files than a short number counts', () => {
  const { pieces } = layOut(
    Array.from({ length: 70_000 }, (_, index) => ({ name: `f${index}`, size: 0, crc32: 0, at })),
  )
  const end = (pieces.at(-1) as { bytes: Buffer }).bytes
  expect([end.readBigUInt64LE(24), end.readUInt16LE(76 + 10)]).toEqual([70_000n, 0xffff])
})
