import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { lowerPriority, niceness } from './lower-priority.ts'

const start = (code: string) => {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('threads that a process had before give way, and so do those it makes later', async () => {
  const child = start(`
    process.on('message', () => require('crypto').pbkdf2('', '', 1, 8, 'sha512', () => process.send('worked')))
    process.send('ready')`)
  await once(child, 'message')
  const { pid = 0 } = child
  const threads = () => readdirSync(`/proc/${pid}/task`).map(Number)
  const before = threads().length
  expect(before).toBeGreaterThan(1)
  lowerPriority(pid)
  child.send('work')
  await once(child, 'message')
  expect(threads().length).toBeGreaterThan(before)
  expect(Math.min(...threads().map(getPriority))).toBeGreaterThanOrEqual(niceness)
})

test('a process that is gone needs nothing', async () => {
  const child = start('')
  await once(child, 'exit')
  expect(() => lowerPriority(child.pid ?? 0)).not.toThrow()
})
