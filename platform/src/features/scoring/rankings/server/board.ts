import type { ReadCache } from '../../../../base/database/read-cache.ts'
import type { Db, ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { isRevealed, mayReadListB } from '../../../competing/schedules/rules.ts'
import type { Schedule } from '../../../competing/schedules/server/public.ts'
import { dailyPage } from './daily.views.ts'
import { rankingPage } from './views.ts'

type Ask = { schedule: Schedule; zone: string; subRank: string; page: number; perSize: number; now: Date }

const shown = (schedule: Schedule, now: Date) => ({
  id: schedule.id,
  direction: schedule.direction,
  precision: schedule.precision,
  metric: schedule.metricKey,
  isRevealed: isRevealed(schedule, now),
})

/** List A is everybody's; list B is its organisers' until the reveal and everybody's after it. */
export function rankingBoard(
  reads: { db: ReadDb; shared: ReadCache },
  ask: Ask & {
    stage: 0 | 1
    manages: boolean
    teamId: number | null
    search: string
    prizePlaces: readonly number[]
  },
) {
  const { schedule, stage } = ask
  const mayRead = stage === 0 || mayReadListB(schedule, ask)
  return rankingPage(reads, {
    ...ask,
    schedule: shown(schedule, ask.now),
    board: stage === 1 ? 'B' : 'A',
    mayRead,
  })
}

export const dailyBoard = (
  db: Db,
  ask: Ask & { day: string | undefined; lang: Lang; teamId: number | null },
) => dailyPage(db, { ...ask, schedule: shown(ask.schedule, ask.now) })
