import type { ReadDb } from '../../../../base/database/tables.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeField } from '../../../../base/web/localize-field.ts'
import { boardNames, type SubBoard } from '../boards.ts'
import { isRevealed, scheduleTitle, type ScheduleTimes } from '../rules.ts'
import type { FileDescription } from '../../../engine/scorer/file-rules.ts'
import { metricByKey } from '../../../engine/scorer/metrics/catalogue.ts'

export type Schedule = ScheduleTimes & {
  competitionId: number
  titleZh: string
  titleEn: string
  maxSubmitCount: number
  maxErrorSubmitCount: number | null
  subRanks: string[]
  subRankNames: SubBoard[]
  metricKey: string | null
  metricParams: Record<string, unknown>
  metricSql: string | null
  direction: 'maximize' | 'minimize'
  precision: number
  fileDescription: FileDescription | null
  maxBytes: number
  /** List A shows and ranks by the ladder's value. */
  ladder: boolean
  revealedAt: Date | null
}

/** The rounds of a competition in their order. */
export const schedulesOf = (db: ReadDb, competitionId: number): Promise<Schedule[]> =>
  schedulesIn(db, [competitionId])

/** The rounds of several competitions, each in their order. */
export async function schedulesIn(db: ReadDb, competitionIds: readonly number[]): Promise<Schedule[]> {
  const rows = await db
    .selectFrom('schedule')
    .selectAll()
    .where(eb => eb('competition_id', '=', eb.fn.any(eb.val([...competitionIds]))))
    .orderBy('competition_id')
    .orderBy('sort')
    .execute()
  return rows.map(row => ({
    id: row.id,
    competitionId: row.competition_id,
    sort: row.sort,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    startAt: row.start_at,
    endAt: row.end_at,
    listAStart: row.list_a_start,
    listAEnd: row.list_a_end,
    listBStart: row.list_b_start,
    listBEnd: row.list_b_end,
    listBMode: row.list_b_mode,
    maxSubmitCount: row.max_submit_count,
    maxErrorSubmitCount: row.max_error_submit_count,
    subRanks: row.sub_ranks,
    subRankNames: row.sub_rank_names,
    metricKey: row.metric_key,
    metricParams: row.metric_params,
    metricSql: row.metric_sql,
    direction: row.direction,
    precision: row.precision,
    fileDescription: row.file_description,
    maxBytes: row.max_bytes,
    ladder: row.ladder,
    revealedAt: row.revealed_at,
  }))
}

/** An organiser's own query has no name but what it is. */
const ownMetric = { zh: '自定义 SQL 指标', en: 'Custom SQL metric' }

/** A metric's name: one of the catalogue's by its key, else a query of the organiser's own. */
export const metricName = (key: string | null, lang: Lang): string =>
  localize((key === null ? undefined : metricByKey(key))?.name ?? ownMetric, lang)

/** A round as the contract shows it, in the reader's language. */
export function presentSchedule(schedule: Schedule, lang: Lang, now: Date) {
  const hasMetric = schedule.metricKey !== null || schedule.metricSql !== null
  return {
    id: schedule.id,
    title: scheduleTitle(schedule.sort, localizeField(schedule, 'title', lang), lang),
    sort: schedule.sort,
    startTime: schedule.startAt,
    endTime: schedule.endAt,
    listAStartTime: schedule.listAStart,
    listAEndTime: schedule.listAEnd,
    listBStartTime: schedule.listBStart,
    listBEndTime: schedule.listBEnd,
    listBMode: schedule.listBMode,
    maxSubmitCount: schedule.maxSubmitCount,
    maxErrorSubmitCount: schedule.maxErrorSubmitCount,
    subRank: schedule.subRanks,
    boards: boardNames(schedule, lang),
    metric: schedule.metricKey,
    metricName: hasMetric ? metricName(schedule.metricKey, lang) : null,
    direction: schedule.direction,
    precision: schedule.precision,
    isRevealed: isRevealed(schedule, now),
  }
}
