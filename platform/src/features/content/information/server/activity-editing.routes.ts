import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import { byWhom } from '../../../../base/http/by-whom.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../activity-editing.contract.ts'
import { cancellationDenied } from '../activity.rules.ts'
import { informationFaults } from '../faults.ts'
import { activityValueOf, cancellationOf, newActivity, readActivity, timesOf } from './activity-value.ts'
import { isShown, requireArticle } from './article-value.ts'
import { cancelActivity } from './commands/cancel-activity.ts'
import { saveActivity } from './commands/save-activity.ts'
import { signupLines, signupPage, signupsOf } from './signups.ts'

async function requireActivity(db: Db, id: number) {
  const article = await requireArticle(db, id)
  if (article.kind !== 'activity') throw new Failure(informationFaults.notFound)
  return { article, row: await readActivity(db, id) }
}

export const activityEditingHandlers: Handler[] = [
  handleStaff(calls.getManagedActivity, async ({ db, lang, now }, { params }) => {
    const { article, row } = await requireActivity(db, params.id)
    const value = await activityValueOf(db, params.id)
    const isPublic = isShown(article, now)
    const cancelDenied = (isWanted: boolean) =>
      row ? cancellationDenied(timesOf(row), { isPublic, isWanted, now }) : informationFaults.noActivity
    return {
      ...section(value ?? newActivity(now)),
      isSaved: value !== null,
      taken: row?.taken ?? 0,
      titleZh: article.title_zh,
      titleEn: article.title_en,
      zones: Intl.supportedValuesOf('timeZone'),
      cancellation: row ? cancellationOf(row) : null,
      abilities: {
        cancel: abilityOf(cancelDenied(true), lang),
        reinstate: abilityOf(cancelDenied(false), lang),
      },
    }
  }),

  handleStaff(calls.saveActivity, (context, { params, body }) =>
    context.write(async tx => {
      const { viewer, address, now } = context
      await saveActivity(tx, { ...params, ...body, actor: { userId: viewer.userId, address }, now })
      const [value, row] = [await activityValueOf(tx, params.id), await readActivity(tx, params.id)]
      if (!value || !row) throw new Error('what was saved is there')
      return { ...section(value), taken: row.taken }
    }),
  ),

  handleStaff(calls.cancelActivity, (context, { params, body }) =>
    context.write(async tx => {
      const reason = { zh: body.reasonZh, en: body.reasonEn }
      const row = await cancelActivity(tx, { ...params, reason, ...byWhom(context) })
      return { cancellation: cancellationOf(row) }
    }),
  ),

  handleStaff(calls.reinstateActivity, (context, { params }) =>
    context.write(async tx => {
      const row = await cancelActivity(tx, { ...params, reason: null, ...byWhom(context) })
      return { cancellation: cancellationOf(row) }
    }),
  ),

  handleStaff(calls.listSignups, async ({ db }, { params, query }) => {
    const { article, row } = await requireActivity(db, params.id)
    const [page, { waiting }] = await Promise.all([
      signupPage(db, params.id, query),
      signupsOf(db, params.id, undefined),
    ])
    return {
      ...page,
      waiting,
      titleZh: article.title_zh,
      titleEn: article.title_en,
      capacity: row?.capacity ?? null,
      taken: row?.taken ?? 0,
    }
  }),

  handleStaff(calls.exportSignups, async (context, { params }) => {
    await requireActivity(context.db, params.id)
    sendCsv(context, `activity-${params.id}.csv`, signupLines(context.db, params.id))
  }),
]
