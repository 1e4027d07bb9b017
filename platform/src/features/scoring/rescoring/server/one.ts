import { work } from '../../../../base/jobs/job.ts'
import { replaceScores } from '../../submissions/server/public.ts'
import { compute, type Score } from './compute.ts'
import { rescoreOneJob } from './job.ts'

/** Scores a submission again by what counts now, and puts the new scores in the old ones' place, which are kept. */
export const oneJob = (score: Score) =>
  work(rescoreOneJob, async (services, { submissionId }, run) => {
    const computed = await compute(services, score, submissionId, undefined, run.signal)
    if (!computed.ok) {
      if (computed.fault === 'platform') throw new Error(`scoring failed: ${computed.code}`)
      // Its old score stands; that it could not be scored again is written down.
      await services.db
        .insertInto('submission_event')
        .values({
          submission_id: submissionId,
          at: services.clock.now(),
          state: 'rescore-failed',
          detail: JSON.stringify({ fault: computed.fault, code: computed.code }),
        })
        .execute()
      return
    }
    const { scores, hashes, spread, basis } = computed
    await services.db
      .transaction()
      .execute(tx =>
        replaceScores(tx, { submissionId, scores, hashes, spread, basis, now: services.clock.now() }),
      )
  })
