import { isZone } from '../../../../../base/clock/wall.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { isOver, missingOfActivity } from '../../activity.rules.ts'
import { informationFaults } from '../../faults.ts'
import type { ActivityValue } from '../../schema.ts'
import { activityValueOf, readActivity, timesOf, type ActivityRow } from '../activity-value.ts'
import { isShown, lockArticle } from '../article-value.ts'
import { notifyOfChange, type Change } from '../notices.ts'
import { moveUp } from './move-up.ts'

type Save = { id: number; value: ActivityValue; tag: string; actor: Actor; now: Date }

/** Saves when and where an activity is, who can come, and its pages. More places go to those who wait. */
export async function saveActivity(tx: Tx, { id, value, tag, actor, now }: Save): Promise<void> {
  const article = await lockArticle(tx, id)
  if (article.kind !== 'activity') throw new Failure(informationFaults.notFound)
  await tx.selectFrom('activity').select('article_id').where('article_id', '=', id).forUpdate().execute()
  const before = await activityValueOf(tx, id)
  // What was never saved is overwritten by nobody.
  if (before) requireUnchanged(before, tag)
  requireInOrder(value)
  if (article.published_at) requireWhole(value)
  const row = await readActivity(tx, id)
  if (row && value.capacity !== null && value.capacity < row.taken)
    throw new Failure(informationFaults.capacityTaken, {
      issues: [{ path: 'body.value.capacity', code: 'too_small' }],
    })
  const columns = columnsOf(value)
  const changes = row ? changesBetween(row, columns) : []
  const isNewer = changes.length > 0 || row?.ends_at.getTime() !== columns.ends_at.getTime()
  const sequence = row ? row.sequence + (isNewer ? 1 : 0) : 0
  const saved = await tx
    .insertInto('activity')
    .values({ article_id: id, ...columns, sequence })
    .onConflict(conflict => conflict.column('article_id').doUpdateSet({ ...columns, sequence }))
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('activity_section').where('article_id', '=', id).execute()
  if (value.sections.length > 0)
    await tx
      .insertInto('activity_section')
      .values(
        value.sections.map((one, index) => ({
          article_id: id,
          number: index + 1,
          title_zh: one.titleZh,
          title_en: one.titleEn,
          body_zh: one.bodyZh,
          body_en: one.bodyEn,
        })),
      )
      .execute()
  await tx.updateTable('article').set({ updated_at: now }).where('id', '=', id).execute()
  await moveUp(tx, id)
  // Whoever takes back what was called off tells when it is.
  const isAhead = saved.cancelled_at === null && !isOver(timesOf(saved), now)
  const told = changes.filter(change => change !== 'start' || saved.starts_at > now)
  if (isShown(article, now) && isAhead && told.length > 0) await notifyOfChange(tx, id, saved, told)
  await audit(
    tx,
    actor,
    {
      action: 'information.save-activity',
      subject: 'article',
      subjectId: id,
      detail: changesOf(before ?? {}, value),
    },
    now,
  )
}

/** What those who signed up must know of. */
function changesBetween(before: ActivityRow, after: ReturnType<typeof columnsOf>): Change[] {
  const isSame = before.place_zh === after.place_zh && before.place_en === after.place_en
  return [
    ...(before.starts_at.getTime() === after.starts_at.getTime() ? [] : ['start' as const]),
    ...(isSame ? [] : ['place' as const]),
    ...(before.online_url === after.online_url ? [] : ['link' as const]),
  ]
}

/** Refuses what the database would: times out of order, half a window for signing up, an unknown zone. */
function requireInOrder(value: ActivityValue): void {
  const at = (text: string | null) => (text === null ? null : Date.parse(text))
  const [start, end, from, until] = [value.startsAt, value.endsAt, value.signupFrom, value.signupUntil].map(
    at,
  )
  const issues = [
    ...(isZone(value.zone) ? [] : ['zone']),
    ...((end ?? 0) > (start ?? 0) ? [] : ['endsAt']),
    ...((from === null) === (until === null) ? [] : ['signupFrom']),
    ...(from === null || until === null || ((until ?? 0) > (from ?? 0) && (until ?? 0) <= (end ?? 0))
      ? []
      : ['signupUntil']),
  ]
  if (issues.length > 0)
    throw new Failure(informationFaults.wrongTimes, {
      issues: issues.map(name => ({ path: `body.value.${name}`, code: 'invalid' })),
    })
}

/** Refuses what is not there in both languages. */
export function requireWhole(value: ActivityValue | null): void {
  const missing = missingOfActivity(value)
  if (missing.length > 0)
    throw new Failure(informationFaults.incomplete, {
      issues: missing.map(name => ({ path: `body.value.${name}`, code: 'required' })),
    })
}

const columnsOf = (value: ActivityValue) => ({
  starts_at: new Date(value.startsAt),
  ends_at: new Date(value.endsAt),
  zone: value.zone,
  place_zh: value.placeZh,
  place_en: value.placeEn,
  online_url: value.onlineUrl || null,
  is_link_open: value.isLinkOpen,
  signup_from: value.signupFrom === null ? null : new Date(value.signupFrom),
  signup_until: value.signupUntil === null ? null : new Date(value.signupUntil),
  capacity: value.capacity,
})
