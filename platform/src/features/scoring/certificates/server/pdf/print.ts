import { Worker } from 'node:worker_threads'
import { Failure } from '../../../../../base/contract/failure.ts'
import { certificateFaults } from '../../faults.ts'
import type { Printed } from './printed.ts'

/** How many may wait; each takes a fifth of a second. */
const mostWaiting = 20
const idleAfter = 30_000
const heap = 384

type Told = { id: number; file?: Uint8Array; error?: string }
type Waiting = { resolve: (file: Buffer) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let next = 0
let idle: NodeJS.Timeout | undefined
const waiting = new Map<number, Waiting>()

/**
 * A certificate as a file, made by a thread of its own: large fonts are read there and forgotten with it when nobody
 * asks for a while, and what answers requests is not held up. Refuses when too many wait.
 */
export function print(printed: Printed): Promise<Buffer> {
  if (waiting.size >= mostWaiting)
    throw new Failure(certificateFaults.busy, { headers: { 'retry-after': '5' } })
  clearTimeout(idle)
  const id = next++
  const thread = (worker ??= startWorker())
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    thread.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
    thread.postMessage({ id, printed })
  })
}

function startWorker(): Worker {
  const made = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heap },
    // What the process was started with, as for tests or a profile, is not for it.
    execArgv: [],
  })
  made.on('message', ({ id, file, error }: Told) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (file) asked?.resolve(Buffer.from(file))
    else asked?.reject(new Error(error))
    if (waiting.size > 0) return
    // Keeps no process alive that has nothing else to do.
    made.unref()
    idle = setTimeout(() => stop(made), idleAfter).unref()
  })
  made.on('error', error => fail(made, error))
  made.on('exit', () => fail(made, new Error('the thread that draws certificates has ended')))
  return made
}

function stop(thread: Worker): void {
  if (worker === thread) worker = undefined
  void thread.terminate()
}

function fail(thread: Worker, error: Error): void {
  if (worker !== thread) return
  worker = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
