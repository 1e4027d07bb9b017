import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Storage } from '../storage/storage.ts'
import type { Context } from './context.ts'

/** Sends a stored file as a download, with single ranges and its content hash as ETag. Never shown in the page. */
export async function sendFile(
  context: Context,
  storage: Storage,
  file: { key: string; sha256: string; size: number; name: string },
): Promise<void> {
  const exchange = context.exchange
  if (!exchange) throw new Error('a file cannot be sent without an exchange')
  const { request, reply } = exchange
  const etag = `"${file.sha256}"`
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  })
  if (request.headers['if-none-match'] === etag) return void reply.code(304).send()
  const asked =
    request.headers['if-range'] && request.headers['if-range'] !== etag ? undefined : request.headers.range
  const range = asked === undefined ? undefined : parseRange(asked, file.size)
  if (range === 'unsatisfiable')
    throw new Failure(baseFaults.unsatisfiable, { headers: { 'content-range': `bytes */${file.size}` } })
  const source = await storage.read(file.key, range)
  if (range)
    reply.code(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': range.end - range.start + 1,
    })
  else reply.header('content-length', file.size)
  void reply.send(source)
}

/** One range of RFC 9110; several, or another unit, are answered with the whole file. */
export function parseRange(
  header: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (match[1] === '' && Number(match[2]) === 0) return 'unsatisfiable'
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
