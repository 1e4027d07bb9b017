import { Failure } from '../../../../../base/contract/failure.ts'
import { drawingThread } from '../../../../../base/typesetting/drawing-thread.ts'
import { certificateFaults } from '../../faults.ts'
import type { Printed } from './printed.ts'

/** A certificate as a file. Refuses when too many wait. */
export const print = drawingThread<Printed>({
  script: new URL('./draw-worker.ts', import.meta.url),
  busy: () => new Failure(certificateFaults.busy, { headers: { 'retry-after': '5' } }),
})
