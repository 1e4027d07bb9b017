import { json } from '../../../../base/database/json.ts'
import { Failure, type FoundIssue } from '../../../../base/contract/failure.ts'
import { work, type JobRun } from '../../../../base/jobs/job.ts'
import { keepText } from './contents.ts'
import { importFile } from './import-file.ts'
import { keeping } from './keep-stream.ts'
import { exportJob, importJob } from './job.ts'
import { rescueJob } from './rescue.ts'
import { makeArchive } from './leitai/make-archive.ts'

const shortestPause = 500

/** Writes how far something is, not more often than anybody looks. */
function teller(write: (progress: number) => Promise<unknown>) {
  let last = 0
  return async (progress: number) => {
    const now = performance.now()
    if (now - last < shortestPause) return
    last = now
    await write(Math.min(1, Math.max(0, progress)))
  }
}

export const portabilityJobs = [
  rescueJob,
  work(exportJob, async (services, { exportId }, run) => {
    const { db, clock } = services
    const row = await db
      .selectFrom('competition_export')
      .select(['competition_id', 'state', 'created_at'])
      .where('id', '=', exportId)
      .executeTakeFirst()
    if (row?.state !== 'waiting') return
    const end = (values: object) =>
      db
        .updateTable('competition_export')
        .set({ ...values, ended_at: clock.now() })
        .where('id', '=', exportId)
        .where('state', '=', 'waiting')
        .execute()
    await lastTimeOr(
      run,
      () => end({ state: 'failed', fault: 'platform' }),
      () =>
        keeping(services, async its => {
          const archive = await makeArchive(its, {
            competitionId: row.competition_id,
            now: row.created_at,
            onProgress: teller(progress =>
              db.updateTable('competition_export').set({ progress }).where('id', '=', exportId).execute(),
            ),
          })
          const entries = await keepText(its.storage, [JSON.stringify(archive.entries)])
          await end({
            state: 'done',
            progress: 1,
            file_name: archive.fileName,
            size: archive.size,
            entries_key: entries.key,
            counts: json(archive.counts),
          })
        }),
    )
  }),

  work(importJob, async (services, { importId }, run) => {
    const { db, clock } = services
    const fail = (fault: string, issues: readonly FoundIssue[]) =>
      db
        .updateTable('competition_import')
        .set({ state: 'failed', fault, issues: json(issues), ended_at: clock.now() })
        .where('id', '=', importId)
        .where('state', '=', 'waiting')
        .execute()
    await lastTimeOr(
      run,
      () => fail('platform', []),
      async () => {
        try {
          const tell = teller(progress =>
            db.updateTable('competition_import').set({ progress }).where('id', '=', importId).execute(),
          )
          await keeping(services, its => importFile(its, importId, tell))
        } catch (error) {
          // What the file is, it stays: only what is ours to mend is tried again.
          if (!(error instanceof Failure)) throw error
          await fail(error.fault.code, error.issues)
        }
      },
    )
  }),
]

/** What went wrong every time is told to whoever waits for it; a stop of this worker is not the work's fault. */
async function lastTimeOr(run: JobRun, giveUp: () => Promise<unknown>, attempt: () => Promise<void>) {
  try {
    await attempt()
  } catch (error) {
    if (run.isLastAttempt && !run.signal.aborted) await giveUp()
    throw error
  }
}
