import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'

type Row = {
  id: number
  name: string
  avatar: string | null
  headline: string
  skills: string[]
  gold: number
  silver: number
  bronze: number
  total: number
}
type Ask = { siteId: number; skill: string; hasMedal: boolean; perPage: number; page: number }

/** People who are open to offers of a sponsor, those with the best medals in front. */
export async function talentPage(db: ReadDb, { siteId, skill, hasMedal, perPage, page }: Ask) {
  const { rows } = await sql<Row>`
    with shown as (
      select t.user_id, t.headline, t.skills, u.user_name as name, u.avatar,
        count(*) filter (where r.medal = 'gold')::int as gold,
        count(*) filter (where r.medal = 'silver')::int as silver,
        count(*) filter (where r.medal = 'bronze')::int as bronze
      from talent t join app_user u on u.id = t.user_id and u.disabled_at is null
      left join rating_result r on r.user_id = t.user_id and r.medal is not null
      where t.site_id = ${siteId} and (${skill} = '' or ${skill} = any (t.skills))
      group by t.user_id, t.headline, t.skills, u.user_name, u.avatar
    )
    select user_id as id, name, avatar, headline, skills, gold, silver, bronze, count(*) over ()::int as total
    from shown where ${!hasMedal} or gold + silver + bronze > 0
    order by gold desc, silver desc, bronze desc, user_id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map(({ id, name, avatar, headline, skills, gold, silver, bronze }) => ({
      user: { id, name, avatar },
      headline,
      skills,
      medals: { gold, silver, bronze },
    })),
  }
}
