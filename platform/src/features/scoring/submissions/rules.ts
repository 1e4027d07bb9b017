import { checksFailed, type Lacks } from '../../people/onboarding/requirements.rules.ts'
import { profileSettingsPath, type ProfileField } from '../../people/profiles/details.rules.ts'
import { candidatesOfTeam } from './counting.rules.ts'
import { type Entry, type EntryField } from '../../competing/competitions/entry-form.ts'
import { admissionBlocked, isOutdated, type Admission } from '../../competing/registrations/rules.ts'
import { pauseAt, type ScheduleTimes } from '../../competing/schedules/rules.ts'
import { blockingFaults, candidateFaults, closedFault } from './faults.ts'
import type { Fault } from '../../../base/contract/failure.ts'
import { hasSeconds } from '../../../base/web/format.ts'
import { formatsIn } from '../../../base/web/formats-in.ts'
import type { Lang } from '../../../base/web/language.ts'

export type Situation = {
  now: Date
  isMobile: boolean
  competition: {
    id: number
    zone: string
    blockMobileUpload: boolean
    agreementVersion: number
    entryFields: readonly EntryField[]
  }
  schedule: ScheduleTimes & { maxSubmitCount: number; maxErrorSubmitCount: number | null }
  registration: (Admission & { agreementVersion: number; entry: Entry }) | null
  team: { scheduleId: number | null; isBanned: boolean } | null
  /** Spent on the competition's present day. */
  used: { accepted: number; failed: number; extra?: number }
  /** What the competition asks of people and this one lacks. */
  lacks: Lacks
}

export type Blocking = {
  fault: Fault
  hint: string | null
  /** What of the profile is empty, each with where it is filled in. */
  missing: { field: ProfileField; hint: string }[]
}

/** Every reason that blocks a submission now, in the spec's order; empty when it may be made. */
export function blockingReasons(s: Situation): Blocking[] {
  const page = `/competitions/${s.competition.id}`
  const extra = s.used.extra ?? 0
  const reasons: Blocking[] = []
  const block = (
    when: boolean,
    fault: Fault,
    hint: string | null = null,
    missing: Blocking['missing'] = [],
  ) => {
    if (when) reasons.push({ fault, hint, missing })
  }
  block(s.isMobile && s.competition.blockMobileUpload, blockingFaults.mobile)
  block(
    s.registration !== null && isOutdated(s.registration, s.competition),
    blockingFaults.noEntryForm,
    page,
  )
  block(s.team !== null && s.used.accepted >= s.schedule.maxSubmitCount + extra, blockingFaults.dailyLimit)
  block(
    s.team !== null &&
      s.schedule.maxErrorSubmitCount !== null &&
      s.used.failed >= s.schedule.maxErrorSubmitCount + extra,
    blockingFaults.errorLimit,
  )
  block(
    s.team !== null && s.schedule.sort > 0 && s.team.scheduleId === null,
    blockingFaults.notPromoted,
    `${page}/ranking`,
  )
  block(s.registration === null || s.team === null, blockingFaults.notRegistered, page)
  const notAdmitted = s.registration && admissionBlocked(s.registration)
  if (notAdmitted) block(true, notAdmitted, s.registration?.state === 'refused' ? `${page}/faq` : page)
  const pause = pauseAt(s.schedule, s.now)
  const { zone } = s.competition
  // Whoever reads this elsewhere, as from the command line, must know whose clock it is by.
  const time = (at: Date, lang: Lang) =>
    `${formatsIn(lang).formatTime(at, zone, hasSeconds(at.toISOString()))} (${zone})`
  if (pause) block(true, closedFault(pause, time), page)
  block(s.team?.isBanned ?? false, blockingFaults.teamBanned, `${page}/appeal`)
  block(
    s.team !== null &&
      s.schedule.sort > 0 &&
      s.team.scheduleId !== null &&
      s.team.scheduleId !== s.schedule.id,
    blockingFaults.teamMismatch,
    `${page}/submits?sch=${s.team?.scheduleId}`,
  )
  for (const { fault, hint } of checksFailed(s.lacks, `${page}/submits`)) block(true, fault, hint)
  block(
    s.lacks.profile.length > 0,
    blockingFaults.incompleteProfile,
    profileSettingsPath(s.lacks.profile[0], `${page}/submits`),
    s.lacks.profile.map(field => ({ field, hint: profileSettingsPath(field, `${page}/submits`) })),
  )
  return reasons
}

export type Ticking = {
  now: Date
  schedule: { listBMode: ScheduleTimes['listBMode']; listAEnd: Date }
  submission: { isScored: boolean; isVoid: boolean; isCandidate: boolean }
  /** How many of the team's submissions on this board are ticked. */
  ticked: number
}

/** Why this submission's tick cannot be changed now; undefined when it can. */
export function candidateBlocked({ now, schedule, submission, ticked }: Ticking): Fault | undefined {
  if (schedule.listBMode !== 'split') return candidateFaults.notSplit
  if (now >= schedule.listAEnd) return candidateFaults.closed
  if (submission.isCandidate) return undefined
  if (!submission.isScored || submission.isVoid) return candidateFaults.noScore
  return ticked >= candidatesOfTeam ? candidateFaults.full : undefined
}

/** As many files may come beside a result; each may be as large as the result may. */
export const mostProcessFiles = 10

/** What an address names a submission by in the list of them, after its `#`. */
export const submissionAnchor = ({ id }: { id: number }): string => `submission-${id}`

/** What a browser shows while a file is under way. */
export const isFinal = (state: string): boolean =>
  state === 'scored' || state === 'failed' || state === 'cancelled'
