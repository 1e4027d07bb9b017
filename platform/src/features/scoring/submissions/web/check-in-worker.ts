import type { Checked } from '../../../engine/scorer/quick-check.ts'
import type { WorkerAsk } from './check-worker.ts'

/** Checks a file in a worker; `signal` ends it when another file was chosen. Where there is no worker, nothing is known. */
export function checkInWorker(ask: WorkerAsk, signal: AbortSignal): Promise<Checked> {
  return new Promise(done => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    const end = (checked: Checked) => {
      worker.terminate()
      done(checked)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Checked>) => end(data), { once: true })
    worker.addEventListener('error', () => end({ issues: [], isWhole: false, unknown: [] }), { once: true })
    signal.addEventListener('abort', () => end({ issues: [], isWhole: false, unknown: [] }), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
    worker.postMessage(ask)
  })
}
