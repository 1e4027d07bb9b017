import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { editedJob } from '../editing.contract.ts'
import { jobFaults } from '../faults.ts'
import type { Posting } from './reads.ts'

export type EditedJob = z.output<typeof editedJob>

export async function readPosting(db: Db | Tx, jobId: number, { lock = false } = {}): Promise<Posting> {
  const row = await db
    .selectFrom('job_posting')
    .selectAll()
    .where('id', '=', jobId)
    .$if(lock, query => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new Failure(jobFaults.notFound)
  return row
}

export const valueOf = (row: Posting): EditedJob => ({
  kind: row.kind,
  titleZh: row.title_zh,
  titleEn: row.title_en,
  placeZh: row.place_zh,
  placeEn: row.place_en,
  bodyZh: row.body_zh,
  bodyEn: row.body_en,
  closesAt: row.closes_at?.toISOString() ?? null,
  isPublished: row.is_published,
})
