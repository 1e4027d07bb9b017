import { sql, type RawBuilder, type Selectable } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, ReadDb, Tables, Tx } from '../../../../base/database/tables.ts'
import type { Viewer } from '../../../../base/http/viewer.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn, localizeField } from '../../../../base/web/localize-field.ts'
import { offered } from '../../../shared/catalogue/rules.ts'
import { entriesOf } from '../../../shared/catalogue/server/public.ts'
import { may } from '../../../shared/roles/policy.ts'
import type { NeedValue } from '../editing.contract.ts'
import { bidFaults } from '../faults.ts'
import { manageNeeds } from '../permissions.ts'
import { stateNow, type Standing } from '../rules.ts'

export type Need = Selectable<Tables['bid_need']>

/** A call for bids, whatever its state. */
export async function readNeed(db: Db | ReadDb | Tx, needId: number): Promise<Need> {
  const row = await db.selectFrom('bid_need').selectAll().where('id', '=', needId).executeTakeFirst()
  if (!row) throw new Failure(bidFaults.notFound)
  return row
}

/** The same, which nobody else changes until this transaction ends. */
export async function lockNeed(tx: Tx, needId: number): Promise<Need> {
  const row = await tx
    .selectFrom('bid_need')
    .selectAll()
    .where('id', '=', needId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(bidFaults.notFound)
  return row
}

/** What somebody is to a call for bids. */
export async function standingOf(
  db: Db | ReadDb | Tx,
  need: Pick<Need, 'id' | 'poster_id'>,
  viewer: Viewer | null,
): Promise<Standing & { access: 'none' | 'asked' | 'granted' }> {
  const theirs = (table: 'bid_access' | 'bid', userId: number) =>
    db.selectFrom(table).where('need_id', '=', need.id).where('user_id', '=', userId)
  const asked = viewer
    ? await theirs('bid_access', viewer.userId).select('granted_at').executeTakeFirst()
    : undefined
  const isManager = may(viewer, manageNeeds)
  const isBidder =
    isManager && viewer !== null
      ? (await theirs('bid', viewer.userId).select('user_id').executeTakeFirst()) !== undefined
      : false
  const isAdmitted = asked !== undefined && asked.granted_at !== null
  return {
    isSignedIn: viewer !== null,
    isPoster: viewer?.userId === need.poster_id,
    isStaff: isManager && !isBidder,
    isAdmitted,
    access: asked === undefined ? 'none' : isAdmitted ? 'granted' : 'asked',
  }
}

export const titleOf = (need: Need) => ({
  zh: localize({ zh: need.title_zh, en: need.title_en }, 'zh-CN'),
  en: localize({ zh: need.title_zh, en: need.title_en }, 'en-US'),
})

/** How many bids there are on each of these calls. */
export async function bidCounts(
  db: Db | ReadDb | Tx,
  needIds: readonly number[],
): Promise<Map<number, number>> {
  if (needIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('bid')
    .select(eb => ['need_id', eb.fn.countAll<number>().as('count')])
    .where('need_id', 'in', needIds)
    .groupBy('need_id')
    .execute()
  return new Map(rows.map(row => [row.need_id, row.count]))
}

/** Names of industries by their codes; those that are still offered to choose from. */
export async function industryNames(db: ReadDb | Tx, lang: Lang) {
  const { industries } = await entriesOf(db, 'industries')
  const nameOf = (one: { nameZh: string; nameEn: string }) => localizeField(one, 'name', lang)
  return {
    names: new Map(industries.map(one => [one.key, nameOf(one)])),
    offered: offered(industries).map(one => ({ code: one.key, name: nameOf(one) })),
  }
}

export const presentNeed = (
  row: Need,
  { lang, now, bids, industries }: { lang: Lang; now: Date; bids: number; industries: Map<string, string> },
) => ({
  id: row.id,
  title: localizeColumn(row, 'title', lang),
  summary: localizeColumn(row, 'summary', lang),
  organisation: row.organisation,
  industry: row.industry_code === null ? null : (industries.get(row.industry_code) ?? row.industry_code),
  reward: row.reward,
  deadline: row.deadline,
  confidentiality: row.confidentiality,
  state: stateNow(row, now),
  bids,
})

export const valueOf = (row: Need): NeedValue => ({
  organisation: row.organisation,
  titleZh: row.title_zh,
  titleEn: row.title_en,
  summaryZh: row.summary_zh,
  summaryEn: row.summary_en,
  backgroundZh: row.background_zh,
  backgroundEn: row.background_en,
  targetZh: row.target_zh,
  targetEn: row.target_en,
  criteriaZh: row.criteria_zh,
  criteriaEn: row.criteria_en,
  reward: row.reward,
  isNegotiable: row.is_negotiable,
  deadline: row.deadline?.toISOString() ?? null,
  confidentiality: row.confidentiality,
  industry: row.industry_code ?? '',
})

/** Of a state as it is at a moment, as a condition. */
export const inState = (state: string, now: Date): RawBuilder<boolean> =>
  state === 'open'
    ? sql<boolean>`state = 'open' and deadline > ${now}`
    : state === 'selection'
      ? sql<boolean>`(state = 'selection' or (state = 'open' and deadline <= ${now}))`
      : sql<boolean>`state = ${state}`
