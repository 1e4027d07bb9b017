import type { Day } from '../../../../../base/clock/zone.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import type { Stored } from '../../../../../base/storage/storage.ts'
import { scoreJobKey, scoreSubmissionJob } from '../job.ts'
import { takeQuotaPlace } from '../quota.ts'

export type NamedFile = Stored & { name: string }

type Queued = {
  competitionId: number
  scheduleId: number
  teamId: number
  userId: number
  list: 'A' | 'B'
  subRank: string
  note: string
  /** The competition's calendar day of the receipt. */
  day: Day
  file: NamedFile
  processFiles: readonly NamedFile[]
  receivedAt: Date
}

/** Writes a submission, what it spends, its events and its job together. Whether it may be made is the caller's to know. */
export async function queueSubmission(tx: Tx, ask: Queued): Promise<{ id: number }> {
  const { competitionId, scheduleId, teamId, day, file, receivedAt } = ask
  const priority = await placeInQueue(tx, ask)
  const { id } = await tx
    .insertInto('submission')
    .values({
      competition_id: competitionId,
      schedule_id: scheduleId,
      team_id: teamId,
      user_id: ask.userId,
      list: ask.list,
      sub_rank: ask.subRank,
      state: 'queued',
      file_name: file.name,
      storage_key: file.key,
      sha256: file.sha256,
      size: file.size,
      note: ask.note,
      queue_priority: priority,
      quota_day: day,
      received_at: receivedAt,
      fault: null,
      fault_code: null,
      rows: null,
      started_at: null,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (ask.processFiles.length > 0) {
    await tx
      .insertInto('submission_file')
      .values(
        ask.processFiles.map(process => ({
          submission_id: id,
          file_name: process.name,
          storage_key: process.key,
          sha256: process.sha256,
          size: process.size,
        })),
      )
      .execute()
  }
  await takeQuotaPlace(tx, { teamId, scheduleId, day })
  await tx
    .insertInto('submission_event')
    .values([
      {
        submission_id: id,
        at: receivedAt,
        state: 'uploaded',
        detail: JSON.stringify({ sha256: file.sha256, size: file.size }),
      },
      { submission_id: id, at: receivedAt, state: 'queued', detail: JSON.stringify({ priority }) },
    ])
    .execute()
  await enqueue(tx, scoreSubmissionJob, { submissionId: id }, { key: scoreJobKey(id), priority })
  return { id }
}

/**
 * The smaller is scored first: first by what the team or whoever hands in already has waiting, in whatever competition,
 * then by what the competition has. Every team's next submission comes before anybody's second, and neither a
 * competition nor an account that is in many floods the others.
 */
async function placeInQueue(
  tx: Tx,
  { competitionId, teamId, userId }: Pick<Queued, 'competitionId' | 'teamId' | 'userId'>,
): Promise<number> {
  const { ofTeam, ofUser, ofCompetition } = await tx
    .selectFrom('submission')
    .select(eb => [
      eb.fn.countAll<number>().filterWhere('team_id', '=', teamId).as('ofTeam'),
      eb.fn.countAll<number>().filterWhere('user_id', '=', userId).as('ofUser'),
      eb.fn.countAll<number>().filterWhere('competition_id', '=', competitionId).as('ofCompetition'),
    ])
    .where('state', 'in', ['uploaded', 'queued', 'running'])
    .executeTakeFirstOrThrow()
  return Math.min(Math.max(ofTeam, ofUser), 30) * 1_000 + Math.min(ofCompetition, 999)
}
