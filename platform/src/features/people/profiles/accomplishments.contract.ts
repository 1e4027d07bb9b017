import { z } from 'zod'
import { defineCall, headline, id, line, text } from '../../../base/contract/call.ts'
import { baseFaults } from '../../../base/contract/faults.ts'
import {
  accomplishmentKinds,
  accomplishmentNameLimit as nameLimit,
  accomplishmentTextLimit as textLimit,
} from './accomplishments.rules.ts'
import { profileFaults as faults } from './faults.ts'
import { accomplishment, article, others, prize, project } from './schema.ts'

const done = z.object({ affectedRows: z.number() })
const name = () => headline(nameLimit)
const kind = z.enum(accomplishmentKinds)
const getTime = z.iso.date().nullable().default(null)
const about = {
  organization: line(nameLimit).default(''),
  description: z.union([z.literal(''), text(textLimit)]).default(''),
}
const limit = { times: 120, seconds: 3600 }

export const addArticle = defineCall({
  method: 'POST',
  path: '/api/users/addArticle',
  summary: { zh: '添加一篇文章', en: 'Add an article' },
  access: 'user',
  body: z.object({ articleName: name(), getTime, ...about }),
  answer: article,
  faults: [faults.accomplishmentsFull],
  limit,
})

export const addPrize = defineCall({
  method: 'POST',
  path: '/api/users/addPrize',
  summary: { zh: '添加一个奖项', en: 'Add a prize' },
  access: 'user',
  body: z.object({ prizeName: name(), getTime, ...about }),
  answer: prize,
  faults: [faults.accomplishmentsFull],
  limit,
})

export const addProject = defineCall({
  method: 'POST',
  path: '/api/users/addProject',
  summary: { zh: '添加一个项目', en: 'Add a project' },
  access: 'user',
  body: z.object({ projectName: name(), ...about }),
  answer: project,
  faults: [faults.accomplishmentsFull],
  limit,
})

export const addOthers = defineCall({
  method: 'POST',
  path: '/api/users/addOthers',
  summary: { zh: '添加一项其他成果', en: 'Add another accomplishment' },
  access: 'user',
  body: z.object({ othersName: name(), ...about }),
  answer: others,
  faults: [faults.accomplishmentsFull],
  limit,
})

const one = { name: name(), getTime, ...about }

export const addAccomplishment = defineCall({
  method: 'POST',
  path: '/api/v2/users/accomplishment/{type}',
  summary: { zh: '添加一项成果，类型在路径中', en: 'Add an accomplishment of the kind that the path names' },
  access: 'user',
  params: z.object({ type: kind }),
  body: z.object(one),
  answer: accomplishment,
  faults: [faults.accomplishmentsFull],
  limit,
})

/** The older form of the same: the kind stands in the body. */
export const addByAuth = defineCall({
  method: 'POST',
  path: '/api/users/auth',
  summary: { zh: '添加一项成果，类型在正文中', en: 'Add an accomplishment of the kind that the body names' },
  access: 'user',
  body: z.object({ type: kind, ...one }),
  answer: accomplishment,
  faults: [faults.accomplishmentsFull],
  limit,
})

export const changeByAuth = defineCall({
  method: 'PUT',
  path: '/api/users/auth',
  summary: { zh: '修改一项成果', en: 'Change an accomplishment' },
  access: 'user',
  body: z.object({ shipDeleteId: id(), type: kind, ...one }),
  answer: accomplishment,
  faults: [faults.noSuchAccomplishment],
})

/** Both ids are those of the entry; the second may be left out. */
const query = z.object({ userId: id().optional(), shipDeleteId: id(), deleteId: id().optional() })
const refusals = [baseFaults.foreignIdentity, faults.noSuchAccomplishment]

export const deleteArticle = defineCall({
  method: 'DELETE',
  path: '/api/users/deleteArticle',
  summary: { zh: '删除一篇文章', en: 'Remove an article' },
  access: 'user',
  query,
  answer: done,
  faults: refusals,
})

export const deletePrize = defineCall({
  method: 'DELETE',
  path: '/api/users/deletePrize',
  summary: { zh: '删除一个奖项', en: 'Remove a prize' },
  access: 'user',
  query,
  answer: done,
  faults: refusals,
})

export const deleteProject = defineCall({
  method: 'DELETE',
  path: '/api/users/deleteProject',
  summary: { zh: '删除一个项目', en: 'Remove a project' },
  access: 'user',
  query,
  answer: done,
  faults: refusals,
})

export const deleteOthers = defineCall({
  method: 'DELETE',
  path: '/api/users/deleteOthers',
  summary: { zh: '删除一项其他成果', en: 'Remove another accomplishment' },
  access: 'user',
  query,
  answer: done,
  faults: refusals,
})
