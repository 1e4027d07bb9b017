import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Context } from './context.ts'

/**
 * Aborts when the client closes its connection before it has the answer, so that long work for it can stop. Undefined
 * for a page that is rendered in this process.
 */
export function whenGone({ exchange }: Partial<Pick<Context, 'exchange'>>): AbortSignal | undefined {
  if (!exchange) return undefined
  const { raw } = exchange.reply
  const gone = new AbortController()
  const abort = () => gone.abort(new Failure(baseFaults.gone))
  // What was lost before this was asked for emits nothing more.
  if (raw.destroyed) abort()
  else raw.once('close', () => raw.writableFinished || abort())
  return gone.signal
}
