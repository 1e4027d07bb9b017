import { z } from 'zod'
import { defineCall, id, instant } from '../../../base/contract/call.ts'
import { ownDataFaults as faults } from './faults.ts'

const download = z.object({
  id: z.number(),
  state: z.enum(['waiting', 'done', 'failed']),
  createdAt: instant(),
  expiresAt: instant(),
  /** In bytes. */
  size: z.number().nullable(),
})

export const getOwnData = defineCall({
  method: 'GET',
  path: '/api/own-data',
  summary: { zh: '我的数据：下载与注销的情况', en: 'My data: downloads and whether I am about to leave' },
  access: 'user',
  answer: z.object({
    downloads: z.array(download),
    deletion: z.object({ askedAt: instant(), dueAt: instant() }).nullable(),
    /** Whether this session proved a moment ago who it is of, as leaving asks for. */
    isFresh: z.boolean(),
    /** Whether the account of the sign-on site goes as well; with another issuer it stays there. */
    signOnGoes: z.boolean(),
  }),
})

export const askDownload = defineCall({
  method: 'POST',
  path: '/api/own-data/downloads',
  summary: { zh: '申请下载我的全部数据', en: 'Ask for all data kept about me' },
  access: 'user',
  answer: download,
  faults: [faults.beingMade],
  limit: { times: 5, seconds: 86_400 },
  alwaysOpen: true,
})

export const takeDownload = defineCall({
  method: 'GET',
  path: '/api/own-data/downloads/{id}',
  summary: { zh: '下载我的数据（zip）', en: 'Download my data (zip)' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: 'file',
  faults: [faults.noSuchDownload],
})

/** Twice is once: the day stays. */
export const askDeletion = defineCall({
  method: 'POST',
  path: '/api/own-data/deletion',
  summary: { zh: '申请注销账号（14 天后生效）', en: 'Ask to delete my account (in 14 days)' },
  access: 'user',
  answer: z.object({ askedAt: instant(), dueAt: instant() }),
  faults: [faults.signInAgain, faults.lastAdministrator],
  alwaysOpen: true,
})

export const cancelDeletion = defineCall({
  method: 'DELETE',
  path: '/api/own-data/deletion',
  summary: { zh: '撤回注销申请', en: 'Keep my account after all' },
  access: 'user',
  answer: z.object({ affectedRows: z.number() }),
  alwaysOpen: true,
})
