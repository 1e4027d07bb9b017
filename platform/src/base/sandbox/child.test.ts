import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startChild } from './child.ts'
import { niceness } from './lower-priority.ts'

const limits = { memoryMb: 100, timeoutMs: 20_000 }

function program(work: string): string {
  // Where a child may read, and not among the sources: whoever builds meanwhile would build anew, under running tests.
  const results = join(import.meta.dirname, '../../../../test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'child-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'program.ts')
  writeFileSync(
    path,
    `import { answerParent } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))}\nimport { writeFileSync } from 'node:fs'\nimport { pbkdf2 } from 'node:crypto'\nanswerParent(${work}, reason => ({ reason }))\n`,
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

test('every thread of a child gives way to who waits for a page', async () => {
  const child = await startChild<object, { pid: number }>(
    program("async () => (pbkdf2('', '', 2 ** 31 - 1, 64, 'sha512', () => undefined), { pid: process.pid })"),
  )
  onTestFinished(() => child.end())
  const ran = await child.run({}, limits, undefined)
  if (ran.how !== 'answered') throw new Error(`it ended by ${ran.how}`)
  const threads = readdirSync(`/proc/${ran.answer.pid}/task`).map(Number)
  expect(Math.min(...threads.map(getPriority))).toBeGreaterThanOrEqual(niceness)
})

test.each([
  ['idle', '{}'],
  // In a thread, which an exit of the process waits for.
  ['at work without end', "pbkdf2('', '', 2 ** 31 - 1, 64, 'sha512', () => undefined)"],
])('a parent that is killed leaves neither the child, %s, nor its folder behind', async (_how, then) => {
  const entry = program(
    `async ({ path }) => { writeFileSync(path + '/secret', 'answers'); ${then}; return { pid: process.pid } }`,
  )
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'child.ts'))}
       const child = await startChild(${JSON.stringify(entry)})
       const { answer } = await child.run({ path: child.folder }, ${JSON.stringify(limits)})
       console.log(child.folder, answer.pid)
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
