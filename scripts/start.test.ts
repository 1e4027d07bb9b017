import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { reachableByOthers } from '../platform/src/base/database/places.ts'
import { runs } from '../platform/src/base/programs.ts'
import { isRoot, nobody, refuses, usePlace } from './place.ts'
import { repository } from './product.ts'

const place = usePlace()

describe('what it cannot start with', () => {
  test.each([
    ['PORT', 0],
    ['SSO_PORT', 1],
  ] as const)('a busy %s is one sentence and nothing is made', async (setting, which) => {
    const other: Server = createServer()
    await new Promise<void>(done => other.listen(place.ports[which], '127.0.0.1', done))
    place.afterwards(() => new Promise(done => other.close(done)))
    await refuses(
      place.start(),
      new RegExp(
        `^Port ${place.ports[which]} is already in use\\. Stop what uses it or set another ${setting}\\.\n$`,
      ),
    )
    expect(readdirSync(place.folder)).toEqual([])
  })

  test('a data folder that may not be written', async ctx => {
    if (isRoot && !reachableByOthers(repository))
      ctx.skip('root may write everywhere, and no other account can read this clone')
    chmodSync(place.folder, 0o555)
    await refuses(
      place.start(isRoot ? nobody : {}),
      /^The data folder \S+\/deep\/data cannot be written: EACCES: permission denied[^\n]*\.\n$/,
    )
    expect(readdirSync(place.folder)).toEqual([])
  })

  test('a data folder that is a file', async () =>
    refuses(
      place.start({ dataDir: join(repository, 'package.json') }),
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
    const product = place.start({ env: { DATABASE_URL: url } })
    await refuses(product, sentence)
    expect(product.stderr()).not.toContain('s3cret-word')
    expect(readdirSync(place.folder)).toEqual([])
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
    const disk = join(place.folder, 'disk')
    mkdirSync(disk)
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', `${options},mode=755`, 'tmpfs', disk]).status !== 0)
      ctx.skip('this account may not mount a small disk')
    place.afterwards(() => spawnSync('umount', [disk]))
    await refuses(place.start({ dataDir: join(disk, 'data') }), sentence)
    expect(readdirSync(disk, { recursive: true, withFileTypes: true }).filter(at => at.isFile())).toEqual([])
  })
})

describe('while the site is being built', () => {
  const failed = { isBuilt: false, reason: 'The site could not be built: of all things.' }
  const sentence = /^The site could not be built: of all things\.\n$/

  test('a first start makes its database, and ends with the build’s sentence', async () => {
    const product = place.start({ isBuilding: true })
    await vi.waitFor(() => expect(product.running().join()).toMatch(runs('sso')), 60_000)
    expect(product.running().join()).not.toMatch(runs('api'))
    product.child.send(failed)
    await refuses(product, sentence)
    expect(product.running()).toEqual([])
    await place.startsAgain()
  })

  test('a later start touches nothing before it is', async () => {
    mkdirSync(join(place.dataDir, 'older'), { recursive: true })
    const product = place.start({ isBuilding: true })
    product.child.send(failed)
    await refuses(product, sentence)
    expect(readdirSync(place.dataDir)).toEqual(['older'])
  })

  test('a start whose build is gone ends', async () => {
    const product = place.start({ isBuilding: true })
    await vi.waitFor(() => expect(product.running().join()).toContain('bin/postgres'), 60_000)
    // Node tells no 'close' of a child that was let go.
    const ended = once(product.child, 'exit')
    product.child.disconnect()
    expect(await ended).toEqual([0, null])
    expect(product.running()).toEqual([])
  })

  test('it answers once it is, also with a data folder of an odd name, deep down a long one', async () => {
    const odd = `数据 擂台 it's "here" $HOME; 100% (a,b) #1 \\`
    const dataDir = join(place.folder, odd, 'd'.repeat(120))
    const product = place.start({ dataDir, isBuilding: true })
    product.child.send({ isBuilt: true })
    await product.ready()
    await product.stop()
  })
})
