import { parentPort, Worker } from 'node:worker_threads'

/** How many may wait; each takes a fifth of a second or so. */
const mostWaiting = 20
const idleAfter = 30_000
const heap = 384

type Told = { id: number; file?: Uint8Array; error?: string }
type Waiting = { resolve: (file: Buffer) => void; reject: (error: Error) => void }

/**
 * Draws files in a thread of its own: large fonts are read there and forgotten with it when nobody asks for a while, and
 * what answers requests is not held up. Throws what `busy` makes when too many wait.
 */
export function drawingThread<Drawn>({ script, busy }: { script: URL; busy: () => Error }) {
  let worker: Worker | undefined
  let next = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()

  const stop = (thread: Worker): void => {
    if (worker === thread) worker = undefined
    void thread.terminate()
  }
  const fail = (thread: Worker, error: Error): void => {
    if (worker !== thread) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const start = (): Worker => {
    const made = new Worker(script, {
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
    made.on('exit', () => fail(made, new Error('the thread that draws has ended')))
    return made
  }

  return (drawn: Drawn): Promise<Buffer> => {
    if (waiting.size >= mostWaiting) throw busy()
    clearTimeout(idle)
    const id = next++
    const thread = (worker ??= start())
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      thread.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
      thread.postMessage({ id, drawn })
    })
  }
}

/** In that thread: draws one after another what it is asked for. */
export function answerDrawings<Drawn>(draw: (drawn: Drawn) => Promise<Uint8Array>): void {
  parentPort?.on('message', async ({ id, drawn }: { id: number; drawn: Drawn }) => {
    const told: Told = await draw(drawn).then(
      file => ({ id, file }),
      (error: unknown) => ({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the thread that asked, which has no origin
    parentPort?.postMessage(told)
  })
}

/** All of a document, once it is ended. */
export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
