import type { Server } from 'node:http'
import type { Context } from './context.ts'

const heartbeat = 15_000

/** Open streams of a server. */
const open = new WeakMap<Server, Set<() => void>>()

/** Ends all streams of a server that stops: browsers open them anew, elsewhere or once it is back. */
export function endStreams(server: Server): void {
  for (const end of open.get(server) ?? []) end()
}

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
  const streams = open.get(request.server.server) ?? new Set()
  open.set(request.server.server, streams)
  const cut = () => raw.end(() => raw.destroy())
  streams.add(cut)
  let stop: () => void = () => undefined
  const close = () => {
    clearInterval(beat)
    streams.delete(cut)
    stop()
  }
  request.raw.once('close', close)
  raw.once('close', close)
  stop = start(send, () => raw.end())
  if (raw.writableEnded) close()
}
