// `npm test`: everything that must hold. Parts run beside each other, the cheapest first, and each is told whole when it
// ended. The last line is plain, `N passed, N failed`: checks count as one each, tests one by one.
//   npm test -- types lint       only parts whose names contain a word
//   npm test -- --changed[=REF]  the checks, and of the tests those that a change since REF (or the last commit) touches
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { endAllOf } from './end-all-of.mjs'
import { ensureInstalled, root } from './install.mjs'
import { runParts, sumUp } from './run-parts.mjs'
import { useTestFolder } from './test-folder.mjs'
import { check, journeys, logOf, vitest } from './test-parts.mjs'

const words = process.argv.slice(2)
const changed = words.find(word => word === '--changed' || word.startsWith('--changed='))
const only = words.filter(word => !word.startsWith('--'))
const unknown = words.filter(word => word.startsWith('--') && word !== changed)
if (unknown.length > 0) {
  console.error(`Not understood: ${unknown.join(' ')}`)
  process.exit(1)
}
const chromium = findChromium()

try {
  ensureInstalled()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
mkdirSync(join(root, 'test-results'), { recursive: true })
const folder = useTestFolder()
let isInterrupted = false
async function interrupt(code) {
  if (isInterrupted) return
  isInterrupted = true
  console.log('Interrupted: ending what runs…')
  await endAllOf(folder)
  process.exit(code)
}
// Again and again does no more than once: what runs is being ended.
process.on('SIGINT', () => void interrupt(130))
process.on('SIGTERM', () => void interrupt(143))
// A killed npm tells nobody: what npm started ends when npm has.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void interrupt(143), 500).unref()
}
/** What is ended is not told as failed, and nothing begins after it. */
const unlessInterrupted = work => async () => {
  const result = await work()
  return isInterrupted ? new Promise(() => {}) : result
}

/** By the graph of imports; whoever changes what all tests stand on (a package, a setting of Vitest) runs all of them. */
const touched = changed ? [changed, '--passWithNoTests'] : []
const more = { mayBeNone: changed !== undefined }

const parts = [
  check('route types', 1, 'react-router', ['typegen', 'platform']),
  // More checkers would each work out the types of all that they share.
  check('types', 1, 'tsc', ['-p', '.', '--checkers', '1'], { after: ['route types'] }),
  check('lint and import rules', 1, 'oxlint', ['--deny-warnings']),
  check('format', 1, 'oxfmt', ['--check']),
  check('unused code', 1, 'knip', []),
  // They read the sources themselves: no import says what touches them.
  vitest('rules of the house', 1, 'scripts', ['--project=rules']),
  check('build', 1, 'node', ['scripts/build.mjs'], { after: ['route types'] }),
  vitest('platform', 2, 'platform', touched, more),
  vitest('sign-on site', 1, 'sso', touched, more),
  vitest('scripts', 1, 'scripts', ['--project=starts', ...touched], { ...more, after: ['build'] }),
  // No import leads from a journey to what it walks through: of changes only those of journeys are known.
  journeys(
    'browser journeys',
    2,
    changed ? [changed.replace('--changed', '--only-changed'), '--pass-with-no-tests'] : [],
    { ...more, env: { CHROMIUM: chromium }, after: ['build'] },
  ),
].filter(({ name }) => only.length === 0 || only.some(word => name.includes(word)))

const withoutBrowser = !chromium && parts.some(({ name }) => name === 'browser journeys')
const chosen = withoutBrowser ? parts.filter(({ name }) => name !== 'browser journeys') : parts
const wanted = chosen.map(part => ({ ...part, work: unlessInterrupted(part.work) }))

const found = await runParts(wanted, {
  room: availableParallelism() + 1,
  began: ({ name }) => console.log(`── ${name} began`),
  ended({ name }, { failures }, seconds) {
    const log = logOf(name)
    console.log(`\n── ${name}\n${existsSync(log) ? readFileSync(log, 'utf8').trimEnd() : ''}`)
    rmSync(log, { force: true })
    console.log(`   ${failures.length === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`)
  },
})
await endAllOf(folder)
if (withoutBrowser && process.env.CI)
  found.push({ passed: 0, failures: ['browser journeys: no Chromium found (CI needs it)'] })
else if (withoutBrowser)
  console.log(
    'Browser journeys are left out: no Chromium found. Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM.',
  )

for (const [index, { name }] of wanted.entries())
  if (found[index].slowest?.length > 0)
    console.log(`\n── the longest of ${name}\n${found[index].slowest.join('\n')}`)
const { passed, failures, isGood } = sumUp(found)
if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
// A change that touches none of the parts that were named is no failure.
process.exit(isGood || (changed && failures.length === 0) ? 0 : 1)
