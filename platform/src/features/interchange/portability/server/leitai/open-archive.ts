import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { checkEntries } from '../../../../../base/archive/check-entries.ts'
import type { ByteSource } from '../../../../../base/archive/source.ts'
import { streamZipFile } from '../../../../../base/archive/zip-content.ts'
import { readZipDirectory, type ZipEntry } from '../../../../../base/archive/zip-directory.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import { parseJson } from '../../../../../base/contract/parse-json.ts'
import { readToMemory } from '../../../../../base/storage/read-to-memory.ts'
import { archiveSchema, contentPath, manifestDocument, type Manifest } from '../../manifest.ts'
import { tables } from '../../archive-tables.ts'
import type { TableName, TableRow } from '../../archive-tables.ts'
import { portabilityFaults } from '../../faults.ts'
import { archiveLimits } from '../../rules.ts'
import { inconsistent } from './fault.ts'

const longestDocument = 64 * 1024 * 1024
const longestLine = 4 * 1024 * 1024

export type OpenArchive = {
  manifest: Manifest
  /** One document, whole. */
  document<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>>
  /** A table row by row; it has been read whole before anything of it may be believed. */
  table<N extends TableName>(name: N): AsyncGenerator<TableRow[N]>
  /** Older archives lack tables that came later. */
  has(name: TableName): boolean
  /** The hashes of what the documents name. */
  contents: readonly { sha256: string; size: number }[]
  content(sha256: string): Readable
}

/** Opens an archive of ours: every file is in its manifest and of the size that it names, and there is no other. */
export async function openArchive(source: ByteSource): Promise<OpenArchive> {
  const entries = await readZipDirectory(source, archiveLimits)
  const paths = checkEntries(entries, source.size, archiveLimits)
  const byPath = new Map<string, ZipEntry>()
  for (const [index, path] of paths) byPath.set(path, entries[index] as ZipEntry)
  const found = byPath.get('manifest.json')
  if (!found) throw inconsistent('manifest.json', 'missing')
  const manifest = readManifest(await readToMemory(streamZipFile(source, found), longestDocument))
  byPath.delete('manifest.json')
  const files = new Map(manifest.files.map(file => [file.path, file]))
  if (files.size !== manifest.files.length) throw inconsistent('manifest.json', 'duplicate')
  for (const { path, size } of manifest.files) {
    const entry = byPath.get(path)
    if (!entry) throw inconsistent(path, 'missing')
    if (entry.size !== size) throw inconsistent(path, 'size')
  }
  for (const path of byPath.keys()) if (!files.has(path)) throw inconsistent(path, 'not_in_manifest')
  const contents = manifest.files.filter(file => file.path === contentPath(file.sha256))

  /** The bytes of a file, which are those that the manifest names, or it ends in an error. */
  async function* bytesOf(path: string): AsyncGenerator<Buffer> {
    const entry = byPath.get(path)
    if (!entry) throw inconsistent(path, 'missing')
    const hash = createHash('sha256')
    for await (const chunk of streamZipFile(source, entry) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== files.get(path)?.sha256) throw inconsistent(path, 'sha256')
  }

  return {
    manifest,
    contents,
    async document(path, schema) {
      if ((byPath.get(path)?.size ?? 0) > longestDocument) throw inconsistent(path, 'too_long')
      const pieces: Buffer[] = []
      for await (const piece of bytesOf(path)) pieces.push(piece)
      return parse(path, schema, Buffer.concat(pieces).toString())
    },
    async *table(name) {
      let number = 0
      for await (const line of linesOf(name, bytesOf(name)))
        yield parse(`${name}:${++number}`, tables[name], line) as never
    },
    has: name => files.has(name),
    content(sha256) {
      const entry = byPath.get(contentPath(sha256))
      if (!entry) throw inconsistent(contentPath(sha256), 'missing')
      return streamZipFile(source, entry)
    },
  }
}

function readManifest(bytes: Buffer): Manifest {
  const given = tryJson(bytes.toString()) as { schema?: unknown } | undefined
  // What a later version writes may mean something else: it is not read as if it were ours.
  if (typeof given?.schema === 'number' && given.schema > archiveSchema)
    throw new Failure(portabilityFaults.newerSchema, {
      issues: [{ path: 'manifest.json.schema', code: 'too_big' }],
    })
  return parse('manifest.json', manifestDocument, bytes.toString())
}

function tryJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function parse<S extends z.ZodType>(path: string, schema: S, text: string): z.output<S> {
  const value = tryJson(text)
  if (value === undefined) throw inconsistent(path, 'not_json')
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Failure(portabilityFaults.inconsistent, {
    issues: parsed.error.issues
      .slice(0, 20)
      .map(issue => ({ path: [path, ...issue.path].join('.').slice(0, 300), code: issue.code })),
  })
}

async function* linesOf(path: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let waiting: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece])
    for (let end = waiting.indexOf(10); end >= 0; end = waiting.indexOf(10)) {
      if (end > 0) yield waiting.toString('utf8', 0, end)
      waiting = waiting.subarray(end + 1)
    }
    if (waiting.length > longestLine) throw inconsistent(path, 'line_too_long')
  }
  if (waiting.length > 0) yield waiting.toString()
}
