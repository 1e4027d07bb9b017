import { sql } from 'kysely'
import { queueSubmission } from '../platform/src/features/scoring/submissions/server/commands/queue-submission.ts'
import type { Product } from './product.ts'
import { quantile, type Row } from './report.ts'
import { timeUploads, uploadsTo } from './upload.ts'

const jobs = 500
const submissions = 30

/**
 * From the upload to the score of one competition while another one's jobs stand in the queue, all of which were there
 * before it. The floor is the same with nothing else to do.
 */
export async function benchFlood(product: Product): Promise<Row[]> {
  const idle = await timeUploads(product, async done => done < submissions)
  await flood(product)
  const beside = await timeUploads(
    product,
    async done => done < submissions && (done === 0 || (await waiting(product)) > 0),
  )
  const left = await waiting(product)
  if (left === 0)
    throw new Error(`the flood ended after ${beside.times.length} uploads: nothing was measured`)
  const [calm, busy] = [idle.times, beside.times].map(times => ({
    half: quantile(times, 0.5),
    most: quantile(times, 0.99),
  }))
  if (!calm || !busy) throw new Error('both were measured')
  const shown = ({ half, most }: typeof calm) => `p50 ${Math.round(half)} ms, p99 ${Math.round(most)} ms`
  return [
    {
      path: `Upload → score beside ${jobs} jobs of another competition, ${submissions} in turn`,
      figure: `${shown(busy)}; ${left} of the ${jobs} were left then`,
      floor: `idle: ${shown(calm)}; bar: p99 5,000 ms`,
      ratio: `${(busy.half / calm.half).toFixed(1)} times idle, p99 ${(busy.most / calm.most).toFixed(1)} times`,
    },
  ]
}

type Handed = {
  competition_id: number
  schedule_id: number
  team_id: number
  user_id: number
  sub_rank: string
  storage_key: string
  sha256: string
  size: number
  file_name: string
}

/**
 * Hands in what the teams of another competition have handed in, again and again, as if all came at once; but for accounts
 * that are in the measured one as well, whose own submissions would wait behind it.
 */
async function flood({ db }: Product): Promise<void> {
  const { rows: files } = await sql<Handed>`
    with busiest as (
      select competition_id from submission where state = 'scored' and competition_id <> ${uploadsTo}
      group by competition_id order by count(distinct team_id) desc, competition_id limit 1
    )
    select distinct on (s.team_id) s.* from submission s join busiest using (competition_id)
    where s.state = 'scored'
      and s.user_id not in (select user_id from submission where competition_id = ${uploadsTo})
    order by s.team_id, s.id desc`.execute(db)
  const now = new Date()
  const day = now.toISOString().slice(0, 10)
  await db.transaction().execute(async tx => {
    for (let made = 0; made < jobs; made++) {
      const of = files[made % files.length]
      if (!of) throw new Error('the demo world has no other competition')
      await queueSubmission(tx, {
        competitionId: of.competition_id,
        scheduleId: of.schedule_id,
        teamId: of.team_id,
        userId: of.user_id,
        list: 'A',
        subRank: of.sub_rank,
        note: '',
        day,
        file: { key: of.storage_key, sha256: of.sha256, size: of.size, name: of.file_name },
        processFiles: [],
        receivedAt: now,
      })
    }
  })
}

/** How many submissions of other competitions are still to be scored. */
const waiting = async ({ db }: Product): Promise<number> =>
  (
    await db
      .selectFrom('submission')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('state', 'in', ['queued', 'running'])
      .where('competition_id', '<>', uploadsTo)
      .executeTakeFirstOrThrow()
  ).n
