// `npm run bench`: every figure beside its floor from the same run, written to docs/performance.md. With names
// (`npm run bench -- scoring l2`) only those; the others keep their lines.
import { cpus, tmpdir } from 'node:os'
import { existsSync, mkdtempSync, chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepDays } from '../platform/test/keep-days.ts'
import { benchBoards } from './boards.ts'
import { benchBrowser } from './browser.ts'
import { benchControls } from './controls.ts'
import { benchCost } from './cost.ts'
import { benchProfile } from './datasets/profile.ts'
import { benchZip } from './datasets/zip.ts'
import { benchFlood } from './flood.ts'
import { benchHttp } from './http.ts'
import { benchInbox } from './inbox.ts'
import { benchL2 } from './l2/l2.ts'
import { benchReveal } from './l2/reveal.ts'
import { benchMatching } from './matching.ts'
import { benchPeople } from './people.ts'
import { benchRatings } from './ratings.ts'
import { record } from './record.ts'
import { benchReview } from './review.ts'
import type { Found } from './report.ts'
import { benchScoring } from './scoring.ts'
import { benchSizes } from './sizes.ts'
import { startProduct, type Product } from './product.ts'
import { benchStart } from './start.ts'
import { benchUpload } from './upload.ts'

const rows = async (found: Promise<Found['rows']>): Promise<Found> => ({ rows: await found })
type Bench = (product: Product) => Promise<Found>
const onDemo: Record<string, Bench> = {
  upload: product => rows(benchUpload(product)),
  flood: product => rows(benchFlood(product)),
  http: product => rows(benchHttp(product)),
  browser: product => rows(benchBrowser(product)),
  controls: async product => {
    await keepDays(product.db, 1001)
    return rows(benchControls(product))
  },
  // The last, as it fills the database.
  boards: product => rows(benchBoards(product)),
}
const onEmpty: Record<string, Bench> = {
  profile: benchProfile,
  zip: benchZip,
  l2: benchL2,
  reveal: benchReveal,
  inbox: benchInbox,
  review: benchReview,
  matching: product => rows(benchMatching(product)),
  sizes: benchSizes,
  // The last, as it fills the database with people.
  ratings: benchRatings,
  people: product => rows(benchPeople(product)),
}
const names = ['scoring', 'cost', ...Object.keys(onDemo), 'start', ...Object.keys(onEmpty)]
const asked = process.argv.slice(2)
const unknown = asked.filter(name => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: ${names.join(', ')}.`)
  process.exit(2)
}
const wanted = (name: string) => asked.length === 0 || asked.includes(name)

const file = join(import.meta.dirname, '../docs/performance.md')
const keep = (name: string, found: Found) => {
  for (const row of found.rows) console.log(`${row.path}: ${row.figure} (${row.floor}; ${row.ratio})`)
  for (const note of found.notes ?? []) console.log(note)
  // Whoever writes a benchmark measures little; that is no figure.
  if (process.env.BENCH_SMALL !== undefined) return
  const about = `Measured by \`npm run bench\`, last on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}. The load generator ran on the same cores. Machines differ and drift: the ratio beside the floor of the same run is what to compare.`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  // After each, so that a run that is cut off leaves what it found.
  writeFileSync(file, record(before, new Map([[name, found]]), about, new Date().toISOString().slice(0, 10)))
}

if (wanted('scoring')) keep('scoring', await rows(benchScoring()))
if (wanted('cost')) keep('cost', await rows(benchCost()))
await measureOn({ demo: true }, onDemo, ['start'])
await measureOn({ demo: false }, onEmpty)

async function measureOn(world: { demo: boolean }, benches: Record<string, Bench>, after: string[] = []) {
  if (![...Object.keys(benches), ...after].some(wanted)) return
  const dataDir = mkdtempSync(join(tmpdir(), 'leitai-bench-data-'))
  chmodSync(dataDir, 0o755)
  const product = await startProduct(dataDir, world)
  try {
    for (const [name, bench] of Object.entries(benches)) if (wanted(name)) keep(name, await bench(product))
  } finally {
    await product.stop()
    if (after.some(wanted)) keep('start', await rows(benchStart(dataDir)))
    rmSync(dataDir, { recursive: true, force: true })
  }
}
