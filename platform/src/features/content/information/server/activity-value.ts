import type { Selectable } from 'kysely'
import type { Db, ReadDb, Tables, Tx } from '../../../../base/database/tables.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { informationFaults } from '../faults.ts'
import type { ActivityValue } from '../schema.ts'

export type ActivityRow = Selectable<Tables['activity']>

export const readActivity = (db: ReadDb | Tx, articleId: number): Promise<ActivityRow | undefined> =>
  db.selectFrom('activity').selectAll().where('article_id', '=', articleId).executeTakeFirst()

/** The same, locked: signing up, giving up and calling off take turns. */
export const lockActivityRow = (tx: Tx, articleId: number): Promise<ActivityRow | undefined> =>
  tx.selectFrom('activity').selectAll().where('article_id', '=', articleId).forUpdate().executeTakeFirst()

/** The activity of an article that everybody reads, locked. */
export async function lockActivity(tx: Tx, articleId: number, now: Date): Promise<ActivityRow> {
  const article = await tx
    .selectFrom('article')
    .select('kind')
    .where('id', '=', articleId)
    .where('published_at', '<=', now)
    .where('site_id', 'is', null)
    .executeTakeFirst()
  if (!article) throw new Failure(informationFaults.notFound)
  const row = await lockActivityRow(tx, articleId)
  if (!row) throw new Failure(informationFaults.noActivity)
  return row
}

/** When and why it was called off; null where it was not. */
export const cancellationOf = ({ cancelled_at, cancel_reason_zh, cancel_reason_en }: ActivityRow) =>
  cancelled_at && {
    at: cancelled_at,
    reasonZh: cancel_reason_zh ?? '',
    reasonEn: cancel_reason_en ?? '',
  }

const iso = (at: Date | null) => at?.toISOString() ?? null

export const timesOf = (row: ActivityRow) => ({
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  cancelledAt: row.cancelled_at,
  signupFrom: row.signup_from,
  signupUntil: row.signup_until,
})

/** What an editor edits; null where nothing was saved yet. */
export async function activityValueOf(db: Db | Tx, articleId: number): Promise<ActivityValue | null> {
  const row = await readActivity(db, articleId)
  if (!row) return null
  const sections = await db
    .selectFrom('activity_section')
    .selectAll()
    .where('article_id', '=', articleId)
    .orderBy('number')
    .execute()
  return {
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    zone: row.zone,
    placeZh: row.place_zh,
    placeEn: row.place_en,
    onlineUrl: row.online_url,
    isLinkOpen: row.is_link_open,
    signupFrom: iso(row.signup_from),
    signupUntil: iso(row.signup_until),
    capacity: row.capacity,
    sections: sections.map(one => ({
      titleZh: one.title_zh,
      titleEn: one.title_en,
      bodyZh: one.body_zh,
      bodyEn: one.body_en,
    })),
  }
}

/** Where an editor begins: next week for two hours, with sign-up until then. */
export function newActivity(now: Date): ActivityValue {
  const hour = 3_600_000
  const start = Math.ceil(now.getTime() / hour) * hour + 7 * 24 * hour
  const at = (instant: number) => new Date(instant).toISOString()
  return {
    startsAt: at(start),
    endsAt: at(start + 2 * hour),
    zone: 'Asia/Shanghai',
    placeZh: '',
    placeEn: '',
    onlineUrl: null,
    isLinkOpen: false,
    signupFrom: at(Math.floor(now.getTime() / hour) * hour),
    signupUntil: at(start),
    capacity: null,
    sections: [],
  }
}
