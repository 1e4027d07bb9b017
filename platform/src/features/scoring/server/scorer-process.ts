import { join } from 'node:path'
import { startChild } from '../../../base/sandbox/child.ts'
import type { ChildAnswer, ChildRequest } from './score-file.ts'

export type ScorerProcess = {
  /** Where its two files are put; all that it may read besides its program. */
  folder: string
  isAlive(): boolean
  /** Gives it the one request that it serves. Rejects when stopped by the signal. */
  run(request: ChildRequest, signal: AbortSignal | undefined): Promise<ChildAnswer>
  /** Ends it however it stands, and removes its folder. */
  end(): Promise<void>
}

export async function startScorerProcess(): Promise<ScorerProcess> {
  const child = await startChild<ChildRequest, ChildAnswer>(join(import.meta.dirname, 'scorer-child.ts'))
  return {
    ...child,
    async run(request, signal) {
      const ran = await child.run(request, request.limits, signal)
      if (ran.how === 'answered') return ran.answer
      // A scorer without measure is its maker's fault; one that dies is ours.
      return ran.how === 'died'
        ? { ok: false, fault: 'platform', code: 'crashed', issues: [], log: [ran.reason] }
        : { ok: false, fault: 'scorer', code: ran.how, issues: [], log: [] }
    },
  }
}
