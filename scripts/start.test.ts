import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reachableByOthers } from '../platform/src/base/database/places.ts'
import { freePorts, repository, startProduct, type Product } from './product.ts'

let folder: string
let dataDir: string
let ports: [number, number]
const cleaning: (() => unknown)[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leitai-start-'))
  // As root the database runs under another account, which must get in.
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'deep', 'data')
  ports = await freePorts()
})
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean()
  rmSync(folder, { recursive: true, force: true })
})

function start(
  more: Partial<Pick<Parameters<typeof startProduct>[0], 'dataDir' | 'command' | 'env' | 'uid' | 'gid'>> = {},
): Product {
  const product = startProduct({ dataDir, ports, ...more })
  cleaning.push(() => product.kill())
  return product
}

/** One sentence on stderr, exit code 1. */
async function refuses(product: Product, sentence: RegExp) {
  const code = await product.ended()
  expect([code, product.stderr()]).toEqual([1, expect.stringMatching(sentence)])
  expect([code, product.stderr().trimEnd().split('\n').length]).toEqual([1, 1])
}

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }

describe('what it cannot start with', () => {
  test.each([
    ['PORT', 0],
    ['SSO_PORT', 1],
  ] as const)('a busy %s is one sentence and nothing is made', async (setting, which) => {
    const other: Server = createServer()
    await new Promise<void>(done => other.listen(ports[which], '127.0.0.1', done))
    cleaning.push(() => new Promise(done => other.close(done)))
    await refuses(
      start(),
      new RegExp(
        `^Port ${ports[which]} is already in use\\. Stop what uses it or set another ${setting}\\.\n$`,
      ),
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test('a data folder that may not be written', async ctx => {
    if (isRoot && !reachableByOthers(repository))
      ctx.skip('root may write everywhere, and no other account can read this clone')
    chmodSync(folder, 0o555)
    await refuses(
      start(isRoot ? nobody : {}),
      /^The data folder \S+\/deep\/data cannot be written: EACCES: permission denied[^\n]*\.\n$/,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test('a data folder that is a file', async () =>
    refuses(
      start({ dataDir: join(repository, 'package.json') }),
      /^The data folder \S+ cannot be written: [^\n]+\.\n$/,
    ))

  test.each([
    [
      'nobody listens',
      'postgresql://leitai:s3cret-word@127.0.0.1:1/leitai',
      /^The database does not answer: [^\n]*ECONNREFUSED[^\n]*\. Check DATABASE_URL\.\n$/,
    ],
    [
      'no such machine',
      'postgresql://leitai:s3cret-word@no-such-host.invalid/leitai',
      /^The database does not answer: [^\n]*no-such-host\.invalid[^\n]*\. Check DATABASE_URL\.\n$/,
    ],
    [
      'another kind of address',
      'mysql://leitai:s3cret-word@127.0.0.1/leitai',
      /^Settings are wrong\. DATABASE_URL: [^\n]+\. See \.env\.example\.\n$/,
    ],
  ])('a database where %s', async (_name, url, sentence) => {
    const product = start({ env: { DATABASE_URL: url } })
    await refuses(product, sentence)
    expect(product.stderr()).not.toContain('s3cret-word')
    expect(readdirSync(folder)).toEqual([])
  })

  test.for<[string, string, RegExp]>([
    ['full at once', 'size=128m', /^The disk of \S+ is full: less than 256 MB are free\.\n$/],
    // Files run out before bytes do, in the middle of making the database.
    [
      'full in the middle',
      'size=400m,nr_inodes=300',
      /^The database could not be created in [^\n]*No space left on device[^\n]*\n$/,
    ],
  ])('a disk that is %s', async ([, options, sentence], ctx) => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', `${options},mode=755`, 'tmpfs', disk]).status !== 0)
      ctx.skip('this account may not mount a small disk')
    cleaning.push(() => spawnSync('umount', [disk]))
    await refuses(start({ dataDir: join(disk, 'data') }), sentence)
    expect(readdirSync(disk, { recursive: true, withFileTypes: true }).filter(at => at.isFile())).toEqual([])
  })
})

describe('what it starts with', () => {
  test.each([`数据 擂台 it's "here" $HOME; 100% (a,b) #1 \\`, 'd'.repeat(120), '../data'])(
    'a data folder called %s',
    async name => {
      const product = start({ dataDir: join(folder, 'x', name) })
      await product.ready()
      await product.stop()
    },
  )

  test('twice in a row, and not twice at once', async () => {
    const first = start()
    await first.ready()
    await refuses(start(), /^Port \d+ is already in use/)
    await first.ready()
    await first.stop()
    const second = start()
    await second.ready()
    await second.stop()
  })

  test('Ctrl-C, which the whole group gets', async () => {
    const product = start()
    await product.ready()
    process.kill(-(product.child.pid ?? 0), 'SIGINT')
    expect(await product.ended()).toBe(0)
    await product.stop()
  })

  // As service managers and containers do: they know npm and nothing below it.
  test('a stop of npm alone', async () => {
    const product = start({ command: ['npm', 'start'] })
    await product.ready()
    product.child.kill('SIGTERM')
    await vi.waitFor(() => expect(product.running()).toEqual([]), { timeout: 60_000 })
    const second = start()
    await second.ready()
    await second.stop()
  })

  test.each([
    ['kill -9 of its group', (product: Product) => process.kill(-(product.child.pid ?? 0), 'SIGKILL')],
    ['kill -9 of everything', (product: Product) => product.kill()],
    ['kill -9 of its parent alone', (product: Product) => product.child.kill('SIGKILL')],
  ])('what %s left', async (_name, kill) => {
    const first = start()
    await first.ready()
    await kill(first)
    await first.ended()
    const second = start()
    await second.ready()
    await second.stop()
  })

  test.each(['pg.new', 'pg', 'compile-cache'])(
    'a stop during the start, as soon as %s is made',
    async sign => {
      const product = start()
      await vi.waitFor(() => expect(existsSync(join(dataDir, sign))).toBe(true), {
        timeout: 60_000,
        interval: 5,
      })
      await product.stop()
      const again = start()
      await again.ready()
      await again.stop()
    },
  )

  test('what a start left whose parent was killed halfway', async () => {
    const first = start()
    await vi.waitFor(() => expect(first.running().join()).toContain('sso/src/main.ts'), {
      timeout: 60_000,
      interval: 5,
    })
    first.child.kill('SIGKILL')
    await vi.waitFor(
      () => expect(first.running().filter(command => /main\.ts|all\.ts/.test(command))).toEqual([]),
      {
        timeout: 60_000,
      },
    )
    const second = start()
    await second.ready()
    await second.stop()
  })
})
