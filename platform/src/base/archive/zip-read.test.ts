import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makeZip } from '../../../test/archives.ts'
import { ArchiveFault } from './entry.ts'
import { bytesOf, fileSource, type ByteSource } from './source.ts'
import { streamZipFile } from './zip-content.ts'
import { readZipDirectory } from './zip-directory.ts'
import { layOut } from './zip-layout.ts'

const limits = { entries: 100_000 }

/** An archive as our own writer lays it out. */
const written = (contents: readonly (readonly [string, Buffer])[]) => {
  const { pieces } = layOut(
    contents.map(([name, content]) => ({
      name,
      size: content.length,
      crc32: crc32(content),
      at: new Date('2026-11-20T04:05:06.000Z'),
    })),
  )
  return Buffer.concat(
    pieces.map(piece => ('bytes' in piece ? piece.bytes : (contents[piece.entry]?.[1] as Buffer))),
  )
}

const first = async (archive: ByteSource) => {
  const [entry] = await readZipDirectory(archive, limits)
  if (!entry) throw new Error('no entry')
  return buffer(streamZipFile(archive, entry))
}

describe('what our own writer wrote', () => {
  test('is read again, more files than a short number counts too', async () => {
    const many = Array.from({ length: 70_000 }, (_, at) => [`f${at}`, Buffer.from(String(at))] as const)
    const archive = bytesOf(written(many))
    const entries = await readZipDirectory(archive, limits)
    expect(entries.length).toBe(70_000)
    const last = entries.at(-1)
    expect(last && String(await buffer(streamZipFile(archive, last)))).toBe('69999')
    await expect(readZipDirectory(archive, { entries: 69_999 })).rejects.toThrow('too_many')
  })

  test('beyond four gigabytes, of which only the directory is read', async () => {
    const gigabytes = 1024 ** 3
    const { size, pieces } = layOut([
      { name: 'large.bin', size: 5 * gigabytes, crc32: 1, at: new Date(0) },
      { name: 'far.bin', size: 3, crc32: crc32('far'), at: new Date(0) },
    ])
    let at = 0
    const parts = pieces.map(piece => {
      const bytes = 'bytes' in piece ? piece.bytes : Buffer.from(piece.entry === 1 ? 'far' : '')
      const part = { at, bytes }
      at += 'bytes' in piece ? piece.bytes.length : piece.size
      return part
    })
    const read = (start: number, end: number) => {
      const found = Buffer.alloc(Math.min(end, size) - start)
      for (const part of parts)
        if (part.at < end && part.at + part.bytes.length > start)
          part.bytes.copy(
            found,
            Math.max(0, part.at - start),
            Math.max(0, start - part.at),
            Math.min(part.bytes.length, end - part.at),
          )
      return found
    }
    const archive: ByteSource = {
      size,
      read: (start, end) => Promise.resolve(read(start, end)),
      stream: (start, end) => bytesOf(read(start, end)).stream(0, end - start),
    }
    const entries = await readZipDirectory(archive, limits)
    expect(entries.map(({ path, size }) => [path, size])).toEqual([
      ['large.bin', 5 * gigabytes],
      ['far.bin', 3],
    ])
    const [, far] = entries
    expect(far && String(await buffer(streamZipFile(archive, far)))).toBe('far')
  })

  test.each([
    ['another count', 32, 1],
    ['another place', 48, 1],
    ['a locator that leads elsewhere', 56 + 8, 1],
  ])('a large directory with %s is refused', async (_name, offset, by) => {
    const archive = written(Array.from({ length: 65_536 }, (_, at) => [`f${at}`, Buffer.alloc(0)]))
    const at = archive.length - 22 - 20 - 56 + offset
    archive.writeUInt8((archive.readUInt8(at) + by) % 256, at)
    await expect(readZipDirectory(bytesOf(archive), limits)).rejects.toThrow('unreadable')
  })
})

describe('a file that runs by', () => {
  const content = Buffer.from('id,label\n'.repeat(200_000))
  test('comes whole, from memory and from a disk', async () => {
    const archive = makeZip([{ name: 'a.csv', content }])
    expect(await first(bytesOf(archive))).toEqual(content)
    const folder = mkdtempSync(join(tmpdir(), 'leitai-zip-'))
    const path = join(folder, 'a.zip')
    writeFileSync(path, archive)
    const file = await open(path)
    try {
      expect(await first(fileSource(file, archive.length))).toEqual(content)
    } finally {
      await file.close()
      rmSync(folder, { recursive: true })
    }
  })

  test.each([
    ['longer than it says', { size: 10 }],
    ['shorter than it says', { size: content.length + 1 }],
    ['of another checksum', { crc: 7 }],
    ['cut', { packed: 20 }],
  ])('%s ends in an error', async (_name, claims) => {
    const archive = bytesOf(makeZip([{ name: 'a.csv', content, claims }]))
    await expect(first(archive)).rejects.toThrow(ArchiveFault)
  })
})
