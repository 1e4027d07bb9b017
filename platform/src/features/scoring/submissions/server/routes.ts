import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendEvents } from '../../../../base/http/event-stream.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { mayReadListB } from '../../../competing/schedules/rules.ts'
import { requireRound, type RoundRow } from '../../../competing/schedules/server/public.ts'
import { teamOf } from '../../../competing/teams/server/public.ts'
import {
  cancelSubmission as cancelCall,
  downloadProcessFile,
  downloadSubmission,
  getSubmission,
  setCandidate as candidateCall,
  watchSubmission,
} from '../contract.ts'
import { submissionFaults } from '../faults.ts'
import { may } from '../../../shared/roles/policy.ts'
import { runCompetition } from '../../../competing/competitions/permissions.ts'
import { isFinal } from '../rules.ts'
import { cancelSubmission } from './commands/cancel-submission.ts'
import { setCandidate } from './commands/set-candidate.ts'
import { submissionTopic } from './job.ts'
import { outcomeOf } from './outcome.ts'
import { submissionsById, type SubmissionView } from './views.ts'

const whileWaiting = 2_000

export const submissionHandlers: Handler[] = [
  handle(getSubmission, async (context, { params }) =>
    withOutcome(context, await requireSubmission(context, params.id)),
  ),

  handle(watchSubmission, async (context, { params }) => {
    const look = async () => withOutcome(context, await requireSubmission(context, params.id))
    const view = await look()
    sendEvents(context, (send, end) => {
      let last = JSON.stringify(view)
      send(view)
      if (isFinal(view.state)) return (end(), () => undefined)
      const again = async () => {
        const next = await look()
        const text = JSON.stringify(next)
        if (text !== last) send(next)
        last = text
        if (isFinal(next.state)) end()
      }
      const lookAgain = () => void again().catch(() => end())
      const unsubscribe = context.live.subscribe(submissionTopic(params.id), lookAgain)
      // Others ending moves this one forward in the queue without a message of its own.
      const timer = setInterval(lookAgain, whileWaiting)
      return () => {
        clearInterval(timer)
        unsubscribe()
      }
    })
  }),

  handle(downloadSubmission, async (context, { params }) => {
    const { row } = await requireSubmission(context, params.id)
    await sendFile(context, context.storage, {
      key: row.storage_key,
      sha256: row.sha256,
      size: row.size,
      name: row.file_name,
    })
  }),

  handle(downloadProcessFile, async (context, { params }) => {
    const { row } = await requireSubmission(context, params.id)
    const file = await context.db
      .selectFrom('submission_file')
      .select(['storage_key as key', 'sha256', 'size', 'file_name as name'])
      .where('id', '=', params.fileId)
      .where('submission_id', '=', row.id)
      .executeTakeFirst()
    if (!file) throw new Failure(submissionFaults.notFound)
    await sendFile(context, context.storage, file)
  }),

  handle(cancelCall, async (context, { params }) => {
    const { row } = await requireSubmission(context, params.id)
    await context.write(tx => cancelSubmission(tx, row.id, context.now))
    return (await requireSubmission(context, params.id)).view
  }),

  handle(candidateCall, async (context, { params, body }) => {
    await requireSubmission(context, params.id)
    await context.write(tx =>
      setCandidate(tx, {
        submissionId: params.id,
        userId: context.viewer.userId,
        isCandidate: body.isCandidate,
        now: context.now,
      }),
    )
    return (await requireSubmission(context, params.id)).view
  }),
]

type Found = Awaited<ReturnType<typeof requireSubmission>>

/** With what it did for the reader's own team: of other teams' there is nothing to tell. */
const withOutcome = async ({ db, now }: Context<Viewer>, { view, row, round, isOwn }: Found) => ({
  ...view,
  outcome: isOwn && view.state === 'scored' ? await outcomeOf(db, row, round, now) : null,
})

/** The submission if it is of the reader's own team or of a competition that the reader organises; else e40440. */
async function requireSubmission(
  context: Context<Viewer>,
  id: number,
): Promise<{
  view: SubmissionView
  round: RoundRow
  isOwn: boolean
  row: { id: number; team_id: number; storage_key: string; sha256: string; size: number; file_name: string }
}> {
  const { db, viewer, lang, now } = context
  const row = await db
    .selectFrom('submission')
    .where('id', '=', id)
    .select(['id', 'team_id', 'competition_id', 'schedule_id', 'storage_key', 'sha256', 'size', 'file_name'])
    .executeTakeFirst()
  if (!row) throw new Failure(submissionFaults.notFound)
  const manages = may(viewer, runCompetition, row.competition_id)
  const [own, round] = await Promise.all([
    teamOf(db, row.competition_id, viewer.userId),
    requireRound(db, { id: row.schedule_id }),
  ])
  const isOwn = own?.id === row.team_id
  if (!isOwn && !manages) throw new Failure(submissionFaults.notFound)
  const [view] = await submissionsById(db, [id], {
    lang,
    now,
    mayReadB: mayReadListB({ revealedAt: round.revealed_at }, { manages, now }),
  })
  if (!view) throw new Failure(submissionFaults.notFound)
  return { view, row, round, isOwn }
}
