import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { byArea, table, type CallOfSpec, type RouteOfSpec } from './by-area.ts'
import { findIds } from './ids.ts'
import { startDemo } from './product.ts'
import { signIn } from './session.ts'

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
  const ids = join(folder, 'ids.json')
  writeFileSync(ids, JSON.stringify(await findIds(product.url, { cookie, userId })))
  const answer = spawnSync('node', [tool, product.url, '--list', '--cookie', cookie, '--ids', ids], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  if (answer.stderr) process.stderr.write(answer.stderr)
  const lines = answer.stdout.trimEnd().split('\n')
  const figures = lines.pop() ?? ''
  if (asked.includes('--list')) console.log(`${lines.join('\n')}\n`)
  console.log(table(byArea(spec<RouteOfSpec>('routes'), spec<CallOfSpec>('calls'), lines)))
  console.log(`\n${figures}`)
  process.exitCode = answer.status ?? 1
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
