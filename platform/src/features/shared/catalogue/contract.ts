import { z } from 'zod'
import { defineCall, headline, line } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { link, ownPicture, saved, saving } from '../../../base/contract/saved.ts'
import { catalogueFaults } from './faults.ts'
import { codePattern, kinds, mostEntries } from './rules.ts'
import { administrators } from '../roles/demands.ts'

const name = () => headline(80)
const code = () => z.string().regex(codePattern)
/** A code, or a number as text. */
const key = () => line(60).min(1)

const kind = z.object({ kind: z.enum(kinds) })
const one = kind.extend({ key: key() })

const entry = z.object({
  nameZh: name(),
  nameEn: name(),
  isHidden: z.boolean(),
  parentCode: key().nullable(),
  introductionZh: line(300),
  introductionEn: line(300),
  url: link(),
  picture: ownPicture(),
  isForBeginners: z.boolean(),
})
const uses = z.object({
  competitions: z.number(),
  datasets: z.number(),
  people: z.number(),
  tags: z.number(),
})
const listed = saved(entry).extend({ key: z.string() })
const { notFound, nameTaken, codeTaken, wrongParent, inUse, cannotMerge, full } = catalogueFaults

export const listPartners = defineCall({
  method: 'GET',
  path: '/api/partners',
  summary: { zh: '页脚的合作伙伴', en: 'The partners of the footer' },
  access: 'public',
  answer: z.object({
    partners: z.array(
      z.object({ id: z.number(), nameCn: z.string(), nameEn: z.string(), url: z.string().nullable() }),
    ),
  }),
})

export const listCatalogue = defineCall({
  method: 'GET',
  path: '/api/admin/catalogue/{kind}',
  summary: {
    zh: '平台维护的一类条目：竞赛类别、方向标签、行业、主办机构、数据集分类或合作伙伴',
    en: 'One list of the catalog: categories, topics, industries, organizations, dataset categories or partners',
  },
  access: administrators,
  params: kind,
  answer: z.object({
    entries: z.array(listed.extend({ uses })),
    /** Of their order: a save of it names this. */
    tag: z.string(),
    counts: z.array(z.object({ kind: z.enum(kinds), count: z.number() })),
  }),
})

export const addEntry = defineCall({
  method: 'POST',
  path: '/api/admin/catalogue/{kind}',
  summary: { zh: '新增条目，排在最后', en: 'Add an entry, as the last one' },
  access: administrators,
  params: kind,
  body: z.object({
    nameZh: name(),
    nameEn: name(),
    /** For topics and industries, which are known by it in addresses. */
    code: code().nullable(),
    /** The topic that a topic stands under. */
    parentCode: key().nullable(),
  }),
  answer: listed,
  faults: [nameTaken, codeTaken, wrongParent, full],
})

export const orderEntries = defineCall({
  method: 'PUT',
  path: '/api/admin/catalogue/{kind}',
  summary: { zh: '保存一类条目的次序', en: 'Save the order of a list' },
  access: administrators,
  params: kind,
  body: z.object({ keys: z.array(key()).max(mostEntries), tag: z.string().max(60) }),
  /** The order of the whole list; the tag is that of the entries which were named. */
  answer: z.object({ keys: z.array(z.string()), tag: z.string() }),
  faults: [adminFaults.changedMeanwhile],
})

export const getEntry = defineCall({
  method: 'GET',
  path: '/api/admin/catalogue/{kind}/{key}',
  summary: { zh: '条目与它的使用情况', en: 'An entry, and what uses it' },
  access: administrators,
  params: one,
  answer: listed.extend({
    uses,
    /** Some of them, the newest first. */
    usedBy: z.array(
      z.object({
        kind: z.enum(['competition', 'dataset']),
        id: z.number(),
        titleZh: z.string(),
        titleEn: z.string(),
      }),
    ),
    /** All of its kind. */
    beside: z.array(
      z.object({
        key: z.string(),
        nameZh: z.string(),
        nameEn: z.string(),
        parentCode: z.string().nullable(),
      }),
    ),
  }),
  faults: [notFound],
})

export const saveEntry = defineCall({
  method: 'PUT',
  path: '/api/admin/catalogue/{kind}/{key}',
  summary: {
    zh: '保存条目：名称、停用及各项内容',
    en: 'Save an entry: its names, whether it is hidden, and the rest',
  },
  access: administrators,
  params: one,
  body: saving(entry),
  answer: saved(entry),
  faults: [notFound, nameTaken, wrongParent, adminFaults.changedMeanwhile],
})

export const removeEntry = defineCall({
  method: 'DELETE',
  path: '/api/admin/catalogue/{kind}/{key}',
  summary: {
    zh: '删除没有被使用的条目；正在使用的会说明用在多少处',
    en: 'Remove an entry that nothing uses; a refusal says how many do',
  },
  access: administrators,
  params: one,
  answer: z.object({ key: z.string() }),
  faults: [notFound, inUse],
})

export const mergeEntry = defineCall({
  method: 'POST',
  path: '/api/admin/catalogue/{kind}/{key}/merge',
  summary: {
    zh: '合并到同类的另一个条目：所有用到它的地方改用另一个，然后删除它',
    en: 'Merge into another of its kind: whatever uses it uses the other, and it is removed',
  },
  access: administrators,
  params: one,
  body: z.object({ into: key() }),
  answer: z.object({ into: z.string() }),
  faults: [notFound, cannotMerge],
})
