import { parentPort, Worker } from 'node:worker_threads'

/** How many may wait; each takes a fifth of a second or so. */
const mostWaiting = 20
const idleAfter = 30_000
/** Longer than anything that ends takes. */
const longest = 60_000
const heap = 384

/** What cannot be drawn. */
export class DrawingError extends Error {
  override name = 'DrawingError'
}

type Told = { file?: Uint8Array; error?: string }
type Asked<Drawn> = {
  drawn: Drawn | (() => Promise<Drawn>)
  resolve: (file: Buffer) => void
  reject: (error: unknown) => void
}
type Options = {
  script: URL
  /** What is thrown when too many wait. */
  busy: () => Error
  /** What is thrown when the thread ended with a file: by its memory, its time, or for whatever reason. As `busy` where nothing is said. */
  failed?: () => Error
  longestMs?: number
}

/**
 * Draws files in a thread of its own, one after another: large fonts are read there and forgotten with it when nobody asks
 * for a while, and what answers requests is not held up. A thread that ends takes what it was drawing with it and nothing
 * else: whoever waits behind that gets a new one. What is drawn may be read only once it is its turn.
 */
export function drawingThread<Drawn>({ script, busy, failed = busy, longestMs = longest }: Options) {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let present: Asked<Drawn> | undefined
  const waiting: Asked<Drawn>[] = []

  const start = (): Worker => {
    const made = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heap },
      // What the process was started with, as for tests or a profile, is not for it.
      execArgv: [],
    })
    // It ends by `exit`, which comes behind it.
    made.on('error', () => undefined)
    return made
  }
  const stop = (): void => {
    const thread = worker
    worker = undefined
    void thread?.terminate()
  }

  const askThread = (thread: Worker, drawn: Drawn): Promise<Told> =>
    new Promise((resolve, reject) => {
      const end = (then: () => void) => {
        clearTimeout(deadline)
        thread.off('message', told)
        thread.off('exit', ended)
        then()
      }
      const told = (answer: Told) => end(() => resolve(answer))
      const ended = () =>
        end(() => {
          if (worker === thread) worker = undefined
          reject(failed())
        })
      const deadline = setTimeout(() => void thread.terminate(), longestMs)
      thread.on('message', told)
      thread.on('exit', ended)
      thread.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
      thread.postMessage(drawn)
    })

  const drawOne = async ({ drawn, resolve, reject }: Asked<Drawn>): Promise<void> => {
    try {
      const whole = typeof drawn === 'function' ? await (drawn as () => Promise<Drawn>)() : drawn
      const { file, error } = await askThread((worker ??= start()), whole)
      if (file) resolve(Buffer.from(file))
      else reject(new DrawingError(error))
    } catch (error) {
      reject(error)
    }
  }
  const drawAll = async (): Promise<void> => {
    clearTimeout(idle)
    for (present = waiting.shift(); present; present = waiting.shift()) await drawOne(present)
    // Keeps no process alive that has nothing else to do.
    worker?.unref()
    idle = setTimeout(stop, idleAfter).unref()
  }

  return (drawn: Drawn | (() => Promise<Drawn>)): Promise<Buffer> => {
    if (waiting.length + (present ? 1 : 0) >= mostWaiting) throw busy()
    return new Promise((resolve, reject) => {
      waiting.push({ drawn, resolve, reject })
      if (!present) void drawAll()
    })
  }
}

/** In that thread: draws one after another what it is asked for. */
export function answerDrawings<Drawn>(draw: (drawn: Drawn) => Promise<Uint8Array>): void {
  parentPort?.on('message', async (drawn: Drawn) => {
    const told: Told = await draw(drawn).then(
      file => ({ file }),
      (error: unknown) => ({
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
