import { z } from 'zod'
import { chosenInstant, defineCall, id, instant, line, page, pageSize } from '../../../base/contract/call.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { editors } from '../../shared/roles/demands.ts'
import { informationFaults as faults } from './faults.ts'
import { articleStates, categories, kinds, managedPerPage } from './rules.ts'
import { articleValue } from './schema.ts'

const params = z.object({ id: id() })
const kind = z.enum(kinds)
const state = z.enum(articleStates)
const edited = saved(articleValue).extend({
  id: z.number(),
  kind,
  state,
  publishedAt: instant().nullable(),
  /** What publishing waits for, by the fields of the value. */
  missing: z.array(z.string()),
})

export const listManagedArticles = defineCall({
  method: 'GET',
  path: '/api/admin/information',
  summary: { zh: '全部文章与活动，含草稿', en: 'All articles and activities, drafts among them' },
  access: editors,
  query: z.object({
    state: state.optional(),
    kind: kind.optional(),
    search: line(100).default(''),
    page: page(),
    per_page: pageSize(managedPerPage),
  }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.number(),
        kind,
        state,
        category: z.enum(categories).nullable(),
        titleZh: z.string(),
        titleEn: z.string(),
        publishedAt: instant().nullable(),
        updatedAt: instant(),
        missing: z.array(z.string()),
        /** An activity that was called off. */
        isCancelled: z.boolean(),
      }),
    ),
    total: z.number(),
  }),
})

export const createArticle = defineCall({
  method: 'POST',
  path: '/api/admin/information',
  summary: { zh: '新建文章或活动（先是草稿）', en: 'Make an article or an activity, as a draft' },
  access: editors,
  body: z.object({ kind, titleZh: line(120), titleEn: line(120) }),
  answer: z.object({ id: z.number() }),
})

export const getManagedArticle = defineCall({
  method: 'GET',
  path: '/api/admin/information/{id}',
  summary: { zh: '编辑一篇文章所需的一切', en: 'What an editor of an article works on' },
  access: editors,
  params,
  answer: edited.extend({
    /** Public competitions, the newest first, to choose from. */
    competitions: z.array(z.object({ id: z.number(), title: z.string() })),
    authorName: z.string().nullable(),
    /** Sponsors’ sites, one of which an article may belong to. */
    sites: z.array(z.object({ id: z.number(), titleZh: z.string(), titleEn: z.string() })),
  }),
  faults: [faults.notFound],
})

export const saveArticle = defineCall({
  method: 'PUT',
  path: '/api/admin/information/{id}',
  summary: { zh: '保存一篇文章', en: 'Save an article' },
  access: editors,
  params,
  body: saving(articleValue),
  answer: edited,
  faults: [
    faults.notFound,
    faults.wrongCategory,
    faults.unknownAuthor,
    faults.unknownCompetition,
    faults.unknownSite,
    faults.incomplete,
    adminFaults.changedMeanwhile,
  ],
})

export const publishArticle = defineCall({
  method: 'PUT',
  path: '/api/admin/information/{id}/publication',
  summary: {
    zh: '发布、定时发布或撤下一篇文章',
    en: 'Publish, schedule or withdraw an article',
  },
  access: editors,
  params,
  body: z.object({
    isPublished: z.boolean(),
    /** When everybody sees it; at once without it. */
    at: chosenInstant().nullable().default(null),
    reason: line(300).default(''),
  }),
  answer: z.object({ state, publishedAt: instant().nullable() }),
  faults: [faults.notFound, faults.incomplete, faults.reasonMissing, faults.notPublic],
})
