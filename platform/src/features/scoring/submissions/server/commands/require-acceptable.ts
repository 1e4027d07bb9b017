import { dayIn, type Day } from '../../../../../base/clock/zone.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { requirementsOf } from '../../../../people/onboarding/requirements.rules.ts'
import { lacksOf } from '../../../../people/onboarding/server/public.ts'
import { registrationOf } from '../../../../competing/registrations/server/public.ts'
import type { EntryField } from '../../../../competing/competitions/entry-form.ts'
import { openList } from '../../../../competing/schedules/rules.ts'
import type { Schedule } from '../../../../competing/schedules/server/public.ts'
import { lockTeamOf } from '../../../../competing/teams/server/public.ts'
import { blockingReasons } from '../../rules.ts'
import { unused, usedOn } from '../quota.ts'

export type Wish = {
  competition: {
    id: number
    zone: string
    block_mobile_upload: boolean
    requirements: readonly string[] | null
    reward_value: string | null
    agreement_version: number
    entry_fields: EntryField[]
  }
  schedule: Schedule
  userId: number
  isMobile: boolean
  /** What decides against windows and quota days. */
  at: Date
}

/** The team, locked, for which this person may submit at this time, with list and day; else everything that blocks it. */
export async function requireAcceptable(
  tx: Tx,
  { competition, schedule, userId, isMobile, at }: Wish,
): Promise<{ teamId: number; list: 'A' | 'B'; day: Day }> {
  const day = dayIn(competition.zone, at)
  // Under the lock: a ban, a merge or another submission may have come in between.
  const locked = await lockTeamOf(tx, competition.id, userId)
  const team = locked
    ? { id: locked.id, scheduleId: locked.schedule_id, isBanned: locked.banned_at !== null }
    : null
  const reasons = blockingReasons({
    now: at,
    isMobile,
    competition: {
      id: competition.id,
      zone: competition.zone,
      blockMobileUpload: competition.block_mobile_upload,
      agreementVersion: competition.agreement_version,
      entryFields: competition.entry_fields,
    },
    schedule,
    registration: await registrationOf(tx, competition.id, userId),
    team,
    used: team ? await usedOn(tx, team.id, schedule.id, day) : unused,
    lacks: await lacksOf(tx, userId, requirementsOf(competition)),
  })
  const list = openList(schedule, at)
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
  return { teamId: team.id, list, day }
}
