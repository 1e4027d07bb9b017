import { sql } from 'kysely'
import { localizeField } from '../../../../../base/web/localize-field.ts'
import { listed } from '../../../../competing/competitions/server/public.ts'
import { scheduleTitle } from '../../../../competing/schedules/rules.ts'
import { shownApart } from '../../../../../base/web/shown-score.ts'
import type { SourceRead, SourceValue } from '../../sources.ts'
import type { Reading } from '../reading.ts'

type Row = {
  titleZh: string
  titleEn: string
  sort: number
  roundZh: string
  roundEn: string
  team: string
  score: number
  precision: number
}

/** The first teams of list A in the last round of a public competition that has scores; list B is no part of it. */
export async function readBoard(
  { db, lang, now }: Reading,
  { competitionId, most }: SourceValue<'board'>,
): Promise<SourceRead<'board'>> {
  if (competitionId === null) return null
  const { rows } = await sql<Row>`
    with shown as (select id, title_zh, title_en from competition where id = ${competitionId} and ${listed(now)}),
    round as (
      select s.id, s.sort, s.title_zh, s.title_en, s.precision from schedule s join shown on shown.id = s.competition_id
      where exists (select from ranking_entry e where e.schedule_id = s.id and e.sub_rank = '' and e.board = 'A' and e.is_ranked)
      order by s.sort desc limit 1
    ),
    top as (
      select e.team_id, e.score, row_number() over (order by e.sort_key, e.best_at, e.team_id) as place
      from ranking_entry e where e.schedule_id = (select id from round) and e.sub_rank = '' and e.board = 'A' and e.is_ranked
      order by e.sort_key, e.best_at, e.team_id limit ${most}
    )
    select shown.title_zh as "titleZh", shown.title_en as "titleEn", round.sort, round.title_zh as "roundZh",
      round.title_en as "roundEn", t.name as team, top.score, round.precision
    from shown, round, top join team t on t.id = top.team_id order by top.place`.execute(db)
  const [first] = rows
  if (!first) return null
  const scores = shownApart(
    rows.map(row => row.score),
    first.precision,
  )
  return {
    competitionId,
    title: localizeField(first, 'title', lang),
    round: scheduleTitle(first.sort, localizeField(first, 'round', lang), lang),
    rows: rows.map((row, index) => ({
      rank: index + 1,
      team: row.team,
      score: scores[index] as string,
    })),
  }
}
