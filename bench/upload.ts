import { signedIn, type Product } from './product.ts'
import { quantile, type Row } from './report.ts'

const submissions = 30

/** From the first byte of the upload to the score, through the real queue and scorer, one after another. */
export async function benchUpload({ url, db }: Product): Promise<Row[]> {
  await db
    .updateTable('schedule')
    .set({ max_submit_count: 10_000 })
    .where('competition_id', '=', 1001)
    .execute()
  const headers = await signedIn(db, 'captain')
  const answer = await db
    .selectFrom('dataset_file as f')
    .innerJoin('dataset as d', 'd.id', 'f.dataset_id')
    .select('f.id')
    .where('d.competition_id', '=', 1001)
    .where('f.name', '=', 'sample_submission.csv')
    .executeTakeFirstOrThrow()
  await fetch(`${url}/api/competitions/1001/datasets/protocol`, { method: 'POST', headers })
  const sample = await (await fetch(`${url}/api/datasets/files/${answer.id}`, { headers })).text()
  const times: number[] = []
  for (let run = 0; run < submissions; run++) {
    const form = new FormData()
    form.set('file', new Blob([sample]), 'bench.csv')
    const started = performance.now()
    const made = (await (
      await fetch(`${url}/api/competitions/1001/uploads`, { method: 'POST', headers, body: form })
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
  }
  return [
    {
      path: `Upload → score, idle queue, ${submissions} in turn`,
      figure: `p50 ${Math.round(quantile(times, 0.5))} ms, p99 ${Math.round(quantile(times, 0.99))} ms`,
      floor: 'bar: p50 1,000 ms, p99 5,000 ms',
      ratio: `${(1000 / quantile(times, 0.5)).toFixed(1)} times below the bar`,
    },
  ]
}
