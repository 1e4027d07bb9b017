import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import { hasOutdatedPlan } from '../database/prepared-statements.ts'
import type { Log } from '../log/log.ts'
import { MissingFileError, TooLargeError } from '../storage/storage.ts'

/** Names what went wrong; what nobody foresaw is logged with its cause and answered as e50001 without details. */
export function toFailure(error: unknown, log: Log): Failure {
  if (error instanceof Failure) return error
  if (error instanceof TooLargeError) return new Failure(baseFaults.tooLarge)
  if (error instanceof MissingFileError) {
    log.error({ err: error }, 'a file is missing from the storage')
    return new Failure(baseFaults.internal)
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  // The second is PostgreSQL's own disk.
  if (code === 'ENOSPC' || code === '53100') {
    log.error({ err: error }, 'the disk is full')
    return new Failure(baseFaults.diskFull)
  }
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return new Failure(baseFaults.tooLarge)
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return new Failure(baseFaults.wrongType)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Failure(baseFaults.malformed)
  // A text or a number that no column keeps, which no schema refused.
  if (code === '22021' || code === '22P05' || code === '22003') return new Failure(baseFaults.malformed)
  if (isDatabaseAway(error)) return new Failure(baseFaults.busy, { headers: { 'retry-after': '2' } })
  log.error({ err: error }, 'unforeseen failure')
  return new Failure(baseFaults.internal)
}

/**
 * Lost, refused, exhausted or stalled connections: PostgreSQL classes 08, 53, 57, and the driver's own messages. Where
 * a name has several addresses, what each of them said stands in `errors`.
 */
function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, errors, cause } = error as {
    code?: string
    message?: string
    errors?: unknown
    cause?: unknown
  }
  // A migration went past this process: the next try plans anew.
  if (hasOutdatedPlan({ code, message })) return true
  if (code && /^(08|53|57)\w{3}$/.test(code)) return true
  if (code && unreachable.has(code) && ('syscall' in error || 'errors' in error)) return true
  if (driverSays.test(message ?? '')) return true
  return (Array.isArray(errors) && errors.length > 0 && errors.every(isDatabaseAway)) || isDatabaseAway(cause)
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])
const driverSays =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|not queryable|after calling end on the pool/
