import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'

export type Task =
  | { kind: 'markdown'; source: string }
  | { kind: 'code'; source: string; language: string | null }
  | { kind: 'html'; source: string }
export type Reply = { value: string | null }

/** More than the renderer gives itself; the requests of others go on meanwhile. */
const longest = 3_000
const mostWaiting = 100

type Waiting = { task: Task; done: (value: string | null) => void; failed: (error: unknown) => void }
type Room = { worker: Worker; ready: Promise<void> }

const queue: Waiting[] = []
const kept = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: html => html.length + 100,
})
let room: Room | undefined
let isBusy = false

/**
 * Markdown that anybody may have written, to sanitised HTML. It is rendered beside this thread and under a time
 * limit, because nested quotes or formulas can take seconds or the whole stack: then `e40010` is thrown.
 */
export async function renderUntrusted(source: string): Promise<string> {
  const html = source.trim() === '' ? '' : await keptOr({ kind: 'markdown', source })
  if (html === null) throw new Failure(baseFaults.unrenderable)
  return html
}

/** Source code as one HTML a line; without colours where colouring it takes too long. */
export async function highlightUntrusted(source: string, language: string | null): Promise<string[]> {
  const coloured = language === null ? null : await keptOr({ kind: 'code', source, language })
  return (coloured ?? (await keptOr({ kind: 'code', source, language: null })) ?? '').split('\n')
}

/** A page of HTML that anybody may have written, as Markdown; null where that takes too long. */
export const convertUntrusted = (html: string): Promise<string | null> =>
  html.trim() === '' ? Promise.resolve('') : keptOr({ kind: 'html', source: html })

async function keptOr(task: Task): Promise<string | null> {
  const key = createHash('sha256').update(JSON.stringify(task)).digest('base64')
  const known = kept.get(key)
  if (known !== undefined) return known
  if (queue.length >= mostWaiting) throw new Failure(baseFaults.busy, { headers: { 'retry-after': '2' } })
  const value = await new Promise<string | null>((done, failed) => {
    queue.push({ task, done, failed })
    void workOn()
  })
  if (value !== null) kept.set(key, value)
  return value
}

async function workOn(): Promise<void> {
  if (isBusy) return
  isBusy = true
  for (let next = queue.shift(); next; next = queue.shift()) {
    try {
      next.done(await run(next.task))
    } catch (error) {
      next.failed(error)
    }
  }
  // Waiting for more must not keep the process alive.
  room?.worker.unref()
  isBusy = false
}

/** Null when the task failed or was ended for taking too long. */
async function run(task: Task): Promise<string | null> {
  const { worker, ready } = (room ??= openRoom())
  worker.ref()
  await ready
  return new Promise(done => {
    const end = (value: string | null) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      done(value)
    }
    const onMessage = ({ value }: Reply) => end(value)
    const onExit = () => {
      if (room?.worker === worker) room = undefined
      end(null)
    }
    const timer = setTimeout(() => void worker.terminate(), longest)
    worker.once('message', onMessage)
    worker.once('exit', onExit)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task)
  })
}

function openRoom(): Room {
  const worker = new Worker(new URL('./untrusted-worker.ts', import.meta.url), {
    // Without the process's environment: it holds keys and nothing that renders text needs them.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  worker.on('error', () => undefined)
  const ready = new Promise<void>((done, failed) => {
    worker.once('message', () => done())
    worker.once('exit', () => {
      if (room?.worker === worker) room = undefined
      failed(new Error('the renderer ended before it began'))
    })
  })
  ready.catch(() => undefined)
  return { worker, ready }
}
