import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { checkEntries } from '../../../../base/archive/check-entries.ts'
import { ArchiveFault } from '../../../../base/archive/entry.ts'
import { fileSource, type ByteSource } from '../../../../base/archive/source.ts'
import { readZipDirectory } from '../../../../base/archive/zip-directory.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { isTooLarge } from '../../../../base/pictures/most-pixels.ts'
import { openLibrary } from '../../../../base/pictures/reencode.ts'
import type { Storage } from '../../../../base/storage/storage.ts'
import type { FileKind } from '../../forms/kinds.ts'
import { proposalFaults } from '../faults.ts'
import {
  archiveLimits,
  documentLimits,
  endingOf,
  kindOf,
  mayNameAnybody,
  partsOfDocument,
  type Content,
} from '../file.rules.ts'

/** Looks into a file that was uploaded. Throws where it is none of these kinds, or where nobody could or should open it. */
export async function checkFile(
  storage: Pick<Storage, 'materialise'>,
  file: { key: string; size: number; name: string },
  { kinds, isBlind }: { kinds: readonly FileKind[]; isBlind: boolean },
): Promise<FileKind> {
  const { path, release } = await storage.materialise(file.key)
  try {
    const handle = await open(path, 'r')
    try {
      const source = fileSource(handle, file.size)
      const found = kindOf(file.name, await source.read(0, 16), kinds)
      if (!found) throw wrong(proposalFaults.wrongKind)
      // Their names cannot be taken out.
      if (isBlind && mayNameAnybody(found.kind, found.holds))
        throw wrong(found.kind === 'archive' ? proposalFaults.archiveInBlind : proposalFaults.olderOffice)
      await lookInto(found.holds, { source, path, name: file.name, size: file.size })
      return found.kind
    } finally {
      await handle.close()
    }
  } finally {
    await release()
  }
}

type Wrong = 'wrongKind' | 'unsafeFile' | 'olderOffice' | 'archiveInBlind' | 'notNeutral'
export const wrong = (fault: (typeof proposalFaults)[Wrong]) =>
  new Failure(fault, { issues: [{ path: 'body.file', code: 'invalid' }] })

async function lookInto(
  holds: Content,
  { source, path, name, size }: { source: ByteSource; path: string; name: string; size: number },
): Promise<void> {
  const isSafe =
    holds === 'zip'
      ? await isSafeZip(source)
      : holds === 'ooxml'
        ? await isDocument(source, endingOf(name))
        : holds === '7z'
          ? await isOpenSevenZip(source)
          : holds === 'gzip'
            ? await unpacksWithin(path, size)
            : holds === 'picture'
              ? await isPicture(path)
              : true
  if (!isSafe) throw wrong(proposalFaults.unsafeFile)
}

const orFalse = (error: unknown): false => {
  if (error instanceof ArchiveFault) return false
  throw error
}

const isSafeZip = async (source: ByteSource): Promise<boolean> =>
  readZipDirectory(source, archiveLimits)
    .then(entries => checkEntries(entries, source.size, archiveLimits).size > 0)
    .catch(orFalse)

const isDocument = async (source: ByteSource, ending: string): Promise<boolean> =>
  readZipDirectory(source, documentLimits)
    .then(entries => {
      const paths = [...checkEntries(entries, source.size, documentLimits).values()]
      return (
        paths.includes('[Content_Types].xml') &&
        paths.some(path => path.startsWith(partsOfDocument[ending] ?? '\0'))
      )
    })
    .catch(orFalse)

/** The id of its only cipher (7zAES), as the header names it that tells how the rest is packed. */
const cipher = Buffer.from([0x06, 0xf1, 0x07, 0x01])

/** The end header stands where the start header says, whole, and names no cipher. */
async function isOpenSevenZip(source: ByteSource): Promise<boolean> {
  const start = await source.read(0, 32)
  if (start.length < 32) return false
  const offset = Number(start.readBigUInt64LE(12))
  const length = Number(start.readBigUInt64LE(20))
  if (length === 0 || length > 16 * 1024 * 1024 || 32 + offset + length !== source.size) return false
  const header = await source.read(32 + offset, 32 + offset + length)
  return header.length === length && !header.includes(cipher)
}

async function unpacksWithin(path: string, size: number): Promise<boolean> {
  const { totalBytes, ratio, ratioFrom } = archiveLimits
  const most = Math.min(totalBytes, Math.max(ratioFrom, size * ratio))
  let unpacked = 0
  const packed = createReadStream(path)
  const content = packed.pipe(createGunzip())
  packed.on('error', error => content.destroy(error))
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      unpacked += chunk.length
      if (unpacked > most) return false
    }
    return unpacked > 0
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('Z_')) return false
    throw error
  } finally {
    packed.destroy()
    content.destroy()
  }
}

async function isPicture(path: string): Promise<boolean> {
  const sharp = await openLibrary()
  return sharp(path)
    .metadata()
    .then(
      described => !isTooLarge(described),
      () => false,
    )
}
