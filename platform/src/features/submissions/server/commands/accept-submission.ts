import { dayIn } from '../../../../base/clock/zone.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { missingProfileFields } from '../../../profiles/server/lookups.ts'
import { registrationOf } from '../../../registrations/server/lookups.ts'
import type { EntryField } from '../../../registrations/rules.ts'
import { openList } from '../../../schedules/rules.ts'
import type { Schedule } from '../../../schedules/server/lookups.ts'
import { lockTeamOf } from '../../../teams/server/locks.lookups.ts'
import { blockingReasons } from '../../rules.ts'
import { queueSubmission, type NamedFile } from '../queue.lookups.ts'
import { usedOn } from '../quota.ts'

export type Acceptance = {
  competition: {
    id: number
    zone: string
    block_mobile_upload: boolean
    require_profile: boolean
    agreement_version: number
    entry_fields: EntryField[]
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
      entryFields: competition.entry_fields,
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
      issues: [
        ...reasons.map(reason => ({ path: 'submission', code: reason.fault.code })),
        ...reasons.flatMap(reason =>
          reason.missing.map(({ field }) => ({ path: `profile.${field}`, code: 'required' })),
        ),
      ],
    })
  if (!team || !list) throw new Error('a submission without team or window passed the checks')

  return queueSubmission(tx, {
    competitionId: competition.id,
    scheduleId: schedule.id,
    teamId: team.id,
    userId: ask.userId,
    list,
    subRank: ask.subRank,
    note: ask.note,
    day,
    file: ask.file,
    processFiles: ask.processFiles,
    receivedAt,
  })
}
