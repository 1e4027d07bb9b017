import { constants } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startChild } from '../../../../base/sandbox/child.ts'
import type { Proof } from '../proof-rules.ts'
import type { ProveAnswer } from './proof/prove-child.ts'
import type { ProveRequest } from './proof/prove.ts'
import { usualLimits } from './score-request.ts'

/** Three files are scored, one after the other, of which each may take as long as a submission. */
const files = 3

/** The answers may be sound, but proving them takes longer than it may. */
export class ProofTimeout extends Error {
  override name = 'ProofTimeout'
}

/**
 * Proves answers for a metric in a process of its own, as locked down as the scorer's. Throws `ProofTimeout`, and the
 * signal's reason when that stops it.
 */
export async function proveAnswers(
  ask: Pick<ProveRequest, 'path' | 'file' | 'metric' | 'mode'>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<Proof> {
  const child = await startChild<ProveRequest, ProveAnswer>(join(import.meta.dirname, 'proof/prove-child.ts'))
  try {
    const own = join(child.folder, 'answers.csv')
    await copyFile(ask.path, own, constants.COPYFILE_FICLONE)
    const limits = { ...usualLimits, timeoutMs: timeoutMs * files }
    const ran = await child.run({ ...ask, path: own, folder: child.folder, limits }, limits, signal)
    if (ran.how === 'answered') {
      if ('crashed' in ran.answer) throw new Error(`answers could not be proven: ${ran.answer.crashed}`)
      return ran.answer.proof
    }
    if (ran.how === 'died') throw new Error(`answers could not be proven: ${ran.reason}`)
    if (ran.how === 'timeout') throw new ProofTimeout(`answers were not proven within ${limits.timeoutMs} ms`)
    const outcome = { isScored: false as const, fault: 'scorer' as const, code: ran.how, issues: [] }
    return { outcomes: { perfect: outcome, noise: outcome, sample: outcome }, problems: [], labels: {} }
  } finally {
    await child.end()
  }
}
