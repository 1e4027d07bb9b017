import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import { startChild, type Child } from '../sandbox/child.ts'

export type Task =
  | { kind: 'markdown'; source: string }
  | { kind: 'code'; source: string; language: string | null }
  | { kind: 'html'; source: string }

/** More time than the renderer gives itself; the requests of others go on meanwhile. */
const limits = { memoryMb: 256, timeoutMs: 3_000, patience: 3 }
const longestStart = 30_000
const mostWaiting = 100

type Waiting = { task: Task; done: (value: string | null) => void; failed: (error: unknown) => void }
type Renderer = Child<Task, string | null>

const queue: Waiting[] = []
const kept = new LRUCache<string, string>({
  maxSize: 32 * 1024 * 1024,
  // Two bytes for each sign where there is any Chinese.
  sizeCalculation: html => 2 * html.length + 200,
})
let renderer: Promise<Renderer> | undefined
let isBusy = false

/**
 * Markdown that anybody may have written, to sanitised HTML. It is rendered by a process of its own under limits of
 * time and memory, because nested quotes or formulas can take seconds, the whole stack or all memory: then `e40010` is
 * thrown. A thread would not do: one that runs out of memory can take the whole process with it.
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
  isBusy = false
}

/** Null when the task failed or was ended for what it took. */
async function run(task: Task): Promise<string | null> {
  const ran = await (await openedRenderer()).run(task, limits, undefined)
  return ran.how === 'answered' ? ran.answer : null
}

/** The one that is there, or another one after a text that ended it. */
async function openedRenderer(): Promise<Renderer> {
  const known = await renderer?.catch(() => undefined)
  if (known?.isAlive()) return known
  await known?.end()
  renderer = openRenderer()
  return renderer
}

async function openRenderer(): Promise<Renderer> {
  const child = await startChild<Task, string | null>(join(import.meta.dirname, 'untrusted-child.ts'))
  // Until it has loaded what it renders with; the time of a text is for the text alone.
  const start = { ...limits, timeoutMs: longestStart }
  const ran = await child.run({ kind: 'markdown', source: '' }, start, undefined)
  if (ran.how === 'answered') return child
  await child.end()
  throw new Error(`the renderer did not begin: ${JSON.stringify(ran)}`)
}
