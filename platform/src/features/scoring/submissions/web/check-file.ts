import type { FileDescription, FileFormat, FileIssue } from '../../../engine/scorer/file-rules.ts'
import { headBytes, kindIssue } from '../../../engine/scorer/file-kind.ts'
import { oneEntry } from '../../../engine/scorer/one-entry.ts'
import { makeQuickCheck, type Checked, type QuickCheck } from '../../../engine/scorer/quick-check.ts'
import type { SampleIds } from '../../../engine/scorer/sample-ids.ts'
import { isUtf16 } from '../../../engine/scorer/utf16.ts'
import { formatOf } from '../../../engine/scorer/format-of.ts'
import { hasParts } from './gzip-parts.ts'

export type CheckAsk = {
  file: Blob
  format: FileFormat
  description: FileDescription
  sample?: SampleIds | undefined
}

/** A zip is unpacked in memory: what is larger inside is left to the server. */
const mostUnzipped = 256 * 1024 ** 2
const unread: Checked = { issues: [], isWhole: false, unknown: [] }

/** Reads a file as far as a browser can: a table whole however large, inside gzip and zip too; JSON not at all. */
export async function checkFile({ file, format, description, sample }: CheckAsk): Promise<Checked> {
  const checkBytes = (bytes: ReadableStream<Uint8Array>, as: FileFormat) =>
    checkTable(bytes, makeQuickCheck(description, as, sample), as)
  const issue = kindIssue(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()), format)
  if (issue) return { issues: [issue], isWhole: true, unknown: [] }
  if (format !== 'zip') {
    const isGzip = format.endsWith('.gz')
    if (isGzip && typeof DecompressionStream === 'undefined') return unread
    const plain = (isGzip ? format.slice(0, -3) : format) as FileFormat
    if (!isGzip) return checkBytes(file.stream(), plain)
    const bytes = file.stream().pipeThrough(new DecompressionStream('gzip'))
    const checked = await checkBytes(bytes, plain)
    const isDamaged = checked.issues.some(issue => issue.code === 'archive_damaged')
    // Browsers unpack the first part alone of a file that was packed in parts, and take the rest for damage.
    return isDamaged && (await hasParts(file)) ? unread : checked
  }
  if (file.size > mostUnzipped) return unread
  const entry = oneEntry(new Uint8Array(await file.arrayBuffer()), mostUnzipped)
  if ('issue' in entry)
    return entry.issue.code === 'too_large' ? unread : { issues: [entry.issue], isWhole: true, unknown: [] }
  const inner = new Blob([entry.content as Uint8Array<ArrayBuffer>])
  return checkBytes(inner.stream(), formatOf(entry.name) as FileFormat)
}

async function checkTable(
  bytes: ReadableStream<Uint8Array>,
  check: QuickCheck,
  format: FileFormat,
): Promise<Checked> {
  if (format.startsWith('json')) return (await bytes.cancel(), unread)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = bytes.getReader()
  const wrong = (issue: FileIssue): Checked => {
    void reader.cancel().catch(() => undefined)
    return { issues: [issue], isWhole: true, unknown: [] }
  }
  for (let isFirst = true; ; isFirst = false) {
    const next = await reader.read().catch(() => undefined)
    if (!next) return wrong({ code: 'archive_damaged' })
    const bytes: Uint8Array = next.value ?? new Uint8Array()
    if (isFirst && isUtf16(bytes)) return wrong({ code: 'bom' })
    const kind = isFirst ? kindIssue(bytes, format) : undefined
    if (kind) return wrong(kind)
    const end = bytes.indexOf(0)
    let isMore: boolean
    try {
      // At the end a sign may be cut off.
      const text = next.done
        ? decoder.decode()
        : decoder.decode(end < 0 ? bytes : bytes.subarray(0, end), { stream: true })
      isMore = check.take(text)
    } catch {
      // The lines of this piece are told by the server, which reads on from here.
      return wrong({ code: 'encoding' })
    }
    if (end >= 0) return wrong({ code: 'not_text', line: check.line() })
    if (!isMore || next.done) break
  }
  void reader.cancel().catch(() => undefined)
  return check.end()
}
