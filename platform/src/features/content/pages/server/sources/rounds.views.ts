import { sql } from 'kysely'
import { localize } from '../../../../../base/web/language.ts'
import { listed } from '../../../../competing/competitions/server/public.ts'
import { scheduleTitle } from '../../../../competing/schedules/rules.ts'
import type { SourceRead, SourceValue } from '../../sources.ts'
import type { Reading } from '../reading.ts'

type Row = { sort: number; zh: string; en: string; at: Date; endAt: Date; zone: string }

/** When the rounds of a public competition begin, and when the last of them ends. */
export async function readRounds(
  { db, lang, now }: Reading,
  { competitionId }: SourceValue<'rounds'>,
): Promise<SourceRead<'rounds'>> {
  if (competitionId === null) return []
  const { rows } = await sql<Row>`
    select s.sort, s.title_zh as zh, s.title_en as en, s.start_at as at, s.end_at as "endAt", c.zone
    from schedule s join (select id, zone from competition where id = ${competitionId} and ${listed(now)}) c
      on c.id = s.competition_id order by s.sort`.execute(db)
  const last = rows.at(-1)
  const ends = lang === 'zh-CN' ? '竞赛结束' : 'End of the competition'
  return [
    ...rows.map(row => ({
      title: scheduleTitle(row.sort, localize({ zh: row.zh, en: row.en }, lang), lang),
      at: row.at,
      zone: row.zone,
    })),
    ...(last ? [{ title: ends, at: last.endAt, zone: last.zone }] : []),
  ]
}
