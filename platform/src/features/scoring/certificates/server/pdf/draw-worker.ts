import { parentPort } from 'node:worker_threads'
import { drawCertificate } from './draw.ts'
import type { Printed } from './printed.ts'

/** Draws one certificate after another, beside whatever answers requests. */
parentPort?.on('message', async ({ id, printed }: { id: number; printed: Printed }) => {
  const told = await drawCertificate(printed).then(
    file => ({ id, file }),
    (error: unknown) => ({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the thread that asked, which has no origin
  parentPort?.postMessage(told)
})
