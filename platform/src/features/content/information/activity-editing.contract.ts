import { z } from 'zod'
import { defineCall, id, instant, page, pageSize } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { signupsPerPage } from './activity.rules.ts'
import { informationFaults as faults } from './faults.ts'
import { activityValue } from './schema.ts'

const params = z.object({ id: id() })
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
