// `npm test`: everything that must hold. Parts run beside each other, those first that fail most often and cost least, and
// the output of each is printed when it has ended. The last line is plain, `N passed, N failed`: checks count as one each, tests one by one.
//   npm test -- types lint       only parts whose names contain a word
//   npm test -- --changed[=REF]  the checks, and of the tests those that a change since REF (or the last commit) touches
//   npm test -- quick            within a minute: fast checks, and of the touched tests those beside the changes
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { changedFiles, foldersOfChanges } from './changes.mjs'
import { findChromium } from './chromium.mjs'
import { endAllOf } from './end-all-of.mjs'
import { ensureInstalled } from './install.mjs'
import { keepSeconds, progress, readSeconds, tableOfParts } from './part-times.mjs'
import { runParts, sumUp, timeLeft } from './run-parts.mjs'
import { useTestFolder } from './test-folder.mjs'
import { check, journeys, logOf, vitest } from './test-parts.mjs'
import { whenNpmEnds } from './when-npm-ends.mjs'

const refuse = sentence => {
  console.error(sentence)
  process.exit(1)
}

const words = process.argv.slice(2)
const isQuick = words.includes('quick')
const asked = words.find(word => word === '--changed' || word.startsWith('--changed='))
const changed = isQuick ? '--changed' : asked
const only = words.filter(word => !word.startsWith('--') && word !== 'quick')
const options = words.filter(word => word.startsWith('--'))
const unknown = options.filter(word => isQuick || word !== asked)
if (unknown.length > 0) refuse(`Not understood: ${unknown.join(' ')}`)
const chromium = findChromium()

try {
  ensureInstalled()
} catch (error) {
  refuse(error.message)
}

const folder = useTestFolder()
/** In milliseconds since 1970. What a minute does not suffice for is left to another run. */
const deadline = isQuick ? Date.now() + 55_000 : undefined
const fast = { deadline }
/** By the graph of imports; whoever changes what all tests stand on (a package, a setting of Vitest) runs all of them. */
const touched = changed ? [changed, '--passWithNoTests'] : []
const more = { mayBeNone: changed !== undefined, deadline }
/**
 * Beside the changes alone when it must be quick: a rule of one feature touches half of all tests, as they build the
 * whole product, and finding that out takes most of a minute. The first failure ends it, so that it is printed in time.
 */
const files = isQuick ? changedFiles() : []
const near = folder => (isQuick ? ['--bail=1', ...foldersOfChanges(files, folder)] : [])
const isNear = folder => !isQuick || foldersOfChanges(files, folder).length > 0

const parts = [
  check('route types', 1, 'react-router', ['typegen', 'platform'], fast),
  // It reads the route types, which the part before it rewrites.
  check('lint and import rules', 1, 'oxlint', ['--deny-warnings'], { after: ['route types'], deadline }),
  check('format', 1, 'oxfmt', ['--check'], fast),
  // They read the sources themselves: no import says what touches them.
  vitest('rules of the house', 1, 'scripts', ['--project=rules'], fast),
  // More checkers would each work out the types of all that they share.
  // Collecting its garbage half as often saves a quarter of its work for a tenth more memory.
  check('types', 1, 'tsc', ['-p', '.', '--checkers', '1'], {
    env: { GOGC: '200' },
    after: ['route types'],
    deadline,
  }),
  !isQuick && check('unused code', 1, 'knip', []),
  !isQuick && check('build', 1, 'node', ['scripts/build.mjs'], { after: ['route types'] }),
  isNear('platform') &&
    vitest('platform', isQuick ? 1 : 2, 'platform', [...touched, ...near('platform')], more),
  isNear('sso') && vitest('sign-on site', 1, 'sso', [...touched, ...near('sso')], more),
  !isQuick &&
    vitest('scripts', 1, 'scripts', ['--project=starts', ...touched], { ...more, after: ['build'] }),
  // No import leads from a journey to what it walks through: of changes only those of journeys are known.
  !isQuick &&
    journeys(
      'browser journeys',
      // Three browsers; beside the other tests of the platform their pages would come too late.
      3,
      changed ? [changed.replace('--changed', '--only-changed'), '--pass-with-no-tests'] : [],
      { ...more, env: { CHROMIUM: chromium }, after: ['build'] },
    ),
].filter(Boolean)
const meant = only.filter(word => !parts.some(({ name }) => name.includes(word)))
if (meant.length > 0)
  refuse(`No part is called ${meant.join(' or ')}: there are ${parts.map(({ name }) => name).join(', ')}.`)
const chosen = parts.filter(({ name }) => only.length === 0 || only.some(word => name.includes(word)))
const withoutBrowser = !chromium && chosen.some(({ name }) => name === 'browser journeys')
const wanted = withoutBrowser ? chosen.filter(({ name }) => name !== 'browser journeys') : chosen

let isInterrupted = false
async function interrupt(code) {
  if (isInterrupted) return
  isInterrupted = true
  console.log('Interrupted: ending what runs…')
  await endAllOf(folder)
  process.exit(code)
}
// A second signal changes nothing: the running parts are being ended.
process.on('SIGINT', () => void interrupt(130))
process.on('SIGTERM', () => void interrupt(143))
whenNpmEnds(() => void interrupt(143))
/** A part that was interrupted is not reported as failed, and no part begins after it. */
const unlessInterrupted = work => async () => {
  const result = await work()
  return isInterrupted ? new Promise(() => {}) : result
}

// Most parts wait now and then: for a port, a lock, or a database that stalls on purpose.
const room = availableParallelism() + 2
const kind = isQuick ? 'quick' : changed ? 'changed' : 'whole'
const before = readSeconds()[kind] ?? {}
const rows = []
const took = {}
const start = Date.now()
const found = await runParts(
  wanted.map(part => ({ ...part, work: unlessInterrupted(part.work) })),
  {
    room,
    changed({ parts: all, running, waiting }) {
      const elapsed = new Map([...running].map(([part, began]) => [part, (Date.now() - began) / 1000]))
      const left = timeLeft({ parts: all, waiting, elapsed, seconds: before, room })
      const names = [...running.keys()].map(({ name }) => name)
      const done = wanted.length - running.size - waiting.length
      console.log(progress({ done, all: wanted.length, running: names, left }))
    },
    ended({ name }, { failures, isUnfinished, processor }, began, end) {
      const log = logOf(name)
      const seconds = (end - began) / 1000
      console.log(`\n── ${name}\n${existsSync(log) ? readFileSync(log, 'utf8').trimEnd() : ''}`)
      const outcome = isUnfinished ? 'not finished' : failures.length === 0 ? 'ok' : 'FAILED'
      console.log(`   ${outcome} in ${seconds.toFixed(1)} s\n`)
      rows.push({ name, waited: (began - start) / 1000, took: seconds, processor })
      if (outcome === 'ok') took[name] = seconds
    },
  },
)
await endAllOf(folder)
keepSeconds(kind, took)

if (withoutBrowser && process.env.CI)
  found.push({ passed: 0, failures: ['browser journeys: no Chromium found (CI needs it)'] })
else if (withoutBrowser)
  console.log(
    'Browser journeys are left out: no Chromium found. Install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or set CHROMIUM.',
  )

for (const [index, { name }] of wanted.entries())
  if (found[index].slowest?.length > 0)
    console.log(`\n── the longest of ${name}\n${found[index].slowest.join('\n')}`)
// Of a process that outlived its parent the seconds are not known.
console.log(`\n── parts\n${tableOfParts(rows).join('\n')}`)
const { passed, failures, isGood } = sumUp(found)
const unfinished = wanted.filter((_part, index) => found[index].isUnfinished).map(({ name }) => name)
if (unfinished.length > 0)
  console.log(`\nNot finished within a minute, so not known to hold: ${unfinished.join(', ')}`)
if (failures.length > 0) console.log(`\n── what failed\n${failures.join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
// A change that touches none of the parts that were named is no failure.
process.exit(isGood || (changed && failures.length === 0) ? 0 : 1)
