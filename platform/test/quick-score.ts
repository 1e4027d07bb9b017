import { constants } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { score } from '../src/features/engine/scorer/server/engine/score.ts'
import type { ScoreOutcome, ScoreRequest } from '../src/features/engine/scorer/server/score-request.ts'
import { scorerHash } from '../src/features/engine/scorer/server/scorer-hash.ts'

const limits = { memoryMb: 300, threads: 1, timeoutMs: 20_000, unpackedBytes: 10_000_000 }

/** The scorer's own engine without the process around it, for tests that score much and are not about that process. */
export async function quickScore(request: ScoreRequest): Promise<ScoreOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'leitai-quick-'))
  try {
    const copy = async (path: string, name: string) => {
      await copyFile(path, join(folder, name), constants.COPYFILE_FICLONE)
      return join(folder, name)
    }
    const outcome = await score({
      ...request,
      submission: { ...request.submission, path: await copy(request.submission.path, 'received') },
      answer: { path: await copy(request.answer.path, 'answers') },
      limits,
      folder,
    })
    return outcome.ok ? { ...outcome, scorerHash: scorerHash(request.metric), durationMs: 0 } : outcome
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
