import { z } from 'zod'
import { defineCall, id, line, page, pageSize } from '../../../base/contract/call.ts'
import { getArticle, listArticles } from '../information/contract.ts'
import { informationFaults } from '../information/faults.ts'
import { articlesPerPage } from '../information/rules.ts'
import { pageFaults } from './faults.ts'
import { shownMedia } from './media.ts'
import { shownPage } from './shown.schema.ts'

const menuEntry = z.object({ label: z.string(), to: z.string() })

/** What stands around all pages of a site. */
export const siteFrame = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  theme: z.object({ accent: z.string(), accentDark: z.string() }),
  logo: shownMedia.nullable(),
  banner: shownMedia.nullable(),
  menu: z.array(menuEntry),
  footer: z.string(),
})

const siteName = () => line(40).min(1)

export const listSites = defineCall({
  method: 'GET',
  path: '/api/sites',
  summary: { zh: '专题站点列表', en: 'The sites of sponsors' },
  access: 'public',
  answer: z.object({ sites: z.array(siteFrame) }),
})

export const getSite = defineCall({
  method: 'GET',
  path: '/api/sites/{name}',
  summary: { zh: '一个专题站点：主题、菜单与页脚', en: 'A site: its theme, menu and footer' },
  access: 'public',
  params: z.object({ name: siteName() }),
  answer: siteFrame,
  faults: [pageFaults.noSite],
})

export const getPage = defineCall({
  method: 'GET',
  path: '/api/sites/{name}/pages/{slug}',
  summary: { zh: '站点的一个页面', en: 'A page of a site' },
  access: 'public',
  params: z.object({ name: siteName(), slug: line(40).min(1) }),
  answer: shownPage,
  faults: [pageFaults.noSite, pageFaults.noPage],
})

export const listSiteArticles = defineCall({
  method: 'GET',
  path: '/api/sites/{name}/news',
  summary: { zh: '专题站点的新闻', en: 'The articles of a sponsor’s site' },
  access: 'public',
  params: z.object({ name: siteName() }),
  query: z.object({ page: page(), per_page: pageSize(articlesPerPage) }),
  answer: listArticles.answer,
  faults: [pageFaults.noSite],
})

export const getSiteArticle = defineCall({
  method: 'GET',
  path: '/api/sites/{name}/news/{id}',
  summary: { zh: '专题站点的一篇新闻', en: 'An article of a sponsor’s site' },
  access: 'public',
  params: z.object({ name: siteName(), id: id() }),
  answer: getArticle.answer,
  faults: [pageFaults.noSite, informationFaults.notFound],
})
