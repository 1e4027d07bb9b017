import { unzipSync } from 'fflate'
import { formatOf } from './format-of.ts'
import type { FileIssue } from './file-rules.ts'
import { crc32, filesOfZip } from './zip-directory.ts'

/** What systems put beside a person's files. */
const isBeside = (name: string) =>
  name.startsWith('__MACOSX/') || /(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)

/** Stored and deflated: what every program writes unless it is told otherwise. */
const methods: ReadonlySet<number> = new Set([0, 8])

/** The one file inside a zip, unpacked under a cap; or what is wrong with the archive. */
export function oneEntry(
  zip: Uint8Array,
  cap: number,
): { name: string; content: Uint8Array } | { issue: FileIssue } {
  const files = filesOfZip(zip)?.filter(file => !isBeside(file.name))
  if (!files) return { issue: { code: 'archive_damaged' } }
  const [file] = files
  if (files.length !== 1 || !file || formatOf(file.name) === '' || /\.(gz|zip)$/i.test(file.name))
    return {
      issue: {
        code: 'archive',
        found: files
          .slice(0, 5)
          .map(one => one.name)
          .join(', '),
      },
    }
  if (file.isEncrypted) return { issue: { code: 'archive_encrypted' } }
  if (!methods.has(file.method)) return { issue: { code: 'archive_method' } }
  // Decided by the directory before anything is unpacked; a size that lies shows in the checksum.
  if (file.size > cap) return { issue: { code: 'too_large', expected: String(cap) } }
  try {
    // By its place: how names are written is read in more than one way.
    let place = 0
    const [content] = Object.values(unzipSync(zip, { filter: () => place++ === file.place }))
    if (content?.length === file.size && crc32(content) === file.crc32) return { name: file.name, content }
  } catch {
    // The decompressor has met what is no packed file.
  }
  return { issue: { code: 'archive_damaged' } }
}
