import { z } from 'zod'
import { defineCall, id, instant } from '../../../base/contract/call.ts'
import { sessionFaults } from './session-faults.ts'

const session = z.object({
  id: z.number(),
  isCurrent: z.boolean(),
  /** As far as the browser says: “Chrome 142”, “Windows 11”. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  address: z.string().nullable(),
  /** The country or province of the address, where a table of them is given. */
  place: z.object({ nameCn: z.string(), nameEn: z.string() }).nullable(),
  createdAt: instant(),
  lastSeenAt: instant(),
})

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/sessions',
  summary: { zh: '我登录着的设备', en: 'Where I am signed in' },
  access: 'user',
  answer: z.object({ sessions: z.array(session) }),
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  summary: { zh: '退出一台设备上的登录', en: 'Sign one of my devices out' },
  access: 'user',
  params: z.object({ id: id() }),
  answer: z.object({ affectedRows: z.number() }),
  faults: [sessionFaults.noSuchSession],
  alwaysOpen: true,
})

/** All but the one that asks; asked with an access token, all. */
export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/sessions',
  summary: { zh: '退出其他所有设备上的登录', en: 'Sign all my other devices out' },
  access: 'user',
  answer: z.object({ affectedRows: z.number() }),
  alwaysOpen: true,
})
