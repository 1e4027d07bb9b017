import type { Fault } from '../../../base/contract/failure.ts'
import type { Lang } from '../../../base/web/language.ts'
import { hasBoardTwice, type SubBoard } from './boards.ts'
import { scheduleFaults } from './faults.ts'

export type ListBMode = 'none' | 'window' | 'split'

/** The windows of a round; every end is exclusive. */
export type ScheduleTimes = {
  id: number
  sort: number
  startAt: Date
  endAt: Date
  listAStart: Date
  listAEnd: Date
  listBStart: Date | null
  listBEnd: Date | null
  listBMode: ListBMode
}

const within = (now: Date, start: Date | null, end: Date | null): boolean =>
  start !== null && end !== null && start <= now && now < end

/** The round that runs now: started and not yet over. */
export const currentSchedule = <S extends ScheduleTimes>(schedules: readonly S[], now: Date): S | undefined =>
  schedules.find(schedule => schedule.startAt <= now && now < schedule.endAt)

/** The round a page opens with: the current one, else the next, else the last. */
export function shownSchedule<S extends ScheduleTimes>(schedules: readonly S[], now: Date): S | undefined {
  return (
    currentSchedule(schedules, now) ?? schedules.find(schedule => now < schedule.startAt) ?? schedules.at(-1)
  )
}

/** 1 inside the list B window, else 0; so too where a split round names such a window without opening it for files. */
export const stageOf = (schedule: ScheduleTimes, now: Date): 0 | 1 =>
  within(now, schedule.listBStart, schedule.listBEnd) ? 1 : 0

/** Which list takes a submission that the server receives now; undefined when neither window is open. */
export function openList(schedule: ScheduleTimes, now: Date): 'A' | 'B' | undefined {
  if (within(now, schedule.listAStart, schedule.listAEnd)) return 'A'
  if (schedule.listBMode === 'window' && within(now, schedule.listBStart, schedule.listBEnd)) return 'B'
  return undefined
}

/** What stands around a moment at which no list takes files: what closed last, and what opens next. */
export type Pause = { closedAt: Date | null; opensAt: Date | null }

/** Between which instants nothing is taken now; undefined while a list is open. */
export function pauseAt(schedule: ScheduleTimes, now: Date): Pause | undefined {
  if (openList(schedule, now)) return undefined
  const { listAStart, listAEnd, listBStart, listBEnd, listBMode } = schedule
  const windows = [
    { start: listAStart, end: listAEnd },
    ...(listBMode === 'window' && listBStart && listBEnd ? [{ start: listBStart, end: listBEnd }] : []),
  ]
  return {
    closedAt: windows.findLast(window => window.end <= now)?.end ?? null,
    opensAt: windows.find(window => now < window.start)?.start ?? null,
  }
}

/** A round of a solution competition that says nothing of a file to score: teams send their code, and no results. */
export const takesOnlyCode = (
  competition: { type: string },
  schedule: { fileDescription: unknown },
): boolean => competition.type === 'solution' && schedule.fileDescription === null

/** Whether a round that this team may hand in to takes files now. */
export const takesFilesOf = (
  team: { scheduleId: number | null; isBanned: boolean },
  schedules: readonly ScheduleTimes[],
  now: Date,
): boolean =>
  !team.isBanned &&
  schedules.some(
    schedule =>
      (schedule.sort === 0 || schedule.id === team.scheduleId) && openList(schedule, now) !== undefined,
  )

const defaults = {
  'zh-CN': ['第一轮', '第二轮', '第三轮', '第四轮', '第五轮'],
  'en-US': ['First round', 'Second round', 'Third round', '4th schedule', '5th schedule'],
}

/**
 * What a round is called: the part of its title after `#`, else a name by its place. Rounds of old competitions that
 * only had finals carry that in their titles, as #决赛 and #Finals: an id of another installation means nothing here.
 */
export function scheduleTitle(sort: number, title: string, lang: Lang): string {
  const given = title.includes('#') ? title.slice(title.indexOf('#') + 1).trim() : ''
  return given || (defaults[lang][sort] ?? String(sort + 1))
}

/** Whether scores of list B may be shown to everybody. Only then, and never by a side way. */
export const isRevealed = (schedule: { revealedAt: Date | null }, now: Date): boolean =>
  schedule.revealedAt !== null && schedule.revealedAt <= now

/** The list that a round is known by at the moment: list B once everybody may see it, list A where there is none or until then. */
export const shownList = (
  schedule: { listBMode: ListBMode; revealedAt: Date | null },
  now: Date,
): 'A' | 'B' => (schedule.listBMode !== 'none' && isRevealed(schedule, now) ? 'B' : 'A')

/** Whether somebody may see scores of list B: its organisers always, everybody from the reveal on. */
export const mayReadListB = (
  schedule: { revealedAt: Date | null },
  { manages, now }: { manages: boolean; now: Date },
): boolean => manages || isRevealed(schedule, now)

/** A round as it is planned: its windows with instants, and what its boards are called. */
export type PlannedRound = {
  startAt: Date
  endAt: Date
  listAStart: Date
  listAEnd: Date
  listBMode: ListBMode
  listBStart: Date | null
  listBEnd: Date | null
  subRanks: readonly SubBoard[]
}

export const planProblemCodes = [
  'end_before_start',
  'before_competition',
  'after_competition',
  'overlaps_round',
  'list_a_end_before_start',
  'list_a_before_round',
  'list_a_after_round',
  'list_b_missing',
  'list_b_not_wanted',
  'list_b_end_before_start',
  'list_b_before_list_a_end',
  'list_b_after_round',
  'sub_rank_twice',
  'too_many_rounds',
] as const
export type PlanProblemCode = (typeof planProblemCodes)[number]

/** What is impossible about a plan: in which round, and which of its fields to mend. */
export type PlanProblem = { round: number; field: keyof PlannedRound; code: PlanProblemCode }

export const mostRounds = 5

/** Everything that is impossible about the rounds of a competition, not only the first of it. Ends are exclusive. */
export function planProblems(
  rounds: readonly PlannedRound[],
  competition: { startAt: Date; endAt: Date },
): PlanProblem[] {
  const problems: PlanProblem[] = []
  for (const [round, plan] of rounds.entries()) {
    const add = (when: boolean, field: keyof PlannedRound, code: PlanProblemCode) => {
      if (when) problems.push({ round, field, code })
    }
    add(round >= mostRounds, 'startAt', 'too_many_rounds')
    add(plan.endAt <= plan.startAt, 'endAt', 'end_before_start')
    add(plan.startAt < competition.startAt, 'startAt', 'before_competition')
    add(plan.endAt > competition.endAt, 'endAt', 'after_competition')
    add(
      rounds.some((other, at) => at < round && plan.startAt < other.endAt && other.startAt < plan.endAt),
      'startAt',
      'overlaps_round',
    )
    add(plan.listAEnd <= plan.listAStart, 'listAEnd', 'list_a_end_before_start')
    add(plan.listAStart < plan.startAt, 'listAStart', 'list_a_before_round')
    add(plan.listAEnd > plan.endAt, 'listAEnd', 'list_a_after_round')
    add(hasBoardTwice(plan.subRanks), 'subRanks', 'sub_rank_twice')
    for (const problem of listBProblems(plan)) add(true, ...problem)
  }
  return problems
}

function listBProblems(plan: PlannedRound): [keyof PlannedRound, PlanProblemCode][] {
  const { listBMode: mode, listBStart: start, listBEnd: end } = plan
  if (mode === 'none')
    return [
      ...(start === null ? [] : [['listBStart', 'list_b_not_wanted'] as const]),
      ...(end === null ? [] : [['listBEnd', 'list_b_not_wanted'] as const]),
    ].map(([field, code]) => [field, code])
  // A split round opens no window of its own, but may name the time in which list B counts.
  const isNeeded = mode === 'window' || start !== null || end !== null
  const found: [keyof PlannedRound, PlanProblemCode][] = []
  if (isNeeded && start === null) found.push(['listBStart', 'list_b_missing'])
  if (isNeeded && end === null) found.push(['listBEnd', 'list_b_missing'])
  if (start !== null && end !== null && end <= start) found.push(['listBEnd', 'list_b_end_before_start'])
  if (start !== null && start < plan.listAEnd) found.push(['listBStart', 'list_b_before_list_a_end'])
  if (end !== null && end > plan.endAt) found.push(['listBEnd', 'list_b_after_round'])
  return found
}

/** When everything that counts for the final board has been received; null where there is no list B. */
export function finalEnd(schedule: Pick<ScheduleTimes, 'listBMode' | 'listAEnd' | 'listBEnd'>): Date | null {
  if (schedule.listBMode === 'none') return null
  return schedule.listBMode === 'split' ? schedule.listAEnd : schedule.listBEnd
}

/** Why list B cannot be revealed at this time, as things are now; undefined when it can. */
export function revealBlocked(ask: {
  schedule: Pick<ScheduleTimes, 'listBMode' | 'listAEnd' | 'listBEnd'> & { revealedAt: Date | null }
  at: Date
  now: Date
  /** Submissions of the round that wait for their score. */
  waiting: number
}): Fault | undefined {
  const end = finalEnd(ask.schedule)
  if (end === null) return scheduleFaults.noListB
  if (isRevealed(ask.schedule, ask.now)) return scheduleFaults.alreadyRevealed
  if (ask.at < end) return scheduleFaults.revealTooEarly
  return ask.at <= ask.now && ask.waiting > 0 ? scheduleFaults.stillScoring : undefined
}
