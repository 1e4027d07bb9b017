import type { IncomingMessage } from 'node:http'
import type { preParsingHookHandler } from 'fastify'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'

export type Timeouts = typeof timeouts

/** How long, in ms, the parts of a request may take to arrive, so that a byte now and then cannot hold a connection. */
export const timeouts = {
  /** At most 16 KB in one or two packets, which take seconds even on a poor connection. */
  head: 20_000,
  /** A body that is read into memory: at most 1 MB, which 150 kbit/s bring in this time. */
  body: 60_000,
  /** In each such period a body with files must bring 64 KB; a connection below 10 kbit/s would never finish. */
  part: 60_000,
  /** All of it, files too: the largest piece of an upload, 64 MB, by 75 kbit/s; forms are smaller or come that way. */
  request: 2 * 3_600_000,
  /** How often Node looks for late requests. */
  checkEach: 5_000,
}

/** True if the body carries files or a piece of one. */
const isFile = ({ headers }: IncomingMessage): boolean =>
  /^(?:multipart\/form-data|application\/offset\+octet-stream)/i.test(headers['content-type'] ?? '')

const leastOfPart = 64 * 1024

/** Answers 408 if a body without files has not arrived in time, or one with files arrives too slowly. */
export function refuseSlowBody({ body, part }: Pick<Timeouts, 'body' | 'part'>): preParsingHookHandler {
  return (request, reply, payload, done) => {
    const { raw } = request
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    const refuse = () => {
      if (raw.complete) return
      if (!reply.sent) void reply.header('connection', 'close').send(new Failure(baseFaults.tooSlow))
      // The handler is still reading, and fails with the connection.
      else if (isFile(raw)) raw.destroy()
    }
    if (hasBody && !raw.complete) {
      const late = isFile(raw) ? watchRate(raw, part, refuse) : setTimeout(refuse, body)
      raw.once('close', () => clearTimeout(late))
    }
    done(null, payload)
  }
}

/** Calls `refuse` whenever too little arrived although we were ready to read. */
function watchRate(raw: IncomingMessage, ms: number, refuse: () => void): NodeJS.Timeout {
  const { socket } = raw
  let before = socket.bytesRead
  return setInterval(() => {
    // Bytes that wait to be read mean that we are slow, not the sender.
    const isOurs = raw.readableLength > 0 || socket.readableLength > 0
    if (!isOurs && socket.bytesRead - before < leastOfPart) refuse()
    before = socket.bytesRead
  }, ms)
}

/** How many more bytes of a refused body are read to keep the connection open. */
const mostRest = 4 * 1024 * 1024
/** How long those may take, and how long a larger body is read so that its sender gets the answer. */
const patience = { rest: 30_000, answer: 2_000 }

/** Reads the rest of an answered request, or ends the connection if that is too much or too slow. */
export function endRest(raw: IncomingMessage): void {
  const { socket } = raw
  const declared = Number(raw.headers['content-length'] ?? 0)
  let rest = 0
  // Counted on the socket, because Node discards the unread body of an answered request.
  const count = (part: Buffer) => {
    rest += part.length
    if (rest > mostRest) raw.destroy()
  }
  socket.on('data', count)
  const late = setTimeout(() => raw.destroy(), declared > mostRest ? patience.answer : patience.rest).unref()
  raw.once('close', () => {
    clearTimeout(late)
    socket.off('data', count)
  })
  raw.unpipe().resume()
}
