import type { FileDescription, FileFormat } from '../../scoring/file-rules.ts'
import { oneEntry } from '../../scoring/one-entry.ts'
import { makeQuickCheck, type Checked } from '../../scoring/quick-check.ts'
import { formatOf } from '../rules.ts'

export type CheckAsk = { file: Blob; format: FileFormat; description: FileDescription }

/** A zip is unpacked in memory: what is larger inside is left to the server. */
const mostUnzipped = 256 * 1024 ** 2
const unread: Checked = { issues: [], isWhole: false }

/** Reads a file as far as a browser can: a table whole however large, inside gzip and zip too; JSON not at all. */
export async function checkFile({ file, format, description }: CheckAsk): Promise<Checked> {
  if (format !== 'zip') {
    const isGzip = format.endsWith('.gz')
    if (isGzip && typeof DecompressionStream === 'undefined') return unread
    const plain = (isGzip ? format.slice(0, -3) : format) as FileFormat
    const bytes = isGzip ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream()
    return checkBytes(bytes, description, plain)
  }
  if (file.size > mostUnzipped) return unread
  const entry = oneEntry(new Uint8Array(await file.arrayBuffer()), mostUnzipped)
  if ('issue' in entry)
    return entry.issue.code === 'too_large' ? unread : { issues: [entry.issue], isWhole: true }
  const inner = new Blob([entry.content as Uint8Array<ArrayBuffer>])
  return checkBytes(inner.stream(), description, formatOf(entry.name) as FileFormat)
}

async function checkBytes(
  bytes: ReadableStream<Uint8Array>,
  description: FileDescription,
  format: FileFormat,
): Promise<Checked> {
  if (format.startsWith('json')) return (await bytes.cancel(), unread)
  const check = makeQuickCheck(description, format)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = bytes.getReader()
  const wrong = (code: 'archive' | 'bom' | 'not_text' | 'encoding'): Checked => {
    void reader.cancel().catch(() => undefined)
    return { issues: [{ code, ...(code === 'archive' ? { found: 'gzip' } : {}) }], isWhole: true }
  }
  for (let isFirst = true; ; isFirst = false) {
    const next = await reader.read().catch(() => undefined)
    if (!next) return wrong('archive')
    if (isFirst && next.value) {
      const [first, second] = next.value
      if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return wrong('bom')
      if (next.value.includes(0)) return wrong('not_text')
    }
    try {
      // At the end a sign may be cut off.
      const text = next.done ? decoder.decode() : decoder.decode(next.value, { stream: true })
      if (!check.take(text) || next.done) break
    } catch {
      return wrong('encoding')
    }
  }
  void reader.cancel().catch(() => undefined)
  return check.end()
}
