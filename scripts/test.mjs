// `npm test`: everything that must hold, in the order in which a mistake is cheapest to find.
// Ends with one plain line, `N passed, N failed`: checks count as one each, tests one by one.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { ensureInstalled, pinnedEnvironment, root } from './install.mjs'

const results = join(root, 'test-results')
const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
const only = process.argv.slice(2)
const totals = { passed: 0, failed: 0 }
/** Each failure as it is told at the end. */
const failures = []
const fail = (count, told) => {
  totals.failed += count
  failures.push(...told)
}

const run = (command, args, options = {}) =>
  new Promise(done => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...pinnedEnvironment(), ...options.env },
      stdio: 'inherit',
    })
    child.on('exit', code => done(code === 0))
    child.on('error', () => done(false))
  })

async function check(name, work) {
  if (only.length > 0 && !only.some(word => name.includes(word))) return
  console.log(`\n── ${name}`)
  const started = Date.now()
  const ok = await work()
  if (ok) totals.passed++
  else fail(1, [name])
  console.log(`   ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Runs vitest and adds its tests to the totals; no test at all is a failure. */
async function vitest(name, folder) {
  if (only.length > 0 && !only.some(word => name.includes(word))) return
  console.log(`\n── ${name}`)
  const report = join(results, `${folder}.json`)
  rmSync(report, { force: true })
  const ok = await run('vitest', [
    'run',
    '--root',
    folder,
    '--config',
    'vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  if (!existsSync(report)) return fail(1, [`${name}: Vitest ended without a report`])
  const read = JSON.parse(readFileSync(report, 'utf8'))
  const told = failuresOfVitest(read)
  totals.passed += read.numPassedTests
  if (told.length > 0) fail(told.length, told)
  else if (!ok) fail(1, [`${name}: every test passed, yet Vitest failed (an error outside of the tests)`])
  else if (read.numTotalTests === 0) fail(1, [`${name}: no test was found`])
}

/** Runs the browser journeys and adds them to the totals; none at all is a failure. */
async function journeys() {
  if (only.length > 0 && !only.includes('journeys')) return
  console.log('\n── browser journeys')
  if (!chromium) {
    if (process.env.CI) {
      console.error('   FAILED: no Chromium found (CI needs it)')
      return fail(1, ['browser journeys: no Chromium'])
    }
    console.log(
      '   left out: no Chromium found. Install it (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM.',
    )
    return
  }
  const report = join(results, 'journeys.json')
  rmSync(report, { force: true })
  const ok = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!existsSync(report)) return fail(1, ['browser journeys: Playwright ended without a report'])
  const read = JSON.parse(readFileSync(report, 'utf8'))
  const told = failuresOfPlaywright(read)
  totals.passed += read.stats.expected
  if (told.length > 0) fail(told.length, told)
  else if (!ok) fail(1, ['browser journeys: every one passed, yet Playwright failed'])
  else if (read.stats.expected === 0) fail(1, ['browser journeys: none was found'])
}

try {
  ensureInstalled()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
mkdirSync(results, { recursive: true })
await check('route types', () => run('react-router', ['typegen', 'platform']))
await check('types', () => run('tsc', ['-p', '.']))
await check('lint and import rules', () => run('oxlint', ['--deny-warnings']))
await check('format', () => run('oxfmt', ['--check']))
await check('unused code', () => run('knip', []))
await vitest('scripts and rules of the house', 'scripts')
await vitest('platform', 'platform')
await vitest('sign-on site', 'sso')
await check('build', async () => {
  try {
    ensureBuilt()
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
})
await journeys()
if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
