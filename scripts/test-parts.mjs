// What `npm test` consists of, and how each part is run and read. Programs write into a file of their own,
// test-results/<part>.log, so that parts which run at once are told one after another.
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { pinnedEnvironment, root } from './install.mjs'
import { secondsOfPlaywright, secondsOfVitest, slowest } from './slowest.mjs'

const results = join(root, 'test-results')
const passed = { passed: 1, failures: [] }

export const logOf = name => join(results, `${name.replaceAll(' ', '-')}.log`)
const reportOf = name => join(results, `${name.replaceAll(' ', '-')}.json`)

/** Runs a program, its words into the part's file, and tells whether it ended well. */
async function run(name, command, args, env = {}) {
  mkdirSync(results, { recursive: true })
  const log = createWriteStream(logOf(name))
  await once(log, 'open')
  const child = spawn(command, args, {
    cwd: root,
    env: { ...pinnedEnvironment(), ...env },
    stdio: ['ignore', log, log],
  })
  const code = await new Promise(done => {
    child.once('exit', done)
    child.once('error', () => done(1))
  })
  log.end()
  return code === 0
}

/** A program that says yes or no. */
export const check = (name, room, command, args, more = {}) => ({
  name,
  room,
  ...more,
  work: async () => ((await run(name, command, args)) ? passed : { passed: 0, failures: [name] }),
})

/** Runs Vitest and counts its tests; no test at all is a failure, unless only what a change touches was asked for. */
export const vitest = (name, room, folder, args, { env, mayBeNone = false, ...more } = {}) => ({
  name,
  room,
  ...more,
  async work() {
    const report = reportOf(name)
    rmSync(report, { force: true })
    const ok = await run(
      name,
      'vitest',
      [
        'run',
        `--root=${folder}`,
        '--config=vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${report}`,
        ...args,
      ],
      env,
    )
    if (!existsSync(report)) {
      if (ok && mayBeNone) return { passed: 0, failures: [] }
      return { passed: 0, failures: [`${name}: Vitest ended without a report`] }
    }
    const read = JSON.parse(readFileSync(report, 'utf8'))
    const failures = failuresOfVitest(read)
    if (failures.length === 0 && !ok)
      failures.push(`${name}: every test passed, yet Vitest failed (an error outside of the tests)`)
    else if (read.numTotalTests === 0 && !mayBeNone) failures.push(`${name}: no test was found`)
    return { passed: read.numPassedTests, failures, slowest: slowest(secondsOfVitest(read, root)) }
  },
})

/** Runs the browser journeys and counts them; none at all is a failure, unless only changed ones were asked for. */
export const journeys = (name, room, args, { env, mayBeNone = false, ...more } = {}) => ({
  name,
  room,
  ...more,
  async work() {
    const report = reportOf(name)
    rmSync(report, { force: true })
    const ok = await run(name, 'playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    if (!existsSync(report)) return { passed: 0, failures: [`${name}: Playwright ended without a report`] }
    const read = JSON.parse(readFileSync(report, 'utf8'))
    const failures = failuresOfPlaywright(read)
    if (failures.length === 0 && !ok) failures.push(`${name}: every one passed, yet Playwright failed`)
    else if (read.stats.expected === 0 && !mayBeNone) failures.push(`${name}: none was found`)
    return { passed: read.stats.expected, failures, slowest: slowest(secondsOfPlaywright(read)) }
  },
})
