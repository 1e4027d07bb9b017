import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { localColumn } from '../../../../base/database/local-column.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { competitionCard } from '../contract.ts'
import { stateOf } from '../rules.ts'

export type Card = z.input<typeof competitionCard>

export type CardRow = Omit<Card, 'startTime' | 'endTime' | 'state' | 'race'> & {
  startTime: Date
  endTime: Date
  /** How many competitions all pages together have. */
  total: number
  isOpenSignup: boolean
  raceId: number | null
  raceZh: string
  raceEn: string
}

/**
 * What the cards of a page of competitions show, in one query. `page` is the part of a select after `from competition`: conditions,
 * order and limit come first, and only what they leave is looked up further.
 */
export async function cardRows(
  db: ReadDb,
  page: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number; offset?: number },
  lang: Lang,
): Promise<CardRow[]> {
  const local = (column: string) => localColumn(column, lang)
  const { rows } = await sql<CardRow>`
    with page as (
      select id, row_number() over (order by ${page.order}) as place, count(*) over () as total from competition
      where ${page.where} order by ${page.order} limit ${page.limit} offset ${page.offset ?? 0}
    )
    select c.id, c.type, c.languages, ${local('c.title')} as title, ${local('c.summary')} as summary, ${local('c.reward')} as reward,
      c.cover, c.start_at as "startTime", c.end_at as "endTime", c.zone, c.is_open_signup as "isOpenSignup",
      page.total,
      c.team_count as "teamCount", c.participant_count as "participantCount",
      r.id as "raceId", r.name_zh as "raceZh", r.name_en as "raceEn",
      coalesce((
        select json_agg(json_build_object('code', t.code, 'name', ${local('t.name')}) order by t.sort)
        from competition_tag l join tag t on t.code = l.tag_code where l.competition_id = c.id
      ), '[]') as tags,
      coalesce((
        select json_agg(${local('o.name')} order by l.sort)
        from competition_organisation l join organisation o on o.id = l.organisation_id where l.competition_id = c.id
      ), '[]') as organisers
    from page join competition c using (id) left join race_category r on r.id = c.race_category_id order by page.place`.execute(
    db,
  )
  return rows
}

export const cardOf =
  (now: Date) =>
  ({ isOpenSignup, raceId, raceZh, raceEn, ...row }: CardRow): Card => ({
    ...row,
    state: stateOf({ startAt: row.startTime, endAt: row.endTime, isOpenSignup }, now),
    race: raceId === null ? {} : { id: raceId, nameCn: raceZh, nameEn: raceEn },
  })

/** Public competitions only: private ones are reached by their code and appear in no list. */
export const listed = (now: Date): RawBuilder<unknown> =>
  sql`published_at <= ${now} and visibility = 'public'`
