import { z } from 'zod'
import { defineCall, line } from '../../../base/contract/call.ts'
import { wordKinds } from './suggestions.rules.ts'

export const getSmartInput = defineCall({
  method: 'GET',
  path: '/api/users/smartInput',
  summary: {
    zh: '填写资料时的常用词：学校、专业、公司、职位、城市、技术方向',
    en: 'What people often enter: schools, majors, companies, jobs, cities, skills',
  },
  access: 'user',
  answer: z.record(z.enum(wordKinds), z.array(z.string())),
})

/** A question with a body: nothing is changed by it. */
export const proxyEasySearch = defineCall({
  method: 'POST',
  path: '/api/common/v1/proxyEasySearch',
  summary: { zh: '输入时的联想词', en: 'What fits what is being typed' },
  access: 'user',
  body: z.object({ type: z.enum(wordKinds), keyword: line(60) }),
  answer: z.array(z.string()),
  limit: { times: 240, seconds: 60 },
})

const named = { nameCn: z.string(), nameEn: z.string() }

export const getPlaces = defineCall({
  method: 'GET',
  path: '/api/places',
  summary: {
    zh: '国家与地区，以及中国的省份和城市',
    en: 'Countries, and the provinces and cities of China',
  },
  access: 'public',
  answer: z.object({
    countries: z.array(z.object({ code: z.string(), ...named })),
    provinces: z.array(z.object({ ...named, cities: z.array(z.object(named)) })),
  }),
})
