import { z } from 'zod'
import { defineJob, work, type JobRun } from '../../../../../base/jobs/job.ts'
import type { Services } from '../../../../../base/services.ts'
import { keyOf } from '../../../../../base/storage/storage.ts'
import { profileFormatOf, type ProfileFormat } from '../../profile-schema.ts'
import { profileFile, profiler } from './profile-file.ts'
import { enqueueProfile, profileJob, requestProfile } from './request-profile.ts'

/** Asked every ten minutes: tables that came without a profile, or whose profile was lost or is of an older kind. */
export const findUnprofiled = defineJob({
  name: 'datasets.find-unprofiled',
  title: { zh: '找出还没有概览的数据', en: 'Find data without a profile' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

export const profileJobs = [
  work(profileJob, (services, payload, run) => profileContent(services, payload, run)),
  work(findUnprofiled, services => askForProfiles(services)),
]

async function profileContent(
  { db, storage, clock }: Services,
  { sha256, format }: { sha256: string; format: ProfileFormat },
  run: JobRun,
): Promise<void> {
  const row = await db
    .selectFrom('dataset_profile')
    .select('state')
    .where('sha256', '=', sha256)
    .where('format', '=', format)
    .executeTakeFirst()
  if (row?.state !== 'waiting') return
  const { path, release } = await storage.materialise(keyOf(sha256))
  try {
    const outcome = await profileFile({ path, format }, { signal: run.signal })
    // The reason may quote the file, which is nobody's business here.
    if (!outcome.ok) run.log.info({ sha256, format, fault: outcome.code }, 'a file has no profile')
    await db
      .updateTable('dataset_profile')
      .set({
        profiler,
        ended_at: clock.now(),
        ...(outcome.ok
          ? { state: 'done' as const, fault: null, result: JSON.stringify(outcome.profile) }
          : { state: 'failed' as const, fault: outcome.code, result: null }),
      })
      .where('sha256', '=', sha256)
      .where('format', '=', format)
      .execute()
    if (outcome.ok)
      await db
        .updateTable('dataset_file')
        .set({ row_count: outcome.profile.rows })
        .where('sha256', '=', sha256)
        .where('row_count', 'is', null)
        .execute()
  } finally {
    await release()
  }
}

const lostAfter = 3 * 3_600_000

async function askForProfiles({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const files = await db
    .selectFrom('dataset_file as f')
    .select(['f.sha256', 'f.name'])
    .distinct()
    // As `profileFormatOf`, which decides: what it leaves out must not fill this list.
    .where('f.name', '~*', '[.]((csv|tsv|jsonl|ndjson)([.]gz)?|parquet)$')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dataset_profile as p')
            .whereRef('p.sha256', '=', 'f.sha256')
            .where('p.profiler', '>=', profiler)
            .select('p.sha256'),
        ),
      ),
    )
    .limit(500)
    .execute()
  for (const { sha256, name } of files) {
    const format = profileFormatOf(name)
    if (format) await db.transaction().execute(tx => requestProfile(tx, { sha256, format, now }))
  }
  const lost = await db
    .selectFrom('dataset_profile')
    .select(['sha256', 'format'])
    .where('state', '=', 'waiting')
    .where('asked_at', '<', new Date(now.getTime() - lostAfter))
    .limit(500)
    .execute()
  for (const payload of lost) await db.transaction().execute(tx => enqueueProfile(tx, payload))
}
