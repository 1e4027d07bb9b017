import { json } from '../../../../base/database/json.ts'
import { audit } from '../../../../base/audit/audit.ts'
import { work, type JobRun } from '../../../../base/jobs/job.ts'
import type { Services } from '../../../../base/services.ts'
import { begunCompetitions } from '../../../competing/competitions/server/public.ts'
import { handedInTo } from '../../../scoring/submissions/server/public.ts'
import type { FindingKind } from '../rules.ts'
import type { Looked } from '../schema.ts'
import { comparing } from './compare/compare-files.ts'
import { sharedAccesses } from './detect/access.ts'
import type { Look, Seen } from './detect/look.ts'
import { nearPredictions } from './detect/near.ts'
import { probers } from './detect/probing.ts'
import { sameFiles } from './detect/same-file.ts'
import { enqueueChecks, dailyChecksJob, checksJob } from './job.ts'
import { forgetMerged, keepFindings } from './store.ts'

/** After its end a competition is looked at while its ranks may still be contested. */
const daysAfterEnd = 14

type OnProgress = (share: number) => Promise<unknown>
type Detector = {
  kind: FindingKind
  upTo: number
  look: (look: Look, onProgress: OnProgress) => Promise<Seen>
}

/** In the order of what they cost; `upTo` is how far the whole is after each. */
const detectors: readonly Detector[] = [
  { kind: 'same_file', upTo: 0.15, look: sameFiles },
  { kind: 'shared_access', upTo: 0.2, look: sharedAccesses },
  { kind: 'probing', upTo: 0.5, look: probers },
  { kind: 'near_predictions', upTo: 1, look: nearPredictions },
]

export const integrityJobs = [
  work(checksJob, lookThrough),
  work(dailyChecksJob, async ({ db }, _payload, { now }) => {
    const endAfter = new Date(now.getTime() - daysAfterEnd * 86_400_000)
    const due = await handedInTo(db, await begunCompetitions(db, { endAfter, now }))
    for (const id of due)
      await db.transaction().execute(async tx => {
        await tx
          .insertInto('integrity_run')
          .values({ competition_id: id, state: 'waiting', asked_by: null, asked_at: now, ended_at: null })
          .onConflict(conflict =>
            conflict
              .column('competition_id')
              .doUpdateSet({ state: 'waiting', asked_by: null, asked_at: now, progress: 0, ended_at: null })
              // What somebody asked for just now is the same look.
              .where('integrity_run.state', 'not in', ['waiting', 'running']),
          )
          .execute()
        await enqueueChecks(tx, id)
      })
  }),
]

/** Safe to run twice and to be killed at any point: all that it finds is written at its end, under the names it has. */
async function lookThrough(
  services: Services,
  { competitionId }: { competitionId: number },
  run: JobRun,
): Promise<void> {
  const { db, storage, clock } = services
  const tell = (values: { state?: 'running' | 'failed'; progress?: number; ended_at?: Date | null }) =>
    db.updateTable('integrity_run').set(values).where('competition_id', '=', competitionId).execute()
  await tell({ state: 'running', progress: 0, ended_at: null })
  try {
    const look: Look = { db, competitionId, compare: comparing(storage, { signal: run.signal }) }
    const seen = new Map<FindingKind, Seen>()
    let from = 0
    for (const detector of detectors) {
      const span = detector.upTo - from
      const onProgress = (share: number) => tell({ progress: Math.min(1, from + share * span) })
      seen.set(detector.kind, await detector.look(look, onProgress))
      from = detector.upTo
      await tell({ progress: from })
    }
    await keep(services, competitionId, seen, clock.now())
  } catch (error) {
    // A stop of this worker is not the work's fault: the job goes back to the queue as it is.
    if (run.isLastAttempt && !run.signal.aborted) await tell({ state: 'failed', ended_at: clock.now() })
    throw error
  }
}

async function keep(
  { db }: Services,
  competitionId: number,
  seen: ReadonlyMap<FindingKind, Seen>,
  now: Date,
): Promise<void> {
  const looked: Looked = { files: 0, pairs: 0, accounts: 0, series: 0, common: 0, unreadable: 0 }
  for (const one of seen.values())
    for (const [name, count] of Object.entries(one.looked)) looked[name as keyof Looked] += count
  await db.transaction().execute(async tx => {
    const fresh: Partial<Record<FindingKind, number>> = {}
    for (const [kind, { found }] of seen) {
      const count = await keepFindings(tx, { competitionId, kind, found, now })
      if (count > 0) fresh[kind] = count
    }
    await forgetMerged(tx, competitionId)
    const done = {
      state: 'done' as const,
      progress: 1,
      ended_at: now,
      looked_at: now,
      looked: json(looked),
    }
    await tx
      .insertInto('integrity_run')
      .values({ competition_id: competitionId, asked_by: null, asked_at: now, ...done })
      .onConflict(conflict => conflict.column('competition_id').doUpdateSet(done))
      .execute()
    if (Object.keys(fresh).length > 0)
      await audit(
        tx,
        { userId: null, address: null },
        { action: 'integrity.found', subject: 'competition', subjectId: competitionId, detail: fresh },
        now,
      )
  })
}
