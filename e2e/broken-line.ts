import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A line between a browser and the site that can be cut: a proxy which lets everything pass but what uploads send, and
 * of that only so much before the connection ends on both sides.
 */
export async function layLine() {
  /** How many bytes of uploads may pass until the line breaks; none at all while it is down. */
  let left = Number.POSITIVE_INFINITY
  /** What is carried there, and whose answer never comes back. */
  let swallowed: RegExp | null = null
  let cuts = 0
  let carried = 0
  const carry = (from: IncomingMessage, to: ServerResponse) => {
    // A proxy is asked for whole addresses.
    const { hostname, port, pathname, search } = new URL(from.url ?? '')
    const isUpload = /^\/api\/(datasets|submissions)\/uploads\//.test(pathname)
    if (isUpload && left <= 0) return void from.socket.destroy()
    const onward = request(
      {
        host: hostname,
        port,
        method: from.method,
        path: pathname + search,
        headers: from.headers,
        agent: false,
      },
      answer => {
        if (swallowed?.test(pathname)) return void answer.resume().on('end', () => from.socket.destroy())
        to.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(to)
      },
    )
    onward.on('error', () => from.socket.destroy())
    from.on('error', () => onward.destroy())
    let isCut = false
    from.on('data', (chunk: Buffer) => {
      if (isCut) return
      if (isUpload) carried += Math.min(chunk.length, left)
      if (!isUpload || chunk.length <= left) {
        if (isUpload) left -= chunk.length
        if (!onward.write(chunk)) {
          from.pause()
          onward.once('drain', () => from.resume())
        }
        return
      }
      const last = chunk.subarray(0, left)
      isCut = true
      left = 0
      cuts++
      onward.write(last, () => {
        onward.destroy()
        from.socket.destroy()
      })
    })
    from.on('end', () => onward.end())
  }
  const server = createServer(carry)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Lets this many bytes of uploads pass from now on, then cuts. */
    cutAfter: (bytes: number) => void (left = bytes),
    cuts: () => cuts,
    /** From now on answers of these paths are lost; of none, when it is null. */
    swallow: (paths: RegExp | null) => void (swallowed = paths),
    /** How many bytes of uploads went through. */
    carried: () => carried,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
