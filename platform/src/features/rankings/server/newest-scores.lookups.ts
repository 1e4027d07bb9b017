import { sql } from 'kysely'
import type { Db } from '../../../base/database/tables.ts'
import type { Lang } from '../../../base/web/language.ts'
import { shownScore } from '../rules.ts'

type Row = {
  id: number
  competition_id: number
  zh: string
  en: string
  team: string
  score: number
  precision: number
  finished_at: Date
}

/** The newest scores on list A of public competitions, without the organisers' baselines. */
export async function newestScores(db: Db, lang: Lang, most: number) {
  const { rows } = await sql<Row>`
    select s.id, s.competition_id, c.title_zh as zh, c.title_en as en, t.name as team, a.score, d.precision, s.finished_at
    from (select id, competition_id, schedule_id, team_id, finished_at from submission where state = 'scored' order by finished_at desc limit ${most * 4}) s
    join submission_score a on a.submission_id = s.id and a.board = 'A'
    join competition c on c.id = s.competition_id and c.visibility = 'public' and c.published_at is not null
    join team t on t.id = s.team_id and not t.is_baseline
    join schedule d on d.id = s.schedule_id
    order by s.finished_at desc limit ${most}`.execute(db)
  return rows.map(row => ({
    submissionId: row.id,
    competitionId: row.competition_id,
    competition: lang === 'zh-CN' ? row.zh : row.en,
    team: row.team,
    score: shownScore(row.score, row.precision),
    at: row.finished_at,
  }))
}
