import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { byArea, figures, missingInAll, table, type CallOfSpec, type RouteOfSpec } from './by-area.ts'
import { findIds } from './ids.ts'
import { startDemo } from './product.ts'
import { enterReview, signIn } from './session.ts'

/** Kept beside the repository and not in it: the specification belongs to whoever orders the product. */
const shared = resolve(import.meta.dirname, '../../../shared')
const tool = process.env.SPEC_COVERAGE ?? join(shared, 'tools/spec-coverage.mjs')
const asked = process.argv.slice(2)
const given = asked.find(word => word.startsWith('http'))

if (!existsSync(tool)) {
  console.log(
    'Nothing to compare with: ../shared/tools/spec-coverage.mjs is not there (SPEC_COVERAGE may name it).',
  )
  process.exit(0)
}
const spec = <T>(name: string) =>
  JSON.parse(readFileSync(resolve(tool, `../../spec/${name}.json`), 'utf8')) as T[]

const product = given ? { url: given, stop: async () => {} } : await startDemo()
const folder = mkdtempSync(join(tmpdir(), 'leitai-coverage-'))
try {
  const { cookie, userId } = await signIn(product.url, 'organiser')
  const reviewer = await enterReview(product.url, 'chief')
  const runs = (await findIds(product.url, { cookie, userId })).map((ids, run) => {
    const file = join(folder, `ids-${run}.json`)
    writeFileSync(file, JSON.stringify(ids))
    const answer = spawnSync(
      'node',
      [tool, product.url, '--list', '--cookie', cookie, '--reviewer', reviewer, '--ids', file],
      { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
    )
    if (answer.stderr) process.stderr.write(answer.stderr)
    // 1 says that something is missing.
    if (answer.status !== 0 && answer.status !== 1) throw new Error(`${tool} ended with ${answer.status}`)
    return answer.stdout.trimEnd().split('\n').slice(0, -1)
  })
  const missing = missingInAll(runs)
  if (asked.includes('--list')) console.log(`${missing.join('\n')}\n`)
  const areas = byArea(spec<RouteOfSpec>('routes'), spec<CallOfSpec>('calls'), missing)
  console.log(table(areas))
  console.log(`\n${figures(areas)}`)
  if (missing.length > 0) process.exitCode = 1
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
