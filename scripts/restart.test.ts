import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { reachableByOthers } from '../platform/src/base/database/places.ts'
import { isAtLength } from '../platform/test/length.ts'
import { isRoot, nobody, usePlace } from './place.ts'
import { repository, type Product } from './product.ts'

const place = usePlace()
/** The first stands for all; `npm run test:slow` tries the others as well. */
const firstOrAll = <T>(cases: readonly T[]): readonly T[] => (isAtLength ? cases : cases.slice(0, 1))

describe('what was stopped or killed does not hinder the next start', () => {
  test('Ctrl-C, which the whole group gets', async () => {
    const product = place.start()
    await product.ready()
    process.kill(-(product.child.pid ?? 0), 'SIGINT')
    expect(await product.ended()).toBe(0)
    await product.stop()
  })

  // As service managers and containers do: they know npm and nothing below it.
  test.each(['SIGTERM', 'SIGKILL'] as const)('a %s to npm alone', async signal => {
    const product = place.start({ command: ['npm', 'start'] })
    await product.ready()
    product.child.kill(signal)
    if (signal === 'SIGTERM') {
      await product.ended()
      expect(product.running()).toEqual([])
    }
    await vi.waitFor(() => expect(product.running()).toEqual([]), { timeout: 60_000 })
    await place.startsAgain()
  })

  test.each(
    firstOrAll<[string, (product: Product) => unknown]>([
      ['kill -9 of everything', product => product.kill()],
      ['kill -9 of its group', product => process.kill(-(product.child.pid ?? 0), 'SIGKILL')],
      ['kill -9 of its parent alone', product => product.child.kill('SIGKILL')],
    ]),
  )('what %s left', async (_name, kill) => {
    const first = place.start()
    await first.ready()
    await kill(first)
    await first.ended()
    await place.startsAgain()
  })

  test('lock files whose process number another program has by now', async ctx => {
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

  test.each(firstOrAll(['pg', 'pg.new', 'compile-cache']))(
    'a stop during the start, as soon as %s is made',
    async sign => {
      const product = place.start({ env: { NODE_COMPILE_CACHE: undefined } })
      await vi.waitFor(() => expect(existsSync(join(place.dataDir, sign))).toBe(true), {
        timeout: 60_000,
        interval: 5,
      })
      await product.stop()
      await place.startsAgain()
    },
  )

  test('what a start left whose parent was killed halfway', async () => {
    const first = place.start()
    await vi.waitFor(() => expect(first.running().join()).toContain('sso/src/main.ts'), {
      timeout: 60_000,
      interval: 5,
    })
    first.child.kill('SIGKILL')
    await vi.waitFor(
      () => expect(first.running().filter(command => /(main|all|api)\.ts/.test(command))).toEqual([]),
      {
        timeout: 60_000,
      },
    )
    await place.startsAgain()
  })
})
