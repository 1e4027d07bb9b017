import { join } from 'node:path'
import { readSettings } from '../platform/src/base/config/settings.ts'
import { openFileStorage } from '../platform/src/base/storage/file-storage.ts'
import { openScorer } from '../platform/src/features/engine/scorer/server/open-scorer.ts'
import { scoringInput } from '../platform/src/features/scoring/submissions/server/scoring-input.ts'
import { signedIn, type Product } from './product.ts'
import { quantile, type Row } from './report.ts'

const submissions = 30
/** A competition of the demo world. */
export const uploadsTo = 1001

/** How long each upload takes from its first byte to its score, one after another; and the last one's number. */
export async function timeUploads(
  { url, db }: Product,
  mayGoOn: (done: number) => Promise<boolean>,
): Promise<{ times: number[]; last: number }> {
  await db
    .updateTable('schedule')
    .set({ max_submit_count: 10_000 })
    .where('competition_id', '=', uploadsTo)
    .execute()
  const headers = await signedIn(db, 'captain')
  const answer = await db
    .selectFrom('dataset_file as f')
    .innerJoin('dataset as d', 'd.id', 'f.dataset_id')
    .select('f.id')
    .where('d.competition_id', '=', uploadsTo)
    .where('f.name', '=', 'sample_submission.csv')
    .executeTakeFirstOrThrow()
  const competition = `${url}/api/competitions/${uploadsTo}`
  await fetch(`${competition}/datasets/protocol`, { method: 'POST', headers })
  const sample = await (await fetch(`${url}/api/datasets/files/${answer.id}`, { headers })).text()
  const times: number[] = []
  let last = 0
  while (await mayGoOn(times.length)) {
    const form = new FormData()
    form.set('file', new Blob([sample]), 'bench.csv')
    const started = performance.now()
    const made = (await (
      await fetch(`${competition}/uploads`, { method: 'POST', headers, body: form })
    ).json()) as { data: { submission: { id: number } } }
    const { id } = made.data.submission
    for (let state = ''; state !== 'scored';) {
      state = (
        (await (await fetch(`${url}/api/submissions/${id}`, { headers })).json()) as {
          data: { state: string }
        }
      ).data.state
      if (state === 'failed') throw new Error('a submission of the benchmark failed')
    }
    times.push(performance.now() - started)
    last = id
  }
  return { times, last }
}

/**
 * From the first byte of the upload to the score, through the real queue and scorer, one after another. The floor is the
 * scorer alone on the last of these files, in a process that is as ready as the worker's.
 */
export async function benchUpload(product: Product): Promise<Row[]> {
  const { times, last } = await timeUploads(product, async done => done < submissions)
  const alone = await timeScoring(product, last)
  return [
    {
      path: `Upload → score, idle queue, ${submissions} in turn`,
      figure: `p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms`,
      floor: `the scorer alone: p50 ${Math.round(quantile(alone, 0.5))} ms, p99 ${Math.round(quantile(alone, 0.99))} ms; bar: p50 1,000 ms, p99 5,000 ms`,
      ratio: `${(quantile(times, 0.5) / quantile(alone, 0.5)).toFixed(1)} times the scorer`,
    },
  ]
}

async function timeScoring({ db, dataDir }: Product, submissionId: number): Promise<number[]> {
  const input = await scoringInput(
    {
      db,
      storage: openFileStorage(join(dataDir, 'files')),
      settings: readSettings({ LEITAI_DATA: dataDir }),
    },
    submissionId,
  )
  if (!input) throw new Error('the competition of the benchmark is not set up for scoring')
  const scorer = openScorer({ atOnce: 1 })
  const times: number[] = []
  try {
    // The first has a process to itself that has not seen the answers.
    for (let run = 0; run <= submissions; run++) {
      const started = performance.now()
      const outcome = await scorer.scoreFile(input.request)
      if (!outcome.ok) throw new Error(`scoring failed: ${outcome.code}`)
      if (run > 0) times.push(performance.now() - started)
    }
  } finally {
    await scorer.close()
    await input.release()
  }
  return times
}
