import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { addSubmissions } from '../../../../scoring/submissions/server/public.ts'
import { systemAccount } from '../../../../people/identity/rules.ts'
import type { SubmissionDocument } from '../../archive-tables.ts'
import type { Kept } from '../contents.ts'
import { inconsistent } from '../leitai/fault.ts'
import { contentOf } from './write-rounds.ts'
import { nextIds, pages } from './write-teams.ts'

type Write = {
  competitionId: number
  rounds: ReadonlyMap<number, number>
  teams: ReadonlyMap<number, number>
  contents: ReadonlyMap<string, Kept>
  submissions: AsyncIterable<SubmissionDocument>
}

const date = (text: string | null) => (text === null ? null : new Date(text))

/** Submissions as they ended, with their scores; nothing is scored again. Answers their ids here by what stood for them. */
export async function writeSubmissions(tx: Tx, ask: Write): Promise<Map<number, number>> {
  const { competitionId, rounds, teams, contents } = ask
  const ids = new Map<number, number>()
  let before = 0
  for await (const page of pages(ask.submissions)) {
    const made = await nextIds(tx, 'submission', page.length)
    const rows = page.map((submission, at) => {
      const [scheduleId, teamId] = [rounds.get(submission.round), teams.get(submission.team)]
      if (scheduleId === undefined) throw inconsistent('submissions.jsonl', 'round')
      if (teamId === undefined) throw inconsistent('submissions.jsonl', 'team')
      if (submission.ref <= before) throw inconsistent('submissions.jsonl', 'order')
      if ((submission.state === 'scored') !== submission.scores.length > 0)
        throw inconsistent('submissions.jsonl', 'scores')
      before = submission.ref
      const id = made[at] as number
      ids.set(submission.ref, id)
      return { submission, id, scheduleId, teamId }
    })
    await addSubmissions(tx, {
      submissions: rows.map(({ submission, id, scheduleId, teamId }) => {
        const kept = contentOf(contents, submission.sha256)
        return {
          id,
          competition_id: competitionId,
          schedule_id: scheduleId,
          team_id: teamId,
          // Nobody here handed it in.
          user_id: systemAccount,
          list: submission.list,
          sub_rank: submission.subRank,
          state: submission.state,
          fault: submission.fault,
          fault_code: submission.faultCode,
          issues: json(submission.issues),
          log: json(submission.log),
          file_name: submission.fileName,
          storage_key: kept.key,
          sha256: kept.sha256,
          size: kept.size,
          note: submission.note,
          rows: submission.rows,
          is_candidate: submission.isCandidate,
          quota_day: submission.quotaDay,
          charged: submission.charged,
          received_at: new Date(submission.receivedAt),
          started_at: date(submission.startedAt),
          finished_at: date(submission.finishedAt),
          voided_at: date(submission.voidedAt),
          voided_by: submission.voidedAt === null ? null : systemAccount,
          void_reason: submission.voidReason,
          progress: 1,
        }
      }),
      files: rows.flatMap(({ submission, id }) =>
        submission.files.map(file => {
          const kept = contentOf(contents, file.sha256)
          return {
            submission_id: id,
            file_name: file.fileName,
            storage_key: kept.key,
            sha256: kept.sha256,
            size: kept.size,
          }
        }),
      ),
      events: rows.flatMap(({ submission, id }) =>
        submission.events.map(event => ({
          submission_id: id,
          at: new Date(event.at),
          state: event.state,
          detail: JSON.stringify(event.detail),
        })),
      ),
      scores: rows.flatMap(({ submission, id }) =>
        submission.scores.map(score => ({
          submission_id: id,
          board: score.board,
          score: score.score,
          submission_sha256: submission.sha256,
          answer_sha256: score.answerSha256,
          scorer_hash: score.scorerHash,
          computed_at: new Date(score.computedAt),
          adjusted_score: score.adjusted?.score ?? null,
          adjusted_reason: score.adjusted?.reason ?? null,
          adjusted_by: score.adjusted ? systemAccount : null,
          adjusted_at: date(score.adjusted?.at ?? null),
          leave_out: score.spread?.leaveOut ?? null,
          row_count: score.spread?.rows ?? null,
        })),
      ),
    })
  }
  return ids
}
