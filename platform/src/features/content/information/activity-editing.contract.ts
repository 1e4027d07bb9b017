import { z } from 'zod'
import { ability } from '../../../base/contract/ability.ts'
import { defineCall, id, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { longestCancelReason, signupsPerPage } from './activity.rules.ts'
import { informationFaults as faults } from './faults.ts'
import { activityValue } from './schema.ts'

const params = z.object({ id: id() })
const reason = () => line(longestCancelReason).min(1)
const cancellation = z.object({ at: instant(), reasonZh: z.string(), reasonEn: z.string() })
const edited = saved(activityValue).extend({ taken: z.number() })

export const getManagedActivity = defineCall({
  method: 'GET',
  path: '/api/admin/information/{id}/activity',
  summary: { zh: '编辑活动的时间、地点、报名与各页内容', en: 'What an editor of an event works on' },
  access: editors,
  params,
  answer: edited.extend({
    titleZh: z.string(),
    titleEn: z.string(),
    /** False before it is saved for the first time. */
    isSaved: z.boolean(),
    zones: z.array(z.string()),
    /** When and why it was called off. */
    cancellation: cancellation.nullable(),
    abilities: z.object({ cancel: ability, reinstate: ability }),
  }),
  faults: [faults.notFound],
})

export const saveActivity = defineCall({
  method: 'PUT',
  path: '/api/admin/information/{id}/activity',
  summary: { zh: '保存活动的时间、地点、报名与各页内容', en: 'Save when and where an event is' },
  access: editors,
  params,
  body: saving(activityValue),
  answer: edited,
  faults: [
    faults.notFound,
    faults.wrongTimes,
    faults.capacityTaken,
    faults.incomplete,
    adminFaults.changedMeanwhile,
  ],
})

export const cancelActivity = defineCall({
  method: 'PUT',
  path: '/api/admin/information/{id}/cancellation',
  summary: { zh: '取消活动，并通知所有报名的人', en: 'Cancel an event, and tell all who signed up' },
  access: editors,
  params,
  body: z.object({ reasonZh: reason(), reasonEn: reason() }),
  answer: z.object({ cancellation: cancellation.nullable() }),
  faults: [faults.notFound, faults.noActivity, faults.notShown, faults.cancelled, faults.over],
})

export const reinstateActivity = defineCall({
  method: 'DELETE',
  path: '/api/admin/information/{id}/cancellation',
  summary: {
    zh: '恢复已取消的活动，并通知所有报名的人',
    en: 'Take back the cancellation of an event, and tell all who signed up',
  },
  access: editors,
  params,
  answer: z.object({ cancellation: cancellation.nullable() }),
  faults: [faults.notFound, faults.noActivity, faults.notCancelled, faults.over],
})

export const listSignups = defineCall({
  method: 'GET',
  path: '/api/admin/information/{id}/signups',
  summary: { zh: '活动的报名名单', en: 'Who signed up for an event' },
  access: editors,
  params,
  query: z.object({ page: page(), per_page: pageSize(signupsPerPage) }),
  answer: z.object({
    titleZh: z.string(),
    titleEn: z.string(),
    capacity: z.number().nullable(),
    taken: z.number(),
    waiting: z.number(),
    total: z.number(),
    list: z.array(
      z.object({
        user: z.object({ id: z.number(), name: z.string() }),
        isWaiting: z.boolean(),
        signedUpAt: instant(),
      }),
    ),
  }),
  faults: [faults.notFound],
})

export const exportSignups = defineCall({
  method: 'GET',
  path: '/api/admin/information/{id}/signups.csv',
  summary: { zh: '导出活动的报名名单（CSV）', en: 'Who signed up for an event, as a CSV file' },
  access: editors,
  params,
  answer: 'file',
  faults: [faults.notFound],
  limit: { times: 60, seconds: 3600 },
})
