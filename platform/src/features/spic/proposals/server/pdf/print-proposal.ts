import { Failure } from '../../../../../base/contract/failure.ts'
import { drawingThread } from '../../../../../base/typesetting/drawing-thread.ts'
import { proposalFaults } from '../../faults.ts'
import type { PrintedProposal } from './draw-proposal.ts'

/** A version of a proposal as a file. Refuses when too many wait. */
export const printProposal = drawingThread<PrintedProposal>({
  script: new URL('./draw-worker.ts', import.meta.url),
  busy: () => new Failure(proposalFaults.busy, { headers: { 'retry-after': '5' } }),
})
