import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { checkEntries } from '../../../../../base/archive/check-entries.ts'
import { refused } from '../../../../../base/archive/entry.ts'
import { isArchive } from '../../../../../base/archive/paths.ts'
import { bytesOf } from '../../../../../base/archive/source.ts'
import { readZipFile } from '../../../../../base/archive/zip-content.ts'
import { readZipDirectory } from '../../../../../base/archive/zip-directory.ts'
import { limits } from '../../rules.ts'
import { decodeText, encodingOf, type Encoding } from './text.ts'
import { readTarDirectory, walkTar } from './tar.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

export type PackedFile = {
  path: string
  size: number
  sha256: string
  encoding: Encoding | null
  lineCount: number
  offset: number
  packedSize: number
}

/**
 * Checks an archive by its directory, and only then unpacks it, file by file in memory. Answers the files by path and
 * one pack of all their contents, each compressed by itself so that one can be read alone. Throws `ArchiveFault`.
 */
export async function unpackArchive(
  archive: Buffer,
  format: 'zip' | 'tar.gz',
): Promise<{ files: PackedFile[]; pack: Buffer }> {
  const files: PackedFile[] = []
  const parts: Buffer[] = []
  let offset = 0
  const add = async (path: string, content: Buffer) => {
    if (isArchive(path, content)) throw refused('nested', path)
    const packed = await deflate(content)
    const encoding = encodingOf(content)
    files.push({
      path,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      encoding,
      lineCount: encoding === null ? 0 : linesIn(decodeText(content, encoding)),
      offset,
      packedSize: packed.length,
    })
    parts.push(packed)
    offset += packed.length
  }
  if (format === 'zip') {
    const source = bytesOf(archive)
    const entries = await readZipDirectory(source, limits)
    for (const [index, path] of checkEntries(entries, archive.length, limits)) {
      const entry = entries[index]
      if (entry) await add(path, await readZipFile(source, entry))
    }
  } else {
    const entries = await readTarDirectory(archive)
    const taken = checkEntries(entries, archive.length, limits)
    let index = -1
    await walkTar(
      archive,
      () => (taken.has(++index) ? 'take' : 'skip'),
      content => add(taken.get(index) ?? '', content),
    )
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { files, pack: Buffer.concat(parts) }
}

/** One file out of a pack. */
export const unpackOne = (packed: Buffer, size: number): Promise<Buffer> =>
  inflate(packed, { maxOutputLength: Math.max(size, 1) })

/** As an editor counts: a line end at the very end begins no line. */
const linesIn = (text: string): number => {
  if (text === '') return 0
  const lines = text.split('\n').length
  return text.endsWith('\n') ? lines - 1 : lines
}
