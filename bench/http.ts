import { startFloor } from './floor.ts'
import { load } from './load.ts'
import { signedIn, type Product } from './product.ts'
import type { Row } from './report.ts'

/** One API process under load on the same cores, each path beside its floor from a bare server in the same run. */
export async function benchHttp(product: Product): Promise<Row[]> {
  const { url, db } = product
  const headers = await signedIn(db, 'competitor')
  const floor = await startFloor(product, { list: '/api/competitions', page: '/' }, headers)
  try {
    const rows: Row[] = []
    for (const [name, path, bare, more] of [
      ['Session check', '/api/users/sso', 'bytes', {}],
      ['List of competitions, kept for visitors', '/api/competitions', 'bytes', {}],
      ['List of competitions, for a signed-in reader', '/api/competitions', 'live', headers],
      ['Board, for a signed-in reader', '/api/competitions/1001?part=rankings', 'live', headers],
      ['Home page, kept for visitors', '/', 'page', {}],
      ['Home page, rendered for a signed-in reader', '/', 'page', headers],
      ['Competition page, rendered for a signed-in reader', '/competitions/1001', 'page', headers],
    ] as const) {
      // Beside each other in time: the machine's other work falls on both.
      const least = await load(`${floor.url}/${bare}`)
      const found = await load(url + path, { headers: more })
      if (found.errors > 0) throw new Error(`${path}: ${found.errors} failed answers`)
      rows.push({
        path: `${name} (\`${path}\`)`,
        figure: `${Math.round(found.perSecond)}/s, p99 ${found.p99} ms`,
        floor: `${floors[bare]} ${Math.round(least.perSecond)}/s`,
        ratio: `${((100 * found.perSecond) / least.perSecond).toFixed(0)} %`,
      })
    }
    return rows
  } finally {
    floor.stop()
  }
}

const floors = {
  bytes: 'Fastify alone, the list’s bytes,',
  live: 'Fastify alone, one prepared select and the list’s bytes,',
  page: 'bare React Router, the home page’s elements,',
}
