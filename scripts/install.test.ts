import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isRoot, nobody } from './place.ts'

// A clone with nothing installed, and an npm that only says what it was asked.
let clone: string
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'leitai-clone-'))
  chmodSync(clone, 0o755)
  for (const folder of ['scripts', 'tools', 'platform/src'])
    mkdirSync(join(clone, folder), { recursive: true })
  // All of them: a list would have to follow what they import.
  for (const file of readdirSync(import.meta.dirname).filter(name => name.endsWith('.mjs')))
    copyFileSync(join(import.meta.dirname, file), join(clone, 'scripts', file))
  writeFileSync(
    join(clone, 'platform/src/all.ts'),
    'console.log(process.version, process.execPath, process.env.WORD, process.env.OTHER)\n',
  )
  writeFileSync(join(clone, 'scripts/bundle-cli.ts'), '')
  lock('1')
  npm(installs)
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

const asked = () =>
  existsSync(join(clone, 'asked')) ? readFileSync(join(clone, 'asked'), 'utf8').trim().split('\n') : []
const arch = process.arch === 'arm64' ? 'arm64' : 'x64'
const pinned = `node_modules/node-linux-${arch}/bin`
const installs = [
  `mkdir -p ${pinned} node_modules/.bin`,
  `ln -sf ${process.execPath} ${pinned}/node`,
  `ln -sf ../../${pinned}/node node_modules/.bin/node`,
].join('\n')

function npm(does: string): void {
  const file = join(clone, 'tools/npm')
  writeFileSync(file, `#!/bin/sh\necho "$@" >> ${clone}/asked\n${does}\n`)
  chmodSync(file, 0o755)
}

const packages = (version: string) => ({ packages: { '': {}, 'node_modules/a': { version } } })
const lock = (version: string) =>
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(packages(version)))

const run = (words: readonly string[], more: { uid?: number; gid?: number; env?: object } = {}) => {
  const { env, ...account } = more
  return spawnSync(process.execPath, [join(clone, 'scripts', words[0] ?? ''), ...words.slice(1)], {
    encoding: 'utf8',
    ...account,
    env: { PATH: `${join(clone, 'tools')}:/usr/bin:/bin`, ...env },
  })
}

const ci = 'ci --include=dev --include=optional --no-audit --no-fund --loglevel=error'

describe('installing', () => {
  test('is done once, and again when the lock file is another', () => {
    expect(run(['install.mjs']).status).toBe(0)
    expect(run(['install.mjs']).status).toBe(0)
    expect(asked()).toEqual([ci])
    lock('2')
    expect(run(['install.mjs']).status).toBe(0)
    expect(asked()).toEqual([ci, ci])
  })

  test('is done again when the pinned Node has gone', () => {
    run(['install.mjs'])
    rmSync(join(clone, `node_modules/node-linux-${arch}`), { recursive: true })
    expect(run(['install.mjs']).status).toBe(0)
    expect(asked()).toEqual([ci, ci])
  })

  test('is not done where npm itself installed this very lock file', () => {
    spawnSync('sh', ['-c', installs], { cwd: clone })
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify(packages('1')))
    expect(run(['install.mjs']).status).toBe(0)
    expect(asked()).toEqual([])
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify(packages('0')))
    rmSync(join(clone, 'node_modules/.leitai-lock'))
    expect(run(['install.mjs']).status).toBe(0)
    expect(asked()).toEqual([ci])
  })

  test.each([
    ['npm fails', 'exit 1', /^npm ci failed: [^\n]+\n$/],
    ['there is no Node for this machine', 'mkdir -p node_modules', /^There is no pinned Node for [^\n]+\n$/],
  ])('says in one sentence that %s, and tries again the next time', (_name, does, sentence) => {
    npm(does)
    const { status, stderr } = run(['install.mjs'])
    expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)])
    npm(installs)
    expect(run(['install.mjs']).status).toBe(0)
    expect(asked()).toEqual([ci, ci])
  })

  test('asks nothing of npm where nothing can be written', () => {
    if (!isRoot) chmodSync(clone, 0o555)
    const { status, stderr } = run(['install.mjs'], isRoot ? nobody : {})
    chmodSync(clone, 0o755)
    expect([status, stderr]).toEqual([
      1,
      `The folder ${clone} cannot be written, so nothing can be installed there.\n`,
    ])
    expect(asked()).toEqual([])
  })
})

describe('starting', () => {
  test('runs on the pinned Node, whatever Node the machine has, and reads .env', () => {
    symlinkSync('/bin/false', join(clone, 'tools/node'))
    writeFileSync(join(clone, '.env'), 'WORD=from the file # and a comment\nOTHER=from the file\n')
    const { status, stdout } = run(['start.mjs', '--dev'], { env: { OTHER: 'given' } })
    expect(status).toBe(0)
    expect(stdout).toContain(`${process.version} ${process.execPath} from the file given\n`)
  })

  test('needs no .env', () => {
    const { status, stdout } = run(['start.mjs', '--dev'])
    expect(status).toBe(0)
    expect(stdout).toContain('undefined undefined\n')
  })
})
