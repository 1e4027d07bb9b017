import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ScoreOutcome, ScoreRequest } from '../src/features/engine/scorer/server/score-request.ts'

const groups = 32
const epsilon = 2 ** -52

/** What a row costs or brings, of the two metrics that attacks are published for. */
const ofRow: Record<string, (prediction: string, answer: string) => number> = {
  accuracy: (prediction, answer) => (prediction === answer ? 1 : 0),
  'log-loss': (prediction, answer) => {
    const p = Math.min(Math.max(Number(prediction), epsilon), 1 - epsilon)
    return -Math.log(answer === '1' ? p : 1 - p)
  },
}

function tableOf(path: string): { rows: Map<number, string[]>; sha256: string } {
  const text = readFileSync(path)
  const lines = text.toString().trimEnd().split('\n').slice(1)
  const rows = new Map(
    lines.map(line => {
      const [id, ...cells] = line.split(',')
      return [Number(id), cells]
    }),
  )
  return { rows, sha256: createHash('sha256').update(text).digest('hex') }
}

/**
 * Scores metrics that are means over rows without a database, for tests that hand in hundreds of files. It must come
 * to what the scorer comes to, spread and all: `probing.test.ts` holds them against each other.
 */
export async function rowScore(request: ScoreRequest): Promise<ScoreOutcome> {
  const of = 'key' in request.metric ? ofRow[request.metric.key] : undefined
  if (!of) throw new Error('this metric is not a mean over rows')
  const [submission, answer] = [tableOf(request.submission.path), tableOf(request.answer.path)]
  const inOrder = [...answer.rows].toSorted(([x], [y]) => x - y)
  const valuesOf = (usage: string) =>
    inOrder
      .filter(([, cells]) => request.mode === 'plain' || cells[1] === usage)
      .map(([id, [label = '']]) => of(submission.rows.get(id)?.[0] ?? '', label))
  const values = valuesOf('Public')
  return {
    ok: true,
    scores: { public: mean(values), private: request.mode === 'plain' ? null : mean(valuesOf('Private')) },
    spread: request.spread ? { leaveOut: leftOut(values), rows: values.length } : null,
    rows: submission.rows.size,
    warnings: [],
    submissionSha256: submission.sha256,
    answerSha256: answer.sha256,
    scorerHash: 'row by row',
    durationMs: 0,
    log: [],
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const mean = (values: readonly number[]) => sumOf(values) / values.length

const leftOut = (values: readonly number[]) =>
  Array.from({ length: groups }, (_, group) =>
    mean(values.filter((_value, place) => place % groups !== group)),
  )
