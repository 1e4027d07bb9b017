import { work } from '../../../../base/jobs/job.ts'
import { noteRescoreFailed, replaceScores } from '../../submissions/server/public.ts'
import { compute, type Score } from './compute.ts'
import { rescoreOneJob } from './job.ts'

/** Scores a submission again by what counts now, and puts the new scores in the old ones' place, which are kept. */
export const oneJob = (score: Score) =>
  work(rescoreOneJob, async (services, { submissionId }, run) => {
    const computed = await compute(services, score, submissionId, undefined, run.signal)
    if (!computed.ok) {
      if (computed.fault === 'platform') throw new Error(`scoring failed: ${computed.code}`)
      const { fault, code } = computed
      await noteRescoreFailed(services.db, { submissionId, fault, code, now: services.clock.now() })
      return
    }
    const { scores, hashes, spread, basis, warnings } = computed
    await services.db.transaction().execute(tx =>
      replaceScores(tx, {
        submissionId,
        scores,
        hashes,
        spread,
        basis,
        warnings,
        now: services.clock.now(),
      }),
    )
  })
