import { startFloor } from './floor.ts'
import { load, type Load } from './load.ts'
import { signedIn, type Product } from './product.ts'
import type { Row } from './report.ts'

type Pair = { least: Load; found: Load; percent: number }

const rounds = 5
const seconds = 3
const pages = {
  home: '/',
  competition: '/competitions/1001',
  article: '/information/info/1',
  sponsor: '/special/bay',
}

/** One API process under load on the same cores, each path beside its floor from a bare server in the same run. */
export async function benchHttp(product: Product): Promise<Row[]> {
  const { url, db } = product
  const headers = await signedIn(db, 'competitor')
  const floor = await startFloor(product, { list: '/api/competitions', pages }, headers)
  try {
    const rows: Row[] = []
    for (const [name, path, bare, more] of [
      ['Session check', '/api/users/sso', 'bytes', {}],
      ['List of competitions, kept for visitors', '/api/competitions', 'bytes', {}],
      ['List of competitions, for a signed-in reader', '/api/competitions', 'live', headers],
      ['Board, for a signed-in reader', '/api/competitions/1001?part=rankings', 'live', headers],
      ['Home page, kept for visitors', pages.home, 'page/home', {}],
      ['Article, kept for visitors', pages.article, 'page/article', {}],
      ['Home page of a sponsor, kept for visitors', pages.sponsor, 'page/sponsor', {}],
      ['Home page, rendered for a signed-in reader', pages.home, 'page/home', headers],
      ['Competition page, rendered for a signed-in reader', pages.competition, 'page/competition', headers],
    ] as const) {
      const pairs: Pair[] = []
      // Beside each other in time, in turn: the machine's other work falls on both, and the middle pair counts.
      for (let round = 0; round < rounds; round++) {
        const least = await load(`${floor.url}/${bare}`, { seconds })
        const found = await load(url + path, { seconds, headers: more })
        if (found.errors > 0) throw new Error(`${path}: ${found.errors} failed answers`)
        pairs.push({ least, found, percent: (100 * found.perSecond) / least.perSecond })
      }
      pairs.sort((one, other) => one.percent - other.percent)
      const [lowest, middle, highest] = [0, (rounds - 1) / 2, rounds - 1].map(at => pairs[at]) as [
        Pair,
        Pair,
        Pair,
      ]
      rows.push({
        path: `${name} (\`${path}\`)`,
        figure: `${Math.round(middle.found.perSecond)}/s, p99 ${middle.found.p99} ms`,
        floor: `${floors[bare]} ${Math.round(middle.least.perSecond)}/s`,
        ratio: `${middle.percent.toFixed(0)} % (${lowest.percent.toFixed(0)} to ${highest.percent.toFixed(0)})`,
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
  'page/home': 'bare React Router, the same elements,',
  'page/competition': 'bare React Router, the same elements,',
  'page/article': 'bare React Router, the same elements,',
  'page/sponsor': 'bare React Router, the same elements,',
}
