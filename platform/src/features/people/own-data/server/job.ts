import { z } from 'zod'
import { defineJob } from '../../../../base/jobs/job.ts'

export const makeDownload = defineJob({
  name: 'own-data.make-download',
  title: { zh: '整理个人数据', en: 'Export a user’s data' },
  payload: z.object({ downloadId: z.number() }),
  lane: 'background',
  attempts: 4,
})

/** Asked every hour. */
export const leaveDue = defineJob({
  name: 'own-data.leave-due',
  title: { zh: '注销到期的账号', en: 'Delete accounts whose time has come' },
  payload: z.object({}),
  lane: 'general',
  attempts: 3,
})

export const removeSignOn = defineJob({
  name: 'own-data.remove-sign-on',
  title: { zh: '删除登录站点上的账号', en: 'Delete an account at the sign-on site' },
  payload: z.object({ sub: z.string() }),
  lane: 'general',
  attempts: 25,
})
