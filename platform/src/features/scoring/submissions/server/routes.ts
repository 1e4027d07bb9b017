import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendEvents } from '../../../../base/http/event-stream.ts'
import { handle, type Handler } from '../../../../base/http/handler.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { mayReadListB } from '../../../competing/schedules/rules.ts'
import { requireRound } from '../../../competing/schedules/server/public.ts'
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
import { submissionsById, type SubmissionView } from './views.ts'

const whileWaiting = 2_000

export const submissionHandlers: Handler[] = [
  handle(getSubmission, async (context, { params }) => (await requireSubmission(context, params.id)).view),

  handle(watchSubmission, async (context, { params }) => {
    const { view } = await requireSubmission(context, params.id)
    sendEvents(context, (send, end) => {
      let last = JSON.stringify(view)
      send(view)
      if (isFinal(view.state)) return (end(), () => undefined)
      const again = async () => {
        const { view: next } = await requireSubmission(context, params.id)
        const text = JSON.stringify(next)
        if (text !== last) send(next)
        last = text
        if (isFinal(next.state)) end()
      }
      const look = () => void again().catch(() => end())
      const unsubscribe = context.live.subscribe(submissionTopic(params.id), look)
      // Others ending moves this one forward in the queue without a message of its own.
      const timer = setInterval(look, whileWaiting)
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

/** The submission if it is of the reader's own team or of a competition that the reader organises; else e40440. */
async function requireSubmission(
  context: Context<Viewer>,
  id: number,
): Promise<{
  view: SubmissionView
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
  if (own?.id !== row.team_id && !manages) throw new Failure(submissionFaults.notFound)
  const [view] = await submissionsById(db, [id], {
    lang,
    now,
    mayReadB: mayReadListB({ revealedAt: round.revealed_at }, { manages, now }),
  })
  if (!view) throw new Failure(submissionFaults.notFound)
  return { view, row }
}
