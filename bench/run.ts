// `npm run bench`: every figure beside its floor from the same run, written to docs/performance.md.
import { cpus } from 'node:os'
import { mkdtempSync, chmodSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchBoards } from './boards.ts'
import { benchBrowser } from './browser.ts'
import { benchHttp } from './http.ts'
import { table, type Row } from './report.ts'
import { benchScoring } from './scoring.ts'
import { startProduct } from './product.ts'
import { benchStart } from './start.ts'
import { benchUpload } from './upload.ts'

const rows: Row[] = []
const add = (found: Row[]) => {
  for (const row of found) console.log(`${row.path}: ${row.figure} (${row.floor}; ${row.ratio})`)
  rows.push(...found)
}
const dataDir = mkdtempSync(join(tmpdir(), 'leitai-bench-data-'))
chmodSync(dataDir, 0o755)
add(await benchScoring())
const product = await startProduct(dataDir)
try {
  add(await benchUpload(product))
  add(await benchBoards(product))
  add(await benchHttp(product))
  add(await benchBrowser(product))
} finally {
  await product.stop()
  add(await benchStart(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
}
const about = `Measured by \`npm run bench\` on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. The load generator ran on the same cores. Machines differ and drift: the ratio beside the floor of the same run is what to compare.`
writeFileSync(
  join(import.meta.dirname, '../docs/performance.md'),
  `# Performance\n\n${about}\n\n${table(rows)}\n`,
)
