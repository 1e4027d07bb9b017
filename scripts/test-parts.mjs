// What `npm test` consists of, and how each part is run and read. Programs write into files of their own in the run's
// temporary folder, so that the output of parts that run at once is printed part by part.
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { pinnedEnvironment, root } from './install.mjs'
import { secondsOfPlaywright, secondsOfVitest, slowest } from './slowest.mjs'

const fileOf = (name, ending) => join(tmpdir(), `${name.replaceAll(' ', '-')}.${ending}`)
export const logOf = name => fileOf(name, 'log')
const reportOf = name => fileOf(name, 'json')

/**
 * Runs a program, its words into the part's file. Answers whether it ended well, whether it was ended because its time was
 * up (`deadline`, in milliseconds since 1970), and the processor seconds of all its processes. The shell knows those of a
 * process whose parent waited for it, also in a group of its own as the databases are; it misses those of a process that
 * outlived its parent, such as the helpers of a killed product.
 */
async function run(name, command, args, env = {}, deadline) {
  const log = createWriteStream(logOf(name))
  await once(log, 'open')
  const times = fileOf(name, 'times')
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >"$0"; exit $code', times, command, ...args], {
    cwd: root,
    env: { ...pinnedEnvironment(), ...env },
    stdio: ['ignore', log, log],
    // A group of its own, to end all of it when its time is up.
    detached: true,
  })
  let isLate = false
  const end = () => {
    isLate = true
    process.kill(-child.pid, 'SIGTERM')
  }
  const clock = deadline && setTimeout(end, Math.max(0, deadline - Date.now()))
  const code = await new Promise(done => {
    child.once('exit', done)
    child.once('error', () => done(1))
  })
  clearTimeout(clock)
  log.end()
  return { isGood: code === 0, isLate, processor: isLate ? undefined : processorSeconds(times) }
}

/** The second line of the shell's `times`: what its children took, as the programs themselves and in the kernel. */
function processorSeconds(file) {
  if (!existsSync(file)) return undefined
  const [, children = ''] = readFileSync(file, 'utf8').split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  )
}

/** A part that runs one program; `read` tells from the program's good or bad end how many tests passed and what failed. */
const part = (name, room, command, args, { env, deadline, after }, read) => ({
  name,
  room,
  after,
  async work() {
    const { isGood, isLate, processor } = await run(name, command, args, env, deadline)
    return isLate ? { passed: 0, failures: [], isUnfinished: true } : { ...read(isGood), processor }
  },
})

/** A program that says yes or no. */
export const check = (name, room, command, args, more = {}) =>
  part(name, room, command, args, more, isGood => ({
    passed: isGood ? 1 : 0,
    failures: isGood ? [] : [name],
  }))

/** Runs Vitest and counts its tests; no test at all is a failure, unless only what a change touches was asked for. */
export function vitest(name, room, folder, args, { mayBeNone = false, ...more } = {}) {
  const report = reportOf(name)
  const options = [
    'run',
    `--root=${folder}`,
    '--config=vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  return part(name, room, 'vitest', [...options, ...args], more, isGood => {
    if (!existsSync(report)) {
      if (isGood && mayBeNone) return { passed: 0, failures: [] }
      return { passed: 0, failures: [`${name}: Vitest ended without a report`] }
    }
    const read = JSON.parse(readFileSync(report, 'utf8'))
    const failures = failuresOfVitest(read)
    if (failures.length === 0 && !isGood)
      failures.push(`${name}: every test passed, yet Vitest failed (an error outside of the tests)`)
    else if (read.numTotalTests === 0 && !mayBeNone) failures.push(`${name}: no test was found`)
    return { passed: read.numPassedTests, failures, slowest: slowest(secondsOfVitest(read, root)) }
  })
}

/** Runs the browser journeys and counts them; none at all is a failure, unless only changed ones were asked for. */
export function journeys(name, room, args, { env, mayBeNone = false, ...more } = {}) {
  const report = reportOf(name)
  const options = ['test', '--config', 'e2e/playwright.config.ts', ...args]
  const reported = { ...more, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } }
  return part(name, room, 'playwright', options, reported, isGood => {
    if (!existsSync(report)) return { passed: 0, failures: [`${name}: Playwright ended without a report`] }
    const read = JSON.parse(readFileSync(report, 'utf8'))
    const failures = failuresOfPlaywright(read)
    if (failures.length === 0 && !isGood) failures.push(`${name}: every one passed, yet Playwright failed`)
    else if (read.stats.expected === 0 && !mayBeNone) failures.push(`${name}: none was found`)
    return { passed: read.stats.expected, failures, slowest: slowest(secondsOfPlaywright(read)) }
  })
}
