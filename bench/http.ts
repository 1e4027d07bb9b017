import Fastify from 'fastify'
import { load } from './load.ts'
import type { Product } from './product.ts'
import type { Row } from './report.ts'

/** One API process under load on the same cores, beside Fastify alone answering the same bytes. */
export async function benchHttp({ url }: Product): Promise<Row[]> {
  const body = await (await fetch(`${url}/api/competitions`)).text()
  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.type('application/json').send(body))
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  const floor = await load(bareUrl)
  await bare.close()
  const rows: Row[] = []
  for (const [name, path] of [
    ['Session check', '/api/users/sso'],
    ['Live list of competitions', '/api/competitions'],
    ['OpenAPI document (kept text)', '/api/openapi.json'],
    ['Home page, rendered', '/'],
    ['Competition page, rendered', '/competitions/1001'],
  ] as const) {
    const found = await load(url + path)
    if (found.errors > 0) throw new Error(`${path}: ${found.errors} failed answers`)
    rows.push({
      path: `${name} (\`${path}\`)`,
      figure: `${Math.round(found.perSecond)}/s, p99 ${found.p99} ms`,
      floor: `Fastify alone, the list’s bytes, ${Math.round(floor.perSecond)}/s`,
      ratio: `${((100 * found.perSecond) / floor.perSecond).toFixed(1)} %`,
    })
  }
  return rows
}
