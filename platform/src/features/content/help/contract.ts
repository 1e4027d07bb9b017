import { z } from 'zod'
import { defineCall, instant, line, smallId } from '../../../base/contract/call.ts'
import { helpFaults } from './faults.ts'
import { longestSearch, tabs } from './rules.ts'

const tab = z.enum(tabs)
const version = z.object({
  number: z.number(),
  note: z.string(),
  publishedAt: instant(),
  asksConsent: z.boolean(),
})

export const listDocuments = defineCall({
  method: 'GET',
  path: '/api/help',
  summary: { zh: '帮助与条款：现行版本', en: 'Help and terms, as they hold' },
  access: 'public',
  answer: z.object({ documents: z.array(version.extend({ tab, title: z.string() })) }),
})

export const searchHelp = defineCall({
  method: 'GET',
  path: '/api/help/search',
  summary: { zh: '在帮助与条款里搜索', en: 'Search in help and terms' },
  access: 'public',
  query: z.object({ q: line(longestSearch).default('') }),
  answer: z.object({
    found: z.array(
      z.object({
        tab,
        title: z.string(),
        /** Where it stands in the page; null above the first heading. */
        part: z.string().nullable(),
        heading: z.string(),
        excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
      }),
    ),
  }),
})

export const getDocument = defineCall({
  method: 'GET',
  path: '/api/help/{tab}',
  summary: {
    zh: '一份帮助文档或条款，也可以读旧版本',
    en: 'A document of help or terms, or an older version of it',
  },
  access: 'public',
  params: z.object({ tab }),
  query: z.object({ version: smallId().optional() }),
  answer: version.extend({
    tab,
    title: z.string(),
    html: z.string(),
    contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })),
    /** All of them, the newest first. */
    versions: z.array(version),
  }),
  faults: [helpFaults.notPublished, helpFaults.noVersion],
})

const terms = z.object({ id: z.number(), tab, number: z.number(), title: z.string() })

export const listConsents = defineCall({
  method: 'GET',
  path: '/api/users/consents',
  summary: { zh: '等待自己同意的条款，和同意过的', en: 'Terms to agree to, and those agreed to' },
  access: 'user',
  answer: z.object({
    pending: z.array(terms.extend({ note: z.string(), publishedAt: instant() })),
    agreed: z.array(terms.extend({ agreedAt: instant() })),
  }),
})

export const agreeToTerms = defineCall({
  method: 'POST',
  path: '/api/users/consents',
  summary: { zh: '同意条款', en: 'Agree to terms' },
  access: 'user',
  body: z.object({ versionIds: z.array(z.int32().positive()).min(1).max(tabs.length) }),
  answer: listConsents.answer,
  faults: [helpFaults.otherTerms],
  alwaysOpen: true,
})
