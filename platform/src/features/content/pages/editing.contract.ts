import { z } from 'zod'
import {
  chosenInstant,
  defineCall,
  instant,
  line,
  page,
  pageSize,
  reason,
  smallId,
} from '../../../base/contract/call.ts'
import { saved, saving } from '../../../base/contract/saved.ts'
import { adminFaults } from '../../../base/contract/edit-faults.ts'
import { editors } from '../../shared/roles/demands.ts'
import { siteFrame } from './contract.ts'
import { differenceKinds } from './differences.ts'
import { pageFaults } from './faults.ts'
import { isDomainName, pageStates, steps } from './rules.ts'
import { starters } from './starter.ts'
import { pageDocument, pageLink } from './schema.ts'
import { shownPage } from './shown.schema.ts'
import { isColour } from './theme.ts'

const both = (max: number) => z.object({ zh: line(max), en: line(max) })
const colour = () => line(7).refine(isColour, { params: { code: 'not_a_colour' } })
const siteName = () => line(40).regex(/^[a-z0-9][a-z0-9-]*$/)
const host = () =>
  line(200)
    .refine(isDomainName, { params: { code: 'not_a_domain' } })
    .nullable()

/** What of a site is set besides its pages. */
export const siteSettings = z.object({
  title: both(60),
  about: both(300),
  theme: z.object({ accent: colour(), accentDark: colour() }),
  logo: z.int32().positive().nullable(),
  banner: z.int32().positive().nullable(),
  menu: z.array(z.object({ label: both(30), to: pageLink() })).max(14),
  /** Empty: the spec's own text. */
  footer: both(300),
  host: host(),
  /** Whether what somebody changed has to be published by somebody else. */
  needsReview: z.boolean(),
  isPublished: z.boolean(),
})

const step = z.object({
  step: z.enum(steps),
  /** The code of why not; null where it can be done. */
  obstacle: z.string().nullable(),
})
const missing = z.object({
  path: z.string(),
  why: z.enum(['missing', 'other-language', 'too-few', 'not-chosen']),
})
const person = z.object({ id: z.number(), name: z.string() }).nullable()

const pageInTree = z.object({
  id: z.number(),
  slug: z.string(),
  title: both(80),
  state: z.enum(pageStates),
  isLive: z.boolean(),
  /** What readers see differs from what is being edited. */
  hasChanges: z.boolean(),
  /** What is scheduled, and for when. */
  scheduledRevision: z.number().nullable(),
  publishAt: instant().nullable(),
  /** What is being edited is newer than what is scheduled, and does not go out with it. */
  hasLaterChanges: z.boolean(),
  changedAt: instant(),
})
const siteInTree = z.object({
  id: z.number(),
  name: z.string(),
  title: both(60),
  isPublished: z.boolean(),
  isOwn: z.boolean(),
  pages: z.array(pageInTree),
})

const editedPage = z.object({
  page: pageInTree,
  site: z.object({
    id: z.number(),
    name: z.string(),
    title: both(60),
    /** Without it no page of it is seen, whatever its state. */
    isPublished: z.boolean(),
  }),
  document: pageDocument,
  /** Of the draft: the next save names it. */
  number: z.number(),
  changedBy: person,
  missing: z.array(missing),
  steps: z.array(step),
  address: z.string(),
})

const siteId = z.object({ siteId: smallId() })
const pageId = z.object({ pageId: smallId() })

export const getTree = defineCall({
  method: 'GET',
  path: '/api/admin/content',
  summary: { zh: '全部站点与页面', en: 'All sites and their pages' },
  access: editors,
  answer: z.object({ sites: z.array(siteInTree) }),
})

const named = z.object({ id: z.number(), nameZh: z.string(), nameEn: z.string() })
export const getChoices = defineCall({
  method: 'GET',
  path: '/api/admin/content/choices',
  summary: {
    zh: '内容块可以选用的竞赛、专家与方向',
    en: 'The competitions, experts and topics that blocks can show',
  },
  access: editors,
  answer: z.object({
    /** Public ones, the newest first. */
    competitions: z.array(named),
    experts: z.array(named),
    topics: z.array(z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string() })),
  }),
})

export const addSite = defineCall({
  method: 'POST',
  path: '/api/admin/content/sites',
  summary: { zh: '新建站点', en: 'Make a site' },
  access: editors,
  /** A site begins empty, or with the pages and the menu that a contest's usually has. */
  body: z.object({ name: siteName(), title: both(60), starter: z.enum(starters).default('empty') }),
  answer: z.object({ id: z.number() }),
  faults: [pageFaults.nameTaken],
})

export const getSiteSettings = defineCall({
  method: 'GET',
  path: '/api/admin/content/sites/{siteId}',
  summary: { zh: '站点设置', en: 'The settings of a site' },
  access: editors,
  params: siteId,
  answer: saved(siteSettings).extend({
    name: z.string(),
    isOwn: z.boolean(),
    pages: z.array(pageInTree),
  }),
  faults: [pageFaults.noSite],
})

export const saveSite = defineCall({
  method: 'PUT',
  path: '/api/admin/content/sites/{siteId}',
  summary: { zh: '保存站点设置', en: 'Save the settings of a site' },
  access: editors,
  params: siteId,
  body: saving(siteSettings),
  answer: saved(siteSettings),
  faults: [pageFaults.noSite, pageFaults.hostTaken, pageFaults.incomplete, adminFaults.changedMeanwhile],
})

export const removeSite = defineCall({
  method: 'DELETE',
  path: '/api/admin/content/sites/{siteId}',
  summary: { zh: '删除未发布的站点', en: 'Delete a site that is not published' },
  access: editors,
  params: siteId,
  answer: z.object({ id: z.number() }),
  faults: [pageFaults.noSite, pageFaults.wrongState],
})

export const addPage = defineCall({
  method: 'POST',
  path: '/api/admin/content/sites/{siteId}/pages',
  summary: { zh: '为站点新建页面', en: 'Add a page to a site' },
  access: editors,
  params: siteId,
  body: z.object({ slug: line(40).min(1), title: both(80) }),
  answer: z.object({ id: z.number() }),
  faults: [pageFaults.noSite, pageFaults.pageExists],
})

export const getEditedPage = defineCall({
  method: 'GET',
  path: '/api/admin/content/pages/{pageId}',
  summary: {
    zh: '编辑中的页面：草稿、缺少的内容与可做的操作',
    en: 'A page as it is edited: draft, what is missing, what can be done',
  },
  access: editors,
  params: pageId,
  answer: editedPage,
  faults: [pageFaults.noPage],
})

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/api/admin/content/pages/{pageId}',
  summary: { zh: '保存页面草稿', en: 'Save the draft of a page' },
  access: editors,
  params: pageId,
  body: z.object({ document: pageDocument, number: z.int32().positive() }),
  answer: editedPage,
  faults: [pageFaults.noPage, pageFaults.editedMeanwhile],
})

export const removePage = defineCall({
  method: 'DELETE',
  path: '/api/admin/content/pages/{pageId}',
  summary: { zh: '删除读者看不到的页面', en: 'Delete a page that no reader sees' },
  access: editors,
  params: pageId,
  answer: z.object({ id: z.number() }),
  faults: [pageFaults.noPage, pageFaults.wrongState],
})

export const takeStep = defineCall({
  method: 'POST',
  path: '/api/admin/content/pages/{pageId}/steps',
  summary: {
    zh: '送审、退回、发布、定时发布、取消定时或撤下页面',
    en: 'Send a page to review, return, publish, schedule, unschedule or withdraw it',
  },
  access: editors,
  params: pageId,
  body: z.object({
    step: z.enum(steps),
    /** Of the draft that was looked at. */
    number: z.int32().positive(),
    /** For `schedule`. */
    at: chosenInstant().nullable().default(null),
    /** For `return` and `withdraw`. */
    reason: reason().nullable().default(null),
  }),
  answer: editedPage,
  faults: [
    pageFaults.noPage,
    pageFaults.editedMeanwhile,
    pageFaults.wrongState,
    pageFaults.incomplete,
    pageFaults.needsOther,
  ],
})

export const previewPage = defineCall({
  method: 'GET',
  path: '/api/admin/content/pages/{pageId}/preview',
  summary: { zh: '按读者所见预览草稿', en: 'The draft of a page as readers would see it' },
  access: editors,
  params: pageId,
  query: z.object({
    /** Of an older revision; without it the draft. */
    revision: smallId().optional(),
  }),
  answer: z.object({ site: siteFrame, page: shownPage }),
  faults: [pageFaults.noPage, pageFaults.noRevision],
})

export const listRevisions = defineCall({
  method: 'GET',
  path: '/api/admin/content/pages/{pageId}/revisions',
  summary: { zh: '页面的历史版本', en: 'The revisions of a page' },
  access: editors,
  params: pageId,
  query: z.object({ page: page(), per_page: pageSize(20) }),
  answer: z.object({
    list: z.array(
      z.object({
        number: z.number(),
        at: instant(),
        by: person,
        isLive: z.boolean(),
        isScheduled: z.boolean(),
      }),
    ),
    total: z.number(),
  }),
  faults: [pageFaults.noPage],
})

export const getRevision = defineCall({
  method: 'GET',
  path: '/api/admin/content/pages/{pageId}/revisions/{number}',
  summary: { zh: '一个历史版本，及其与草稿的差异', en: 'A revision, and how the draft differs from it' },
  access: editors,
  params: pageId.extend({ number: smallId() }),
  answer: z.object({
    document: pageDocument,
    draft: pageDocument,
    at: instant(),
    by: person,
    changes: z.array(
      z.object({
        path: z.string(),
        kind: z.enum(differenceKinds),
        /** As text; null for what is not there. */
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
  faults: [pageFaults.noPage, pageFaults.noRevision],
})

export const restoreRevision = defineCall({
  method: 'POST',
  path: '/api/admin/content/pages/{pageId}/revisions/{number}/restore',
  summary: { zh: '把历史版本恢复为草稿', en: 'Make a revision the draft again' },
  access: editors,
  params: pageId.extend({ number: smallId() }),
  body: z.object({ number: z.int32().positive() }),
  answer: editedPage,
  faults: [pageFaults.noPage, pageFaults.noRevision, pageFaults.editedMeanwhile],
})
