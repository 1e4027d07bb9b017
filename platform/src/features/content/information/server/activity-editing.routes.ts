import { Failure } from '../../../../base/contract/failure.ts'
import type { Db } from '../../../../base/database/tables.ts'
import type { Handler } from '../../../../base/http/handler.ts'
import { section } from '../../../../base/http/section.ts'
import { sendCsv } from '../../../../base/http/send-csv.ts'
import { handleStaff } from '../../../shared/roles/server/public.ts'
import * as calls from '../activity-editing.contract.ts'
import { informationFaults } from '../faults.ts'
import { activityValueOf, newActivity, readActivity } from './activity-value.ts'
import { requireArticle } from './article-value.ts'
import { saveActivity } from './commands/save-activity.ts'
import { signupLines, signupPage, signupsOf } from './signups.ts'

async function requireActivity(db: Db, id: number) {
  const article = await requireArticle(db, id)
  if (article.kind !== 'activity') throw new Failure(informationFaults.notFound)
  return { article, row: await readActivity(db, id) }
}

export const activityEditingHandlers: Handler[] = [
  handleStaff(calls.getManagedActivity, async ({ db, now }, { params }) => {
    const { article, row } = await requireActivity(db, params.id)
    const value = await activityValueOf(db, params.id)
    return {
      ...section(value ?? newActivity(now)),
      isSaved: value !== null,
      taken: row?.taken ?? 0,
      titleZh: article.title_zh,
      titleEn: article.title_en,
      zones: Intl.supportedValuesOf('timeZone'),
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
