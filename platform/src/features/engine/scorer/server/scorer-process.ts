import { constants } from 'node:fs'
import { copyFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startChild } from '../../../../base/sandbox/child.ts'
import {
  usualLimits,
  type ChildAnswer,
  type ChildRequest,
  type OnProgress,
  type ScoreOutcome,
  type ScoreRequest,
} from './score-request.ts'
import { scorerHash } from './scorer-hash.ts'

export type ScorerProcess = {
  /** All that it may write, and read besides its program. */
  folder: string
  isAlive(): boolean
  /** One file at a time. Rejects when stopped by the signal. */
  score(
    request: ScoreRequest,
    signal: AbortSignal | undefined,
    onProgress?: OnProgress,
  ): Promise<ScoreOutcome>
  /** Removes what the last file left in its folder. */
  clear(): Promise<void>
  /** Ends it however it stands, and removes its folder. */
  end(): Promise<void>
}

export async function startScorerProcess(): Promise<ScorerProcess> {
  const child = await startChild<ChildRequest, ChildAnswer, number>(
    join(import.meta.dirname, 'scorer-child.ts'),
  )
  const { folder, isAlive, end } = child

  const run = async (
    request: ChildRequest,
    signal: AbortSignal | undefined,
    onProgress: OnProgress | undefined,
  ): Promise<ChildAnswer> => {
    const isOwn = !('sql' in request.metric)
    const limits = isOwn ? request.limits : { ...request.limits, patience: 1 }
    const ran = await child.run(request, limits, signal, onProgress)
    if (ran.how === 'answered') return ran.answer
    const failed = { ok: false as const, issues: [], log: [] }
    if (ran.how === 'died') return { ...failed, fault: 'platform', code: 'crashed', log: [ran.reason] }
    // Answers are proven with a perfect file, in the same time and memory: what goes beyond is the file's own doing. A
    // query without measure is its maker's fault, and a machine that had no time for us nobody's who handed in.
    if (isOwn && ran.how === 'memory') return { ...failed, fault: 'file', code: 'file_memory' }
    if (isOwn && ran.how === 'timeout' && ran.wasBusy)
      return { ...failed, fault: 'file', code: 'file_timeout' }
    return { ...failed, fault: 'scorer', code: ran.how }
  }

  // Copies, which the disk shares where it can: whatever runs in there, the stored files stay as they are.
  const copy = async (path: string, name: string) => {
    const own = join(folder, name)
    await copyFile(path, own, constants.COPYFILE_FICLONE)
    return own
  }

  return {
    folder,
    isAlive,
    end,
    async score(request, signal, onProgress) {
      const started = performance.now()
      const submission = { ...request.submission, path: await copy(request.submission.path, 'received') }
      const answer = { path: await copy(request.answer.path, 'answers') }
      const limits = { ...usualLimits, ...request.limits }
      const outcome = await run({ ...request, submission, answer, limits, folder }, signal, onProgress)
      if (!outcome.ok) return outcome
      return { ...outcome, scorerHash: scorerHash(request.metric), durationMs: performance.now() - started }
    },
    async clear() {
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
    },
  }
}
