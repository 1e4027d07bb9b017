import { statSync } from 'node:fs'
import type { OnProgress, ScoreOutcome, ScoreRequest } from './score-request.ts'
import { startScorerProcess, type ScorerProcess } from './scorer-process.ts'

/** Larger files are worth a process of their own: starting one is little beside them. */
const mostBytes = 10 * 1024 ** 2
const idleMs = 30_000

type Options = {
  /** How many files are scored at a time; as many processes are kept. */
  atOnce: number
  /** What one process scores: limits the harm of one that a file has turned, and how far its memory grows. */
  mostFiles?: number
  start?: () => Promise<ScorerProcess>
}

type Kept = { scorer: ScorerProcess; answerId: number; files: number; tooLong: NodeJS.Timeout }

/**
 * Scores with processes that are there already, because starting one takes several times as long as scoring a small
 * file. One is always ready for the next file of any round; and a process that has scored a file with one of our own
 * metrics waits for further files under the same answers, which it has seen already, and for nothing else. Large
 * files and an organiser's SQL have a process to themselves; what did not end in a score ends it. See decision 0033.
 */
export function openScorer({ atOnce, mostFiles = 50, start = startScorerProcess }: Options) {
  const kept: Kept[] = []
  let fresh: Promise<ScorerProcess> | undefined
  let isOpen = true

  const prepare = () => {
    if (!isOpen || fresh) return
    fresh = start()
    // Whoever takes it is told.
    fresh.catch(() => undefined)
  }
  prepare()

  const takeKept = (answerId: number | undefined): Kept | undefined => {
    const at = kept.findIndex(({ scorer, answerId: own }) => own === answerId && scorer.isAlive())
    const [found] = at < 0 ? [] : kept.splice(at, 1)
    if (found) clearTimeout(found.tooLong)
    return found
  }

  const takeFresh = async (): Promise<ScorerProcess> => {
    const ready = fresh
    fresh = undefined
    const scorer = await ready
    return scorer?.isAlive() ? scorer : start()
  }

  const drop = async (one: Kept) => {
    clearTimeout(one.tooLong)
    const at = kept.indexOf(one)
    if (at >= 0) kept.splice(at, 1)
    await one.scorer.end()
  }

  const keep = async (scorer: ScorerProcess, answerId: number, files: number) => {
    const one: Kept = {
      scorer,
      answerId,
      files,
      tooLong: setTimeout(() => void drop(one), idleMs).unref(),
    }
    kept.push(one)
    const [eldest] = kept
    if (eldest && kept.length > atOnce) await drop(eldest)
  }

  return {
    async scoreFile(
      request: ScoreRequest,
      { signal, onProgress }: { signal?: AbortSignal; onProgress?: OnProgress } = {},
    ): Promise<ScoreOutcome> {
      const answerId = mayShare(request) ? request.answer.id : undefined
      const used = takeKept(answerId)
      const scorer = used?.scorer ?? (await takeFresh())
      const files = (used?.files ?? 0) + 1
      let staysFor: number | undefined
      try {
        const outcome = await scorer.score(request, signal, onProgress)
        if (outcome.ok && answerId !== undefined && files < mostFiles) {
          await scorer.clear()
          staysFor = answerId
        }
        return outcome
      } finally {
        if (staysFor !== undefined && isOpen && scorer.isAlive()) await keep(scorer, staysFor, files)
        else await scorer.end()
        prepare()
      }
    },
    async close() {
      isOpen = false
      await Promise.all([...[...kept].map(drop), fresh?.then(scorer => scorer.end())])
    },
  }
}

const mayShare = ({ metric, submission, answer }: ScoreRequest) =>
  !('sql' in metric) && statSync(submission.path).size <= mostBytes && statSync(answer.path).size <= mostBytes
