import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Seen = { method: string; url: string; headers: IncomingHttpHeaders }
/** What befalls the first request that matches `METHOD /path`. */
export type Trouble = {
  of: RegExp
  /** The answer ends after so many bytes, with the line: or it stays open and nothing more comes. */
  answerAfter?: number
  ending?: 'cut' | 'hang'
  /** An answer that no server of ours gives. */
  rewrite?: (text: string) => string
  /** The line is cut after so many bytes of the request. */
  requestAfter?: number
}

/** A line to a server that can be cut in the middle of a request or an answer. */
export async function makeCuttingProxy(port: number) {
  const seen: Seen[] = []
  let troubles: Trouble[] = []
  const server = createServer((asked, answer) => {
    const { method = '', url = '', headers } = asked
    seen.push({ method, url, headers })
    const trouble = troubles.find(one => one.of.test(`${method} ${url}`))
    troubles = troubles.filter(one => one !== trouble)
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, got => {
      const rewrite = trouble?.rewrite
      if (rewrite) {
        const { 'content-length': _, ...others } = got.headers
        return void text(got).then(said => answer.writeHead(got.statusCode ?? 0, others).end(rewrite(said)))
      }
      if (trouble?.answerAfter === undefined) {
        answer.writeHead(got.statusCode ?? 0, got.headers)
        return void got.pipe(answer)
      }
      const most = trouble.answerAfter
      const chunks: Buffer[] = []
      got.on('data', (chunk: Buffer) => chunks.push(chunk))
      // Not before the server has done all of it: what is lost is the answer alone.
      got.on('end', () => {
        const sent = Buffer.concat(chunks).subarray(0, most)
        const end = () => (trouble.ending === 'hang' ? undefined : asked.socket.destroy())
        if (most === 0) return end()
        answer.writeHead(got.statusCode ?? 0, got.headers)
        answer.write(sent, () => setTimeout(end, 20))
      })
    })
    onward.on('error', () => asked.socket.destroy())
    if (trouble?.requestAfter === undefined) return void asked.pipe(onward)
    let passed = 0
    asked.on('data', (chunk: Buffer) => {
      passed += chunk.length
      onward.write(chunk)
      if (passed < (trouble.requestAfter ?? 0)) return
      onward.destroy()
      asked.socket.destroy()
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    trouble: (one: Trouble) => void troubles.push(one),
    close: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(done))
    },
  }
}
