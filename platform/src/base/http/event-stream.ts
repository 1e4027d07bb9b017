import type { Server } from 'node:http'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Context } from './context.ts'
import { addressScope } from './limits.ts'

const heartbeat = 15_000
/** Unsent bytes beyond which a client counts as no longer reading; events are a few kilobytes. */
const mostUnsent = 256 * 1024
/** How long the last bytes of a stream may take, in ms. */
const patience = 2_000

/**
 * Streams open at a time in this process. A page holds one while it is in sight, and one for each submission that it
 * watches; a whole school or company stands behind one address. Pages that are refused ask now and then instead.
 */
const mostStreams = { person: 30, address: 2_000 }

/** Open streams of a server: how each is ended, and how many each person and address holds. */
type Streams = { ends: Set<() => void>; held: Map<string, number> }
const open = new WeakMap<Server, Streams>()

/** Ends all streams of a server that stops: browsers open them anew, elsewhere or once it is back. */
export function endStreams(server: Server): void {
  for (const end of open.get(server)?.ends ?? []) end()
}

/** Opens a stream of server-sent events. `start` sends what there is, subscribes, and returns how to end it. */
export function sendEvents(
  context: Pick<Context, 'exchange' | 'viewer' | 'address'>,
  start: (send: (data: unknown, event?: string) => void, end: () => void) => () => void,
  most = mostStreams,
): void {
  const { exchange, viewer, address } = context
  if (!exchange) throw new Error('events cannot be sent without an exchange')
  const { request, reply } = exchange
  const streams: Streams = open.get(request.server.server) ?? { ends: new Set(), held: new Map() }
  open.set(request.server.server, streams)
  const limits = new Map([[addressScope(address), most.address]])
  if (viewer) limits.set(`user:${viewer.userId}`, most.person)
  for (const [holder, limit] of limits)
    if ((streams.held.get(holder) ?? 0) >= limit)
      throw new Failure(baseFaults.tooMany, { headers: { 'retry-after': '60' } })
  const count = (by: 1 | -1) => {
    for (const holder of limits.keys()) {
      const held = (streams.held.get(holder) ?? 0) + by
      if (held === 0) streams.held.delete(holder)
      else streams.held.set(holder, held)
    }
  }
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    // The sender may not know yet that the stream has ended.
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > mostUnsent) raw.destroy()
  }
  let unsent = 0
  const beat = setInterval(() => {
    // The client has read nothing since the last heartbeat.
    if (unsent > 0 && raw.writableLength >= unsent) return void raw.destroy()
    unsent = raw.writableLength
    write(': still here\n\n')
  }, heartbeat)
  const end = (sent?: () => void) => {
    // A client that does not read would keep it open for ever.
    const late = setTimeout(() => raw.destroy(), patience)
    raw.once('close', () => clearTimeout(late))
    raw.end(sent)
  }
  const cut = () => end(() => raw.destroy())
  streams.ends.add(cut)
  count(1)
  let stop: () => void = () => undefined
  const close = () => {
    clearInterval(beat)
    if (streams.ends.delete(cut)) count(-1)
    stop()
  }
  request.raw.once('close', close)
  raw.once('close', close)
  stop = start(
    (data, event) => write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
    () => end(),
  )
  if (raw.writableEnded) close()
}
