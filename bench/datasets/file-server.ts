// Started by zip.ts as a process of its own: one file over HTTP, and nothing else.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [path = ''] = process.argv.slice(2)
const { size } = statSync(path)
const server = createServer((request, answer) => {
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  const range = { start: Number(from ?? 0), end: Number(to ?? size - 1) }
  answer.writeHead(from ? 206 : 200, { 'content-length': range.end - range.start + 1 })
  createReadStream(path, range).pipe(answer)
})
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://localhost:${(server.address() as AddressInfo).port}`),
)
process.on('disconnect', () => process.exit(0))
