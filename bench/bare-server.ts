// Started by start.ts: the least that answers over HTTP.
import Fastify from 'fastify'

const app = Fastify()
app.get('/', () => 'ready')
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('SIGTERM', () => process.exit(0))
