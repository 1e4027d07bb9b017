import { sql, type RawBuilder } from 'kysely'
import type { Parsed } from '../../../../base/contract/call.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { hasWholeWords } from '../../../../base/search/found.ts'
import { searchQuery } from '../../../../base/search/search.ts'
import type { Lang } from '../../../../base/web/language.ts'
import type { listCompetitions } from '../contract.ts'
import type { CmptStatus, Sort } from '../rules.ts'
import type { ReadCache } from '../../../../base/database/read-cache.ts'
import { offered } from '../../../shared/catalogue/rules.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import { cardOf, cardRows, listed } from './cards.views.ts'

type Query = Parsed<typeof listCompetitions>['query']

const orders: Record<Sort, (now: Date) => RawBuilder<unknown>> = {
  // What can be joined first, then what is coming, then what is over; each the most urgent first.
  default: now =>
    sql`case when start_at <= ${now} and end_at >= ${now} then 0 when start_at > ${now} then 1 else 2 end, abs(extract(epoch from (case when start_at > ${now} then start_at else end_at end) - ${now}::timestamptz)), id desc`,
  newest: () => sql`start_at desc, id desc`,
  ending: now => sql`(end_at < ${now}), end_at, id`,
  reward: () => sql`reward_value desc nulls last, id desc`,
  popular: () => sql`team_count desc, id desc`,
}

export async function listPage(db: ReadDb, query: Query, lang: Lang, now: Date) {
  const text = query.search ? searchQuery(query.search) : undefined
  const conditions: RawBuilder<unknown>[] = [listed(now)]
  if (query.search && !text) conditions.push(sql`false`)
  if (text) conditions.push(sql`search @@ ${text}`)
  if (query.type) conditions.push(sql`type = ${query.type}`)
  if (query.raceId) conditions.push(sql`race_category_id = ${query.raceId}`)
  if (query.tagCode)
    conditions.push(
      sql`id in (select l.competition_id from competition_tag l join tag t on t.code = l.tag_code where t.code = ${query.tagCode} or t.parent_code = ${query.tagCode})`,
    )
  if (query.indCode)
    conditions.push(
      sql`id in (select competition_id from competition_industry where industry_code = ${query.indCode})`,
    )
  const status = statusCondition(query.cmptStatus, now)
  if (status) conditions.push(status)
  const where = sql.join<boolean>(conditions, sql` and `)
  const rows = await cardRows(
    db,
    {
      where,
      order:
        text && query.sort === 'default'
          ? sql`${hasWholeWords(text)} desc, ${orders.default(now)}`
          : orders[query.sort](now),
      limit: query.per_page,
      offset: (query.page - 1) * query.per_page,
    },
    lang,
  )
  const total = rows[0]?.total ?? (query.page === 1 ? 0 : await countOf(db, where))
  return { competitions: rows.map(cardOf(now)), total }
}

/** For a page behind the last one, which has no row to tell it. */
async function countOf(db: ReadDb, where: RawBuilder<boolean>): Promise<number> {
  const { total } = await db
    .selectFrom('competition')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow()
  return total
}

function statusCondition(status: CmptStatus, now: Date): RawBuilder<unknown> | undefined {
  if (status === 0) return sql`start_at > ${now}`
  if (status === 1) return sql`start_at <= ${now} and end_at >= ${now}`
  if (status === 2) return sql`end_at < ${now}`
  if (status === 3) return sql`start_at <= ${now} and end_at >= ${now} and is_open_signup`
  return undefined
}

/** The filters' choices, each list with its "All" in front, as the spec shows them. */
export const filterChoices = (db: ReadDb, shared: ReadCache) =>
  shared.read('filter choices', async () => {
    const lists = await entriesOf(db, 'categories', 'tags', 'industries')
    const tags = offered(lists.tags)
    const named = (entry: { key: string; nameZh: string; nameEn: string }) => ({
      code: entry.key,
      nameCn: entry.nameZh,
      nameEn: entry.nameEn,
    })
    const all = { code: '', nameCn: '全部', nameEn: 'All' }
    return {
      raceCategory: [
        {
          id: 0,
          nameCn: all.nameCn,
          nameEn: all.nameEn,
          banner: '',
          bannerUrl: '',
          bannerStatus: 0,
          isForBeginners: false,
        },
        ...offered(lists.categories).map(entry => ({
          id: Number(entry.key),
          nameCn: entry.nameZh,
          nameEn: entry.nameEn,
          banner: entry.picture ?? '',
          bannerUrl: entry.picture ?? '',
          bannerStatus: entry.picture ? 1 : 0,
          isForBeginners: entry.isForBeginners,
        })),
      ],
      cmptTags: [
        { ...all, sub: [] },
        ...tags
          .filter(tag => tag.parentCode === null)
          .map(tag => ({
            ...named(tag),
            sub: tags.filter(child => child.parentCode === tag.key).map(named),
          })),
      ],
      industries: [all, ...offered(lists.industries).map(named)],
    }
  })

/** The first three of those that the staff put in front. */
export async function recommended(db: ReadDb, lang: Lang, now: Date) {
  const rows = await cardRows(
    db,
    {
      where: sql`featured is not null and visibility = 'public' and published_at <= ${now}`,
      order: sql`featured, id`,
      limit: 3,
    },
    lang,
  )
  return rows.map(cardOf(now))
}
