import { answerParent } from '../../../../../base/sandbox/child.ts'
import { FileFault, ScorerFault } from '../engine/file-fault.ts'
import type { Proof } from '../../proof-rules.ts'
import { prove, type ProveRequest } from './prove.ts'

export type ProveAnswer = { proof: Proof } | { crashed: string }

answerParent<ProveRequest, ProveAnswer>(
  async request => {
    try {
      return { proof: await prove(request) }
    } catch (error) {
      if (error instanceof FileFault || error instanceof ScorerFault) return { proof: notEvenRead(error) }
      throw error
    }
  },
  crashed => ({ crashed }),
)

/** Answers or a metric that cannot even be read fail all of its files alike. */
function notEvenRead(error: FileFault | ScorerFault): Proof {
  const outcome = {
    isScored: false as const,
    fault: error instanceof FileFault ? ('file' as const) : ('scorer' as const),
    code: error.code,
    issues: error instanceof FileFault ? error.issues : [],
  }
  return { outcomes: { perfect: outcome, noise: outcome, sample: outcome }, problems: [], labels: {} }
}
