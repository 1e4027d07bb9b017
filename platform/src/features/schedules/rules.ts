import type { Lang } from '../../base/web/language.ts'

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

/** 1 inside the list B window, else 0. */
export const stageOf = (schedule: ScheduleTimes, now: Date): 0 | 1 =>
  within(now, schedule.listBStart, schedule.listBEnd) ? 1 : 0

/** Which list takes a submission that the server receives now; undefined when neither window is open. */
export function openList(schedule: ScheduleTimes, now: Date): 'A' | 'B' | undefined {
  if (within(now, schedule.listAStart, schedule.listAEnd)) return 'A'
  if (schedule.listBMode === 'window' && within(now, schedule.listBStart, schedule.listBEnd)) return 'B'
  return undefined
}

const defaults = {
  'zh-CN': ['第一轮', '第二轮', '第三轮', '第四轮', '第五轮'],
  'en-US': ['First round', 'Second round', 'Third round', '4th schedule', '5th schedule'],
}
const finals = (competitionId: number) =>
  (competitionId >= 963 && competitionId <= 968) || (competitionId >= 1056 && competitionId <= 1061)

/** What a round is called: the part of its title after `#`, else a name by its place; some old competitions only had finals. */
export function scheduleTitle(competitionId: number, sort: number, title: string, lang: Lang): string {
  const given = title.includes('#') ? title.slice(title.indexOf('#') + 1).trim() : ''
  if (given) return given
  if (finals(competitionId)) return lang === 'zh-CN' ? '决赛' : 'Finals'
  return defaults[lang][sort] ?? String(sort + 1)
}

/** Whether scores of list B may be shown to everybody. Only then, and never by a side way. */
export const isRevealed = (schedule: { revealedAt: Date | null }, now: Date): boolean =>
  schedule.revealedAt !== null && schedule.revealedAt <= now
