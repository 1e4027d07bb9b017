import { sql } from 'kysely'
import { localColumn } from '../../../../base/database/local-column.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { shownScore } from '../../../../base/web/shown-score.ts'

type Row = {
  id: number
  competition_id: number
  competition: string
  team: string
  score: number
  precision: number
  finished_at: Date
}

/**
 * The newest scores on list A of public competitions, without the organisers' baselines and disqualified teams.
 * Of each competition the newest is read, then more of those that come first: what is read grows with the number of
 * competitions and never with that of submissions, whoever hands in how much.
 */
export async function newestScores(db: ReadDb, lang: Lang, now: Date, most: number) {
  const { rows } = await sql<Row>`
    select n.id, c.id as competition_id, ${localColumn('c.title', lang)} as competition, n.team, a.shown_score as score, d.precision, n.finished_at
    from (
      select c.id, c.title_zh, c.title_en
      from competition c cross join lateral (${newestOf(1)}) n
      where c.published_at <= ${now} and c.visibility = 'public'
      order by n.finished_at desc, n.id desc limit ${most}
    ) c
    cross join lateral (${newestOf(most)}) n
    join submission_score a on a.submission_id = n.id and a.board = 'A'
    join schedule d on d.id = n.schedule_id
    order by n.finished_at desc, n.id desc limit ${most}`.execute(db)
  return rows.map(row => ({
    submissionId: row.id,
    competitionId: row.competition_id,
    competition: row.competition,
    team: row.team,
    score: shownScore(row.score, row.precision),
    at: row.finished_at,
  }))
}

/** The newest of the competition `c`. */
const newestOf = (most: number) => sql`
  select s.id, s.schedule_id, s.finished_at, t.name as team
  from submission s join team t on t.id = s.team_id and not t.is_baseline and t.banned_at is null
  where s.competition_id = c.id and s.state = 'scored' and s.list = 'A' and s.voided_at is null
  order by s.finished_at desc, s.id desc limit ${most}`
