import { wordsIn } from '../../../../base/web/words.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { jobWords } from '../words.ts'
import { presentJob } from './reads.ts'

type Reading = { db: ReadDb; lang: Lang; now: Date; site: { id: number; name: string } }

/** What a site offers that people can still apply for, the newest first. */
export async function openJobs({ db, lang, now, site }: Reading, { most }: { most: number }) {
  const rows = await db
    .selectFrom('job_posting')
    .selectAll()
    .where('site_id', '=', site.id)
    .where('is_published', '=', true)
    .where(eb => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const { kinds } = wordsIn(jobWords, lang)
  return rows.map(row => ({
    ...presentJob(row, lang, now),
    kind: kinds[row.kind],
    path: `/special/${site.name}/job/${row.id}`,
  }))
}
