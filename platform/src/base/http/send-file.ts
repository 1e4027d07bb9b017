import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Storage } from '../storage/storage.ts'
import type { Context } from './context.ts'
import { isNoneOf } from './etag.ts'
import { framedPdfPolicy } from './security-headers.ts'

/**
 * Sends a stored file as a download, with single ranges and its content hash as ETag. Never shown in the page, but for a
 * PDF that is asked for as one.
 * `onTake` is awaited before anything of the content leaves: not for a HEAD, nor for who already has the file.
 */
export async function sendFile(
  context: Pick<Context, 'exchange'>,
  storage: Pick<Storage, 'read'>,
  file: {
    key: string
    sha256: string
    size: number
    name: string
    /** Of what a page plays by itself. */
    mediaType?: 'video/mp4' | 'video/webm'
    /** A PDF that pages of this site show in a frame, instead of a download. */
    isFramedPdf?: boolean
  },
  onTake?: () => Promise<void>,
): Promise<void> {
  const exchange = context.exchange
  if (!exchange) throw new Error('a file cannot be sent without an exchange')
  const { request, reply } = exchange
  const etag = `"${file.sha256}"`
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-type': file.isFramedPdf ? 'application/pdf' : (file.mediaType ?? 'application/octet-stream'),
    'content-disposition': `${file.isFramedPdf ? 'inline' : 'attachment'}; ${fileName(file.name)}`,
    ...(file.isFramedPdf ? { 'content-security-policy': framedPdfPolicy } : {}),
  })
  if (!isNoneOf(request.headers['if-none-match'], etag)) return void reply.code(304).send()
  if (request.method === 'HEAD') return void reply.header('content-length', file.size).send()
  const asked =
    request.headers['if-range'] && request.headers['if-range'] !== etag ? undefined : request.headers.range
  const range = asked === undefined ? undefined : parseRange(asked, file.size)
  if (range === 'unsatisfiable')
    throw new Failure(baseFaults.unsatisfiable, { headers: { 'content-range': `bytes */${file.size}` } })
  await onTake?.()
  const source = await storage.read(file.key, range)
  if (range)
    reply.code(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': range.end - range.start + 1,
    })
  else reply.header('content-length', file.size)
  void reply.send(source)
}

/**
 * The name in both forms of RFC 6266: browsers read `filename*`, while curl and other clients read only `filename`, in
 * which signs that a quoted string or a file system may take for something else become underscores.
 */
const fileName = (name: string): string =>
  `filename="${name.replace(/[^ -~]|["%/\\]/gu, '_')}"; filename*=UTF-8''${encodeName(name)}`

/** RFC 8187: everything but letters, digits and a few signs is written as the bytes of its UTF-8. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** One range of RFC 9110; several, or another unit, are answered with the whole file. */
export function parseRange(
  header: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [first, last] = [match[1] ?? '', match[2] ?? '']
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
