import { sql } from 'kysely'
import type { z } from 'zod'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { knownCompetitions } from '../../../competing/competitions/server/public.ts'
import { stateOf } from '../../../competing/competitions/rules.ts'
import { visibleOf } from '../../../people/privacy/server/public.ts'
import { courseOf } from '../../../scoring/rankings/server/public.ts'
import { shownScore } from '../../../../base/web/shown-score.ts'
import { medalKey, medalsOf } from '../../../scoring/ratings/server/public.ts'
import { topPercent } from '../rules.ts'
import type { entered, personsCourse } from '../schema.ts'
import type { Reading } from './reader.ts'

type Ask = { userId: number; practice: boolean; page: number; perPage: number }
type Row = {
  id: number
  title_zh: string
  title_en: string
  cover: string | null
  zone: string
  start_at: Date
  end_at: Date
  is_open_signup: boolean
  joined_at: Date
  team_id: number | null
  team: string | null
  members: { id: number; name: string; avatar: string | null }[] | null
  list: 'A' | 'B' | null
  list_b_mode: string
  score: number | null
  precision: number
  ranking: number | null
  ranked: number
  sub_rank: string | null
  has_days: boolean
}

const entries = (reading: Reading, { userId, practice }: Pick<Ask, 'userId' | 'practice'>) => sql`
  from registration r
  where r.user_id = ${userId} and r.state = 'approved'
    and ${knownCompetitions(sql`r.competition_id`, reading.viewer, reading.now)}
    ${practice ? sql`and r.competition_id in (select b.id from competition b join race_category k on k.id = b.race_category_id where k.is_beginner)` : sql``}`

/** What somebody entered, the newest first, as far as the reader may know of it, and where they stand or stood. */
export async function enteredPage(
  reading: Reading,
  ask: Ask,
): Promise<{ list: z.input<typeof entered>[]; total: number }> {
  const { db, viewer, lang, now, settings } = reading
  const from = entries(reading, ask)
  const [page, counted] = await Promise.all([
    sql<Row>`
      with page as (
        select r.competition_id, r.created_at ${from}
        order by r.created_at desc, r.competition_id desc
        limit ${ask.perPage} offset ${(ask.page - 1) * ask.perPage}
      )
      select c.id, c.title_zh, c.title_en, c.cover, c.zone, c.start_at, c.end_at, c.is_open_signup,
        p.created_at as joined_at, t.id as team_id, t.name as team, people.members,
        e.board as list, e.sub_rank, e.list_b_mode, e.score, e.precision,
        case when e.is_ranked then board.before + 1 end as ranking, coalesce(board.ranked, 0) as ranked,
        exists (select from ranking_snapshot k where k.schedule_id = e.schedule_id and k.sub_rank = e.sub_rank
          and k.board = 'A') as has_days
      from page p join competition c on c.id = p.competition_id
      left join team_member m on m.competition_id = c.id and m.user_id = ${ask.userId}
      left join team t on t.id = m.team_id
      left join lateral (
        select json_agg(json_build_object('id', u.id, 'name', u.user_name, 'avatar', u.avatar)
          order by (o.role = 'captain') desc, o.joined_at, u.id) as members
        from team_member o join app_user u on u.id = o.user_id where o.team_id = t.id
      ) people on true
      left join lateral (
        -- Of the last round in which the team has a place; list B once it is revealed.
        select e.*, d.precision, d.list_b_mode
        from ranking_entry e join schedule d on d.id = e.schedule_id
        where e.team_id = t.id
          and e.board = case when d.list_b_mode <> 'none' and d.revealed_at <= ${now} then 'B' else 'A' end
        order by d.sort desc, e.sub_rank limit 1
      ) e on true
      left join lateral (
        select count(*)::int as ranked,
          (count(*) filter (where (a.sort_key, a.best_at, a.team_id) < (e.sort_key, e.best_at, e.team_id)))::int as before
        from ranking_entry a
        where a.schedule_id = e.schedule_id and a.sub_rank = e.sub_rank and a.board = e.board and a.is_ranked
      ) board on true
      order by p.created_at desc, c.id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db),
  ])
  // Whom the owner played with is theirs to show as well.
  const mates = page.rows.flatMap(row => row.members ?? []).map(({ id }) => id)
  const [seen, medals] = await Promise.all([
    visibleOf(db, viewer?.userId ?? null, [...new Set(mates)]),
    medalsOf(
      db,
      settings,
      ask.userId,
      page.rows.map(({ id }) => id),
    ),
  ])
  const shows = (id: number) => id === ask.userId || seen.get(id)?.competitions === true
  const list = page.rows.map((row): z.input<typeof entered> => {
    const times = { startAt: row.start_at, endAt: row.end_at, isOpenSignup: row.is_open_signup }
    const state = stateOf(times, now)
    const isFinal = state === 'out_service' && (row.list === 'B' || row.list_b_mode === 'none')
    const { ranking, ranked } = row
    return {
      competition: {
        id: row.id,
        title: localizeColumn(row, 'title', lang),
        cover: row.cover,
        zone: row.zone,
        state,
        endTime: row.end_at,
      },
      joinedAt: row.joined_at,
      team:
        row.team_id === null
          ? null
          : {
              id: row.team_id,
              name: row.team ?? '',
              members: (row.members ?? []).filter(({ id }) => shows(id)),
            },
      place:
        row.score === null || row.list === null
          ? null
          : {
              ranking,
              total: ranked,
              top: ranking === null ? null : topPercent(ranking, ranked),
              score: shownScore(row.score, row.precision),
              list: row.list,
              isFinal,
              hasDays: row.has_days,
              medal: medals.get(medalKey(row.id, row.sub_rank ?? '')) ?? null,
            },
    }
  })
  return { list, total: counted.rows[0]?.total ?? 0 }
}

/** How somebody's team came on in the last round of a competition that has kept days; null where there is nothing to see. */
export async function personCourse(
  { db, lang, viewer, now }: Reading,
  { userId, competitionId }: { userId: number; competitionId: number },
): Promise<z.input<typeof personsCourse> | null> {
  const { rows } = await sql<{ team_id: number; title_zh: string; title_en: string; zone: string }>`
    select m.team_id, c.title_zh, c.title_en, c.zone
    from team_member m join competition c on c.id = m.competition_id
    where m.user_id = ${userId} and m.competition_id = ${competitionId}
      and ${knownCompetitions(sql`c.id`, viewer, now)}`.execute(db)
  const [row] = rows
  const course = row && (await courseOf(db, row.team_id))
  if (!course) return null
  return {
    ...course,
    competition: { id: competitionId, title: localizeColumn(row, 'title', lang), zone: row.zone },
  }
}
