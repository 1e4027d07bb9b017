import { z } from 'zod'
import { defineCall, headline, instant } from '../../../base/contract/call.ts'
import { isWhollyVisible, plainName } from '../../../base/misleading.ts'
import { languages } from '../../../base/web/language.ts'
import { settingFaults } from './setting-faults.ts'
import { themes, userNameLimit } from './user-name.rules.ts'

const name = z.object({
  userName: z.string(),
  /** From when on it can be changed again; null when it can be now. */
  nextChangeAt: instant().nullable(),
  /** Names that this person had before: nobody else can take them. */
  former: z.array(z.string()),
})

export const getUserName = defineCall({
  method: 'GET',
  path: '/api/users/user-name',
  summary: {
    zh: '自己的用户名、曾用名，以及何时可以再改',
    en: 'One’s user name, former ones, and when it can be changed',
  },
  access: 'user',
  answer: name,
})

export const updateUserName = defineCall({
  method: 'PUT',
  path: '/api/users/updateUserName',
  summary: {
    zh: '修改用户名（全站唯一，30 天内最多一次；旧名为本人保留）',
    en: 'Change the user name (unique, at most once in 30 days; the old one stays reserved)',
  },
  access: 'user',
  body: z.object({
    userName: headline(userNameLimit)
      .overwrite(plainName)
      .refine(isWhollyVisible, { params: { code: 'invalid_format' } }),
  }),
  answer: name,
  faults: [settingFaults.nameTaken, settingFaults.nameChangedLately],
  limit: { times: 60, seconds: 3600 },
})

const display = z.object({
  /** Null: as the browser asks for it. */
  language: z.enum(languages).nullable(),
  theme: z.enum(themes),
  /** A name of the IANA; null: the zone of the device. */
  zone: z.string().nullable(),
})

export const getDisplay = defineCall({
  method: 'GET',
  path: '/api/users/display',
  summary: { zh: '账号的语言、外观与时区', en: 'Language, theme and time zone of the account' },
  access: 'user',
  answer: display,
})

export const updateDisplay = defineCall({
  method: 'PUT',
  path: '/api/users/display',
  summary: { zh: '设置账号的语言、外观与时区', en: 'Set language, theme and time zone of the account' },
  access: 'user',
  body: display.extend({ zone: z.string().max(60).nullable() }),
  answer: display,
  faults: [settingFaults.noSuchZone],
})
