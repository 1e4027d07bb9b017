import type { Context } from './context.ts'

const heartbeat = 15_000

/** Opens a stream of server-sent events. `start` sends what there is, subscribes, and returns how to end it. */
export function sendEvents(
  context: Context,
  start: (send: (data: unknown, event?: string) => void, end: () => void) => () => void,
): void {
  const exchange = context.exchange
  if (!exchange) throw new Error('events cannot be sent without an exchange')
  const { request, reply } = exchange
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const send = (data: unknown, event?: string) =>
    raw.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat)
  let stop: () => void = () => undefined
  const close = () => {
    clearInterval(beat)
    stop()
  }
  request.raw.once('close', close)
  stop = start(send, () => raw.end())
  if (raw.writableEnded) close()
}
