import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFailed, test, vi } from 'vitest'
import { reachableByOthers } from '../platform/src/base/database/places.ts'
import { runs } from '../platform/src/base/programs.ts'
import { isAtLength } from '../platform/test/length.ts'
import { isRoot, nobody, usePlace, type More } from './place.ts'
import { repository, type Product } from './product.ts'

const place = usePlace()
const patience = { timeout: 60_000, interval: 5 }

/** How a product comes to its end, and how it is started for that. */
type Ending = [name: string, ask: More, end: (product: Product) => Promise<unknown>]

/** On a folder that is not there yet: what is stopped has made this, and no more. */
const stopDuringFirstStart = (sign: string): Ending => [
  `a stop during the first start, as soon as ${sign} is made`,
  { env: { NODE_COMPILE_CACHE: undefined } },
  async product => {
    await vi.waitFor(() => expect(existsSync(join(place.dataDir, sign))).toBe(true), patience)
    await product.stop()
  },
]

const killHalfway: Ending = [
  'kill -9 of its parent halfway through a start',
  {},
  async product => {
    await vi.waitFor(() => expect(product.running().join()).toMatch(runs('sso')), patience)
    product.child.kill('SIGKILL')
    // Its database may stay, and is adopted.
    const ours = () =>
      product
        .running()
        .filter(command => (['all', 'sso', 'api'] as const).some(name => runs(name).test(command)))
    await vi.waitFor(() => expect(ours()).toEqual([]), patience)
  },
]

const once = (name: string, end: (product: Product) => unknown, ask: More = {}): Ending => [
  name,
  ask,
  async product => {
    await product.ready()
    await end(product)
  },
]
// As service managers and containers do: they know npm and nothing below it.
const byNpm: More = { command: ['npm', 'start'] }
const kills = [
  once('kill -9 of everything', product => product.kill()),
  once('kill -9 of its group', product => process.kill(-(product.child.pid ?? 0), 'SIGKILL')),
  once('kill -9 of its parent alone', product => product.child.kill('SIGKILL')),
]

async function stopWithNpm(product: Product) {
  product.child.kill('SIGTERM')
  await product.ended()
  expect(product.running()).toEqual([])
}
async function loseNpm(product: Product) {
  product.child.kill('SIGKILL')
  await vi.waitFor(() => expect(product.running()).toEqual([]), patience)
}
async function interrupt(product: Product) {
  process.kill(-(product.child.pid ?? 0), 'SIGINT')
  expect(await product.ended()).toBe(0)
  await product.stop()
}

/** One after another on the same folder: that the next one becomes ready shows what the one before it left. */
const endings = [
  stopDuringFirstStart('pg'),
  killHalfway,
  once('SIGTERM to npm alone', stopWithNpm, byNpm),
  once('SIGKILL to npm alone', loseNpm, byNpm),
  // The first stands for all; `npm run test:slow` tries the others as well.
  ...(isAtLength ? kills : kills.slice(0, 1)),
  once('Ctrl-C, which the whole group gets', interrupt),
]

/** Ends a product in each way; told where it failed. */
async function survives(ways: readonly Ending[]) {
  let at = ''
  onTestFailed(() => void process.stderr.write(`It failed at ${at}.\n`))
  for (const [name, ask, end] of ways) {
    at = `${name}${at && `, after ${at.split(', after ')[0]}`}`
    const product = place.start(ask)
    await end(product)
    await product.ended()
  }
  at = `the last start, after ${at}`
  await place.startsAgain()
}

test('what was stopped or killed, in whatever way, does not hinder the next start', () => survives(endings))

test.each(isAtLength ? ['pg.new', 'compile-cache'] : [])('nor does a stop as soon as %s is made', sign =>
  survives([stopDuringFirstStart(sign)]),
)

test('lock files whose process number another program has by now hinder no start', async ctx => {
  if (isRoot && !reachableByOthers(repository)) ctx.skip('no other account can read this clone')
  // PostgreSQL asks only about processes of its own account.
  const account = isRoot ? nobody : {}
  mkdirSync(place.dataDir, { recursive: true })
  if (isRoot) chownSync(place.dataDir, nobody.uid, nobody.gid)
  const first = place.start(account)
  await first.ready()
  await first.kill()
  const other = spawn('sleep', ['1000'], account)
  place.afterwards(() => other.kill())
  for (const file of ['pg/postmaster.pid', 'run/.s.PGSQL.5432.lock'].map(name => join(place.dataDir, name)))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)))
  const second = place.start(account)
  await second.ready()
  await second.stop()
  expect(other.exitCode).toBeNull()
})
