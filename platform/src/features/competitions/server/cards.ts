import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../base/database/tables.ts'
import type { Lang } from '../../../base/web/language.ts'
import type { competitionCard } from '../contract.ts'
import { stateOf } from '../rules.ts'

export type Card = z.input<typeof competitionCard>

/** Cards for these competitions, in the order of the ids: three queries, however many. */
export async function competitionCards(
  db: Db,
  ids: readonly number[],
  lang: Lang,
  now: Date,
): Promise<Card[]> {
  if (ids.length === 0) return []
  const [rows, tags, organisers] = await Promise.all([
    db
      .selectFrom('competition as c')
      .leftJoin('race_category as r', 'r.id', 'c.race_category_id')
      .where('c.id', 'in', ids)
      .select([
        'c.id',
        'c.type',
        'c.title_zh',
        'c.title_en',
        'c.summary_zh',
        'c.summary_en',
        'c.reward_zh',
        'c.reward_en',
        'c.cover',
        'c.start_at',
        'c.end_at',
        'c.is_open_signup',
        'c.team_count',
        'c.participant_count',
      ])
      .select(['r.id as race_id', 'r.name_zh as race_zh', 'r.name_en as race_en'])
      .execute(),
    db
      .selectFrom('competition_tag as l')
      .innerJoin('tag as t', 't.code', 'l.tag_code')
      .where('l.competition_id', 'in', ids)
      .orderBy('t.sort')
      .select(['l.competition_id', 't.code', localName('t', lang).as('name')])
      .execute(),
    db
      .selectFrom('competition_organisation as l')
      .innerJoin('organisation as o', 'o.id', 'l.organisation_id')
      .where('l.competition_id', 'in', ids)
      .orderBy('l.sort')
      .select(['l.competition_id', localName('o', lang).as('name')])
      .execute(),
  ])
  const cards = new Map(
    rows.map(row => {
      const zh = lang === 'zh-CN'
      const card: Card = {
        id: row.id,
        type: row.type,
        title: zh ? row.title_zh : row.title_en,
        summary: zh ? row.summary_zh : row.summary_en,
        reward: zh ? row.reward_zh : row.reward_en,
        cover: row.cover,
        startTime: row.start_at,
        endTime: row.end_at,
        state: stateOf({ startAt: row.start_at, endAt: row.end_at, isOpenSignup: row.is_open_signup }, now),
        teamCount: row.team_count,
        participantCount: row.participant_count,
        organisers: organisers
          .filter(organiser => organiser.competition_id === row.id)
          .map(organiser => organiser.name),
        tags: tags.filter(tag => tag.competition_id === row.id).map(({ code, name }) => ({ code, name })),
        race: row.race_id === null ? {} : { id: row.race_id, nameCn: row.race_zh, nameEn: row.race_en },
      }
      return [row.id, card]
    }),
  )
  return ids.flatMap(id => cards.get(id) ?? [])
}

const localName = (table: 't' | 'o', lang: Lang) =>
  sql<string>`${sql.ref(`${table}.${lang === 'zh-CN' ? 'name_zh' : 'name_en'}`)}`
