import { dayIn } from '../../../../base/clock/zone.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { enqueue } from '../../../../base/jobs/job.ts'
import type { Stored } from '../../../../base/storage/storage.ts'
import { registrationOf } from '../../../registrations/server/lookups.ts'
import { openList } from '../../../schedules/rules.ts'
import type { Schedule } from '../../../schedules/server/lookups.ts'
import { lockTeamOf } from '../../../teams/server/locks.lookups.ts'
import { blockingReasons } from '../../rules.ts'
import { scoreJobKey, scoreSubmissionJob } from '../job.ts'
import { missingProfileFields } from '../lookups.ts'
import { spendOne, usedOn } from '../quota.ts'

export type NamedFile = Stored & { name: string }

export type Acceptance = {
  competition: {
    id: number
    zone: string
    block_mobile_upload: boolean
    require_profile: boolean
    agreement_version: number
  }
  schedule: Schedule
  userId: number
  isMobile: boolean
  subRank: string
  note: string
  file: NamedFile
  processFiles: readonly NamedFile[]
  /** When the server had the whole file: what decides against windows and quota days. */
  receivedAt: Date
}

/**
 * Takes a submission: everything is checked under the team's lock, then row, quota, event and job are written
 * together. Of twenty at once with one place left exactly one passes.
 */
export async function acceptSubmission(tx: Tx, ask: Acceptance): Promise<{ id: number }> {
  const { competition, schedule, receivedAt } = ask
  const day = dayIn(competition.zone, receivedAt)
  // Under the lock: a ban, a merge or another submission may have come in between.
  const locked = await lockTeamOf(tx, competition.id, ask.userId)
  const team = locked
    ? { id: locked.id, scheduleId: locked.schedule_id, isBanned: locked.banned_at !== null }
    : null
  const reasons = blockingReasons({
    now: receivedAt,
    isMobile: ask.isMobile,
    competition: {
      id: competition.id,
      blockMobileUpload: competition.block_mobile_upload,
      requireProfile: competition.require_profile,
      agreementVersion: competition.agreement_version,
    },
    schedule,
    registration: await registrationOf(tx, competition.id, ask.userId),
    team,
    used: team ? await usedOn(tx, team.id, schedule.id, day) : { accepted: 0, failed: 0 },
    missingProfile: competition.require_profile ? await missingProfileFields(tx, ask.userId) : [],
  })
  const list = openList(schedule, receivedAt)
  const first = reasons[0]
  if (first)
    throw new Failure(first.fault, {
      ...(first.hint ? { hint: first.hint } : {}),
      issues: reasons.map(reason => ({ path: 'submission', code: reason.fault.code })),
    })
  if (!team || !list) throw new Error('a submission without team or window passed the checks')

  const priority = await placeInQueue(tx, competition.id, team.id)
  const { id } = await tx
    .insertInto('submission')
    .values({
      competition_id: competition.id,
      schedule_id: schedule.id,
      team_id: team.id,
      user_id: ask.userId,
      list,
      sub_rank: ask.subRank,
      state: 'queued',
      file_name: ask.file.name,
      storage_key: ask.file.key,
      sha256: ask.file.sha256,
      size: ask.file.size,
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
        ask.processFiles.map(file => ({
          submission_id: id,
          file_name: file.name,
          storage_key: file.key,
          sha256: file.sha256,
          size: file.size,
        })),
      )
      .execute()
  }
  await spendOne(tx, { teamId: team.id, scheduleId: schedule.id, day })
  await tx
    .insertInto('submission_event')
    .values([
      {
        submission_id: id,
        at: receivedAt,
        state: 'uploaded',
        detail: JSON.stringify({ sha256: ask.file.sha256, size: ask.file.size }),
      },
      { submission_id: id, at: receivedAt, state: 'queued', detail: JSON.stringify({ priority }) },
    ])
    .execute()
  await enqueue(tx, scoreSubmissionJob, { submissionId: id }, { key: scoreJobKey(id), priority })
  return { id }
}

/**
 * The smaller is scored first: first by what the team already has waiting, then by what its competition has. Every
 * team's next submission comes before anybody's second, and no competition floods the others.
 */
async function placeInQueue(tx: Tx, competitionId: number, teamId: number): Promise<number> {
  const { ofTeam, ofCompetition } = await tx
    .selectFrom('submission')
    .select(eb => [
      eb.fn.countAll<number>().filterWhere('team_id', '=', teamId).as('ofTeam'),
      eb.fn.countAll<number>().as('ofCompetition'),
    ])
    .where('state', 'in', ['uploaded', 'queued', 'running'])
    .where('competition_id', '=', competitionId)
    .executeTakeFirstOrThrow()
  return Math.min(ofTeam, 30) * 1_000 + Math.min(ofCompetition, 999)
}
