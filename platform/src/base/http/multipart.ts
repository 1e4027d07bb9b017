import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Storage, Stored } from '../storage/storage.ts'
import { putNoted } from '../storage/unused-files.ts'
import { cutName, portablePath } from '../archive/paths.ts'
import type { Context } from './context.ts'
import { readAs } from './issues.ts'

export type UploadedFile = Stored & { field: string; name: string }

export class TooManyFiles extends Failure {
  override name = 'TooManyFiles'
  readonly field: string

  constructor(field: string, most: number) {
    const message = {
      zh: `最多只能有 ${most} 个文件。`,
      en: `Takes at most ${most} ${most === 1 ? 'file' : 'files'}.`,
    }
    super(baseFaults.invalidInput, { issues: [{ path: `body.${field}`, code: 'too_many', message }] })
    this.field = field
  }
}

/**
 * Reads a multipart request: files go straight to the storage, fields through `schema`. A file over its limit ends
 * the request with 413 before the rest of it is read. Fields that decide the limit must come before the files.
 */
export async function readMultipart<S extends z.ZodObject>(
  context: Context,
  ask: {
    schema: S
    /** The fields that take files: one each, where `most` says nothing else. */
    files: readonly string[]
    most?: Readonly<Record<string, number>>
    /** Where they go instead, if not to the storage. */ storage?: Pick<Storage, 'put'>
    /** Fields that come before the file may also be refused here, before it is taken. */
    maxBytes: (fields: z.output<S>) => number | Promise<number>
  },
): Promise<{ fields: z.output<S>; files: UploadedFile[] }> {
  const request = context.exchange?.request
  if (!request?.isMultipart()) throw new Failure(baseFaults.wrongType)
  const given: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  // Noted before they are there: of a request that is refused afterwards nothing refers to them.
  const storage = ask.storage ?? putNoted(context)
  const parse = () => {
    const read = readAs(ask.schema.strict(), given, 'body')
    if (read.issues) throw new Failure(baseFaults.invalidInput, { issues: read.issues })
    return read.data as z.output<S>
  }
  const mostOf = (field: string) => ask.most?.[field] ?? 1
  const mostFiles = ask.files.reduce((sum, field) => sum + mostOf(field), 0)
  // One more than may come, so that it is we who say so.
  const limits = { fileSize: Number.MAX_SAFE_INTEGER, files: mostFiles + 1, parts: mostFiles + mostOthers }
  const taken: { bytesRead: number }[] = []
  const ofFiles = () => taken.reduce((sum, file) => sum + file.bytesRead, 0)
  for await (const part of readable(() => boundedBesides(request.raw, request.parts({ limits }), ofFiles))) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Failure(baseFaults.tooLarge)
      given[part.fieldname] = part.value
      continue
    }
    if (!ask.files.includes(part.fieldname)) {
      part.file.resume()
      throw new Failure(baseFaults.invalidInput, {
        issues: [{ path: `body.${part.fieldname}`, code: 'unrecognized_keys' }],
      })
    }
    // What a form sends where no file was chosen.
    if (!part.filename) {
      part.file.resume()
      throw new Failure(baseFaults.invalidInput, {
        issues: [{ path: `body.${part.fieldname}`, code: 'required' }],
      })
    }
    const most = mostOf(part.fieldname)
    if (files.filter(({ field }) => field === part.fieldname).length === most) {
      part.file.resume()
      throw new TooManyFiles(part.fieldname, most)
    }
    taken.push(part.file)
    const maxBytes = await ask.maxBytes(parse())
    const declared = Number(request.headers['content-length'])
    if (files.length === 0 && declared > maxBytes * mostFiles + mostBesides)
      throw new Failure(baseFaults.tooLarge)
    const stored = await storage.put(part.file, { maxBytes }).catch(orMalformed)
    files.push({ ...stored, field: part.fieldname, name: safeFileName(part.filename) })
  }
  const fields = parse()
  context.tellSent({ fields, files: files.map(({ field, name, sha256 }) => ({ field, name, sha256 })) })
  return { fields, files }
}

/** Parts that are no files: twenty fields, and what the parser skips. */
const mostOthers = 30
/** Bytes besides those of files: fields of 64 KB at most, heads of parts, and what is no part at all. */
const mostBesides = 2 * 1024 * 1024

/**
 * The parts, until more has come besides files than a form can have: the parser skips what stands before the first
 * part and parts without a name, however long they are.
 */
async function* boundedBesides<T>(
  raw: IncomingMessage,
  parts: AsyncIterableIterator<T>,
  ofFiles: () => number,
): AsyncGenerator<T> {
  const { promise: tooMuch, reject } = Promise.withResolvers<never>()
  // It may be rejected when nothing waits for it any more.
  tooMuch.catch(() => undefined)
  let received = 0
  const count = (chunk: Buffer) => {
    // Of what came before: how much of this chunk belongs to files is not counted yet.
    if (received - ofFiles() > mostBesides) reject(new Failure(baseFaults.tooLarge))
    received += chunk.length
  }
  try {
    for (let isFirst = true; ; isFirst = false) {
      const next = parts.next()
      // Only now: listening earlier would start the stream before the parser reads it.
      if (isFirst) raw.on('data', count)
      const { done, value } = await Promise.race([next, tooMuch])
      if (done) return
      yield value
    }
  } finally {
    raw.off('data', count)
  }
}

/** The parts, or that they cannot be read as such. */
async function* readable<T>(open: () => AsyncIterableIterator<T>): AsyncGenerator<T> {
  try {
    yield* open()
  } catch (error) {
    orMalformed(error)
  }
}

/** What the parser says of a body that is cut, has no boundary or is malformed: it gives these errors no code. */
const parserSays =
  /^(?:Multipart: |Part terminated early|Unexpected end of|File terminated early|Malformed |The needle cannot )/

function orMalformed(error: unknown): never {
  if (error instanceof Error && !('statusCode' in error) && parserSays.test(error.message))
    throw new Failure(baseFaults.malformed)
  throw error
}

/** File systems take 255; archives of ours put a number before it. */
const mostNameBytes = 230

/** A name fit to be shown and offered for download: one line without folders or hidden signs, never empty or too long. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).pop() ?? ''
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim()
  const cut = cutName(clean, mostNameBytes).trim()
  return /^\.*$/.test(cut) ? 'file' : portablePath(cut)
}
