import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startChild } from './child.ts'
import { hasBubblewrap } from './bubblewrap.ts'
import { niceness } from './lower-priority.ts'
import { programOf, readsOf } from './program-of.ts'

const limits = { memoryMb: 100, timeoutMs: 20_000 }

function program(work: string): string {
  // Not among the sources: a build that runs meanwhile would start over, under running tests.
  const results = join(import.meta.dirname, '../../../../test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'child-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'program.ts')
  writeFileSync(
    path,
    `import { answerParent } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))}\nimport { readFileSync, writeFileSync } from 'node:fs'\nimport { pbkdf2 } from 'node:crypto'\nanswerParent(${work}, reason => ({ reason }))\n`,
  )
  return path
}

test('a child answers one request after the other, and ends with its folder', async () => {
  const child = await startChild<{ n: number }, unknown>(program('async ({ n }) => ({ twice: 2 * n })'))
  expect(await child.run({ n: 2 }, limits, undefined)).toEqual({ how: 'answered', answer: { twice: 4 } })
  expect(await child.run({ n: 3 }, limits, undefined)).toEqual({ how: 'answered', answer: { twice: 6 } })
  expect(child.isAlive()).toBe(true)
  await child.end()
  expect(child.isAlive()).toBe(false)
  expect(existsSync(child.folder)).toBe(false)
})

test('a child can write in its folder and nowhere else', async () => {
  const child = await startChild<{ path: string }, unknown>(
    program("async ({ path }) => (writeFileSync(path, 'x'), { written: true })"),
  )
  onTestFinished(() => child.end())
  const outside = join(tmpdir(), 'leitai-child-outside')
  expect(await child.run({ path: outside }, limits, undefined)).toMatchObject({
    answer: { reason: expect.stringContaining('restricted') },
  })
  expect(existsSync(outside)).toBe(false)
  expect(await child.run({ path: join(child.folder, 'x') }, limits, undefined)).toMatchObject({
    answer: { written: true },
  })
})

test('a child reads its program and its folder, and neither the clone, its data nor the home folder', async () => {
  const entry = program("async ({ path }) => ({ read: readFileSync(path, 'utf8').length })")
  const [folder, given] = [dirname(entry), join(dirname(entry), 'given.csv')]
  for (const name of ['secret', 'given.csv']) writeFileSync(join(folder, name), 'x')
  const child = await startChild<{ path: string }, unknown>(entry, { mayRead: [given] })
  onTestFinished(() => child.end())
  writeFileSync(join(child.folder, 'own'), 'x')
  for (const path of [entry, given, join(child.folder, 'own'), join(import.meta.dirname, 'child.ts')])
    expect([path, await child.run({ path }, limits, undefined)]).toMatchObject([
      path,
      { answer: { read: expect.any(Number) } },
    ])
  const repository = join(import.meta.dirname, '../../../..')
  for (const path of [
    join(folder, 'secret'),
    join(repository, 'README.md'),
    join(repository, '.env'),
    join(repository, 'data/embedded-postgres'),
    join(repository, 'sso/src/main.ts'),
    join(homedir(), '.profile'),
    '/etc/passwd',
  ])
    expect([path, await child.run({ path }, limits, undefined)]).toMatchObject([
      path,
      { answer: { reason: expect.stringMatching(/restricted|no such file/) } },
    ])
})

test('a bundled child reads its bundle and the database, and no source', async () => {
  const entry = join(import.meta.dirname, '../../features/engine/scorer/server/scorer-child.ts')
  const reads = readsOf(entry)
  expect(reads).toContain(programOf(entry))
  expect(reads.filter(path => !path.includes('/node_modules/'))).toEqual([programOf(entry)])
})

test.runIf(await hasBubblewrap())(
  'in bubblewrap not even native code reads what a child may not',
  async () => {
    const entry = program(`async ({ path }) => {
    const { DuckDBInstance } = await import('@duckdb/node-api')
    const connection = await (await DuckDBInstance.create(':memory:')).connect()
    const read = await connection.runAndReadAll("select count(*)::int n from read_text('" + path + "')")
    return { rows: read.getRows()[0][0], pid: process.pid }
  }`)
    writeFileSync(join(dirname(entry), 'secret'), 'x')
    const child = await startChild<{ path: string }, unknown>(entry)
    onTestFinished(() => child.end())
    writeFileSync(join(child.folder, 'own'), 'x')
    const read = (path: string) => child.run({ path }, limits, undefined)
    expect(await read(join(child.folder, 'own'))).toMatchObject({ answer: { rows: 1, pid: 2 } })
    for (const path of [join(dirname(entry), 'secret'), '/etc/passwd'])
      expect(await read(path)).toMatchObject({ answer: { rows: 0 } })
  },
)

test('every thread of a child gives way to who waits for a page', async () => {
  const child = await startChild<object, object>(
    program("async () => (pbkdf2('', '', 2 ** 31 - 1, 64, 'sha512', () => undefined), {})"),
  )
  onTestFinished(() => child.end())
  const ran = await child.run({}, limits, undefined)
  if (ran.how !== 'answered') throw new Error(`it ended by ${ran.how}`)
  const threads = readdirSync(`/proc/${await child.pid()}/task`).map(Number)
  expect(Math.min(...threads.map(getPriority))).toBeGreaterThanOrEqual(niceness)
})

test.each([
  ['idle', '{}'],
  // In a thread, which an exit of the process waits for.
  ['at work without end', "pbkdf2('', '', 2 ** 31 - 1, 64, 'sha512', () => undefined)"],
])('a parent that is killed leaves neither the child, %s, nor its folder behind', async (_how, then) => {
  const entry = program(
    `async ({ path }) => { writeFileSync(path + '/secret', 'answers'); ${then}; return {} }`,
  )
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))}
       const child = await startChild(${JSON.stringify(entry)})
       await child.run({ path: child.folder }, ${JSON.stringify(limits)})
       console.log(child.folder, await child.pid())
       setInterval(() => undefined, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const { value } = await createInterface(parent.stdout)[Symbol.asyncIterator]().next()
  const [folder = '', pid = ''] = (value as string).split(' ')
  onTestFinished(() => void (isAlive(pid) && process.kill(Number(pid), 'SIGKILL')))
  expect(existsSync(join(folder, 'secret'))).toBe(true)
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect([existsSync(folder), isAlive(pid)]).toEqual([false, false]), {
    timeout: 20_000,
  })
})

const isAlive = (pid: string) => existsSync(`/proc/${pid}/exe`)
