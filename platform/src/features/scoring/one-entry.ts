import { unzipSync } from 'fflate'
import { formatOf } from '../submissions/rules.ts'
import type { FileIssue } from './file-rules.ts'

/** The one file inside a zip, unpacked under a cap; or what is wrong with the archive. */
export function oneEntry(
  zip: Uint8Array,
  cap: number,
): { name: string; content: Uint8Array } | { issue: FileIssue } {
  const names: string[] = []
  let tooLarge = false
  let entries: Record<string, Uint8Array>
  try {
    entries = unzipSync(zip, {
      // Decided by the directory before anything is unpacked: a lying size ends in an error of the decompressor.
      filter: entry => {
        if (entry.name.endsWith('/') || entry.name.startsWith('__MACOSX/')) return false
        names.push(entry.name)
        tooLarge ||= entry.originalSize > cap
        return (
          names.length === 1 && !tooLarge && formatOf(entry.name) !== '' && !/\.(gz|zip)$/i.test(entry.name)
        )
      },
    })
  } catch {
    return { issue: { code: 'archive', found: 'zip' } }
  }
  if (tooLarge) return { issue: { code: 'too_large', expected: String(cap) } }
  const [name] = names
  const content = name === undefined ? undefined : entries[name]
  if (names.length !== 1 || !name || !content)
    return { issue: { code: 'archive', found: names.slice(0, 5).join(', ') } }
  return { name, content }
}
