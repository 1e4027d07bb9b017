import type { APIRequestContext } from '@playwright/test'
import { expect, signIn, site, test } from './fixtures.ts'

const languages = ['zh-CN', 'en-US'] as const
const publicPages = [
  '/',
  '/competitions',
  '/competitions/1001',
  '/competitions/1002',
  '/competitions/1001/datasets',
  '/competitions/1001/ranking',
  '/competitions/1001/weekly-rankings',
  '/competitions/1001/faq',
  '/competitions/1001/invite',
  '/datasets',
  '/datasets/201',
  '/information',
  '/information/info',
  '/information/activity',
  '/information/info/1',
  '/api/docs',
]
const ownPages = ['/competitions/1001/submits', '/competitions/1001/teams', '/users/v2/setting-tokens']

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** What a page's head says, as a search engine reads it: without running anything. */
async function headOf(request: APIRequestContext, path: string, lang?: string) {
  const answer = await request.get(path, lang ? { headers: { cookie: `lang=${lang}` } } : {})
  const html = await answer.text()
  const tags = [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, decode(value ?? '')]),
    ),
  )
  const meta = (name: string) =>
    tags.filter(tag => tag.name === name || tag.property === name).map(tag => tag.content)
  return {
    status: answer.status(),
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => decode(title ?? '')),
    meta,
    canonical: tags.filter(tag => tag.rel === 'canonical').map(tag => tag.href),
    alternate: Object.fromEntries(
      tags
        .filter(tag => tag.rel === 'alternate' && !tag.type)
        .map(tag => [tag.hreflang ?? tag.hrefLang, tag.href]),
    ),
  }
}

test('every public page has a head of its own, in both languages', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: site })
  const seen = new Map<string, string>()
  const pictures = new Set<string | undefined>()
  for (const lang of languages)
    for (const path of publicPages) {
      await test.step(`${path} ${lang}`, async () => {
        const head = await headOf(request, path, lang)
        expect([head.status, head.lang]).toEqual([200, lang])
        expect(head.titles).toHaveLength(1)
        const [title = ''] = head.titles
        expect(head.meta('description')).toHaveLength(1)
        const [description = ''] = head.meta('description')
        expect(description).not.toBe('')
        // No other page, and not this one in the other language, is called or described the same.
        for (const text of [title, description]) {
          expect(seen.get(text)).toBeUndefined()
          seen.set(text, `${path} ${lang}`)
        }
        expect(head.meta('og:title')).toEqual([title])
        expect(head.meta('og:description')).toEqual([description])
        expect(head.meta('og:url')).toEqual([site + path])
        expect(head.meta('og:locale')).toEqual([lang.replace('-', '_')])
        expect(head.canonical).toEqual([site + path])
        expect(head.alternate).toEqual({
          'zh-CN': `${site}${path}?lang=zh-CN`,
          'en-US': `${site}${path}?lang=en-US`,
          'x-default': site + path,
        })
        expect(head.meta('robots')).toEqual([])
        for (const image of head.meta('og:image')) {
          const drawn = await request.get(image ?? '')
          expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png'])
          pictures.add(image)
        }
      })
    }
  // Of the competitions, and of the article, in each language.
  expect(pictures.size).toBe(6)
  await request.dispose()
})

test('one page has one address', async ({ request }) => {
  for (const [asked, own] of [
    ['/competitions/1001/default', '/competitions/1001'],
    ['/competitions?search=a&page=2', '/competitions?page=2'],
    ['/competitions?lang=en-US', '/competitions?lang=en-US'],
  ] as const)
    expect((await headOf(request, asked)).canonical).toEqual([site + own])
})

test('failures and doors of the review are named and kept out of search engines', async ({ request }) => {
  for (const [path, status, title] of [
    ['/nowhere', 404, '没有找到这个页面。'],
    ['/competitions/999999', 404, undefined],
    ['/error?code=403', 403, '你没有权限访问这个页面。'],
    ['/hidden-spic-review/login', 200, '评审登录'],
  ] as const) {
    const head = await headOf(request, path)
    expect(head.status).toBe(status)
    expect(head.titles).toHaveLength(1)
    if (title) expect(head.titles[0]).toBe(`${title} · 数据擂台`)
    expect(head.titles[0]).not.toContain('创新平台')
    expect(head.meta('robots')).toEqual(['noindex'])
    expect(head.canonical).toEqual([])
  }
})

test('one’s own pages are named and kept out of search engines', async ({ page }) => {
  await signIn(page, 'captain@demo.leitai.example')
  const titles = new Set<string>()
  for (const path of ownPages) {
    const head = await headOf(page.request, path)
    expect(head.status).toBe(200)
    titles.add(head.titles[0] ?? '')
    expect(head.meta('description')[0]).not.toBe('')
    expect(head.meta('robots')).toEqual(['noindex'])
  }
  expect(titles.size).toBe(ownPages.length)
})
