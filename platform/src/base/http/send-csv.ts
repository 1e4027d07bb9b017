import { Readable } from 'node:stream'
import type { Context } from './context.ts'

/** Sends a CSV file by this name, whole or line by line as it is made. It is nobody else's. */
export function sendCsv(
  { exchange }: Pick<Context, 'exchange'>,
  name: string,
  content: Buffer | AsyncIterable<string>,
): void {
  if (!exchange) throw new Error('a file cannot be sent without an exchange')
  exchange.reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  })
  void exchange.reply.send(Buffer.isBuffer(content) ? content : Readable.from(content))
}
