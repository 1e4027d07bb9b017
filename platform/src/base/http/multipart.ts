import type { z } from 'zod'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Storage, Stored } from '../storage/storage.ts'
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
    storage: Pick<Storage, 'put'>
    /** Fields that come before the file may also be refused here, before it is taken. */
    maxBytes: (fields: z.output<S>) => number | Promise<number>
  },
): Promise<{ fields: z.output<S>; files: UploadedFile[] }> {
  const request = context.exchange?.request
  if (!request?.isMultipart()) throw new Failure(baseFaults.wrongType)
  const given: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  const parse = () => {
    const read = readAs(ask.schema.strict(), given, 'body')
    if (read.issues) throw new Failure(baseFaults.invalidInput, { issues: read.issues })
    return read.data as z.output<S>
  }
  const mostOf = (field: string) => ask.most?.[field] ?? 1
  const mostFiles = ask.files.reduce((sum, field) => sum + mostOf(field), 0)
  // One more than may come, so that it is we who say so.
  const limits = { fileSize: Number.MAX_SAFE_INTEGER, files: mostFiles + 1 }
  for await (const part of readable(() => request.parts({ limits }))) {
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
    const maxBytes = await ask.maxBytes(parse())
    const declared = Number(request.headers['content-length'])
    if (files.length === 0 && declared > maxBytes * mostFiles + 1024 * 1024)
      throw new Failure(baseFaults.tooLarge)
    const stored = await ask.storage.put(part.file, { maxBytes }).catch(orMalformed)
    files.push({ ...stored, field: part.fieldname, name: safeFileName(part.filename) })
  }
  const fields = parse()
  context.tellSent({ fields, files: files.map(({ field, name, sha256 }) => ({ field, name, sha256 })) })
  return { fields, files }
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

/** A name fit to be shown and offered for download: one line without folders or hidden signs, never empty or too long. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).pop() ?? ''
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim()
  // The end is kept, which says what kind of file it is; by whole characters.
  const cut = [...clean].slice(-200).join('').trim()
  return /^\.*$/.test(cut) ? 'file' : cut
}
