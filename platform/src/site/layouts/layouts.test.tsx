import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../../base/web/language.ts'
import type { ReviewRole } from '../../base/http/reviewer.ts'
import * as blank from './blank.tsx'
import * as contest from './contest.tsx'
import * as landing from './landing.tsx'
import * as plain from './plain.tsx'
import * as profile from './profile.tsx'
import * as review from '../../features/review/reviewers/web/review.layout.tsx'
import * as special from './special.tsx'
import * as standard from './default.tsx'
import * as unveil from './unveil.tsx'

type LayoutModule = { default: ComponentType; ErrorBoundary: ComponentType<{ error: unknown }> }
type Given = { path?: string; lang?: Lang; page?: object; reviewer?: ReviewRole; contact?: object }

/** The page `Here it is` in this layout, as a server renders it. */
function render(
  module: LayoutModule,
  { path = '/here', lang = 'en-US', page, reviewer, contact }: Given = {},
) {
  const site = {
    lang,
    viewer: null,
    unreadCount: 0,
    partners: [{ id: 1, nameCn: '海湾大学', nameEn: 'Bay University', url: null }],
    now: '2026-11-20T04:00:00.000Z',
    contact: { follow: [], hasCompanyWechat: false, ...contact },
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      children: [
        {
          id: 'reviewer',
          children: [
            {
              Component: module.default,
              children: [{ id: 'page', path: '*', Component: () => <h1>Here it is</h1> }],
            },
          ],
        },
      ],
    },
  ])
  return renderToStaticMarkup(
    <Stub
      initialEntries={[path]}
      hydrationData={{
        loaderData: {
          root: site,
          page: page ?? null,
          reviewer: reviewer === undefined ? null : { role: reviewer },
        },
      }}
    />,
  )
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g)].map(([, to, text]) => [
    text,
    to,
  ])
const footerOf = (html: string) => /<footer.*<\/footer>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? ''

test.each([
  ['default', standard, { header: true, footer: true }],
  ['landing', landing, { header: true, footer: true }],
  ['profile', profile, { header: true, footer: true }],
  ['special', special, { header: true, footer: true }],
  ['contest', contest, { header: true, footer: true }],
  ['unveil', unveil, { header: true, footer: true }],
  ['blank', blank, { header: true, footer: false }],
  ['review', review, { header: true, footer: false }],
  ['plain', plain, { header: false, footer: false }],
] as const)('the %s layout shows its page in the one main part', (_name, module, { header, footer }) => {
  const html = render(module)
  expect(html.match(/<main id="main"[^>]*>(?:(?!<\/main>).)*<h1>Here it is<\/h1>/)).not.toBeNull()
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html.includes('<header')).toBe(header)
  expect(html.includes('<footer')).toBe(footer)
})

test('only landing begins under a see-through header', () => {
  const seeThrough = [standard, landing, profile, special, contest].filter(module =>
    render(module).includes('data-see-through="true"'),
  )
  expect(seeThrough).toEqual([landing])
})

describe('special', () => {
  test('the footer text is that of the site’s configuration', () =>
    expect(
      footerOf(render(special, { page: { specialSite: { footer: 'Run by the city of Linjiang' } } })),
    ).toContain('Run by the city of Linjiang'))
  test.each([
    ['en-US', 'Powered by Leitai'],
    ['zh-CN', '技术支持：数据擂台'],
  ] as const)('without one it says who supports it (%s)', (lang, text) => {
    expect(footerOf(render(special, { lang }))).toContain(text)
    expect(footerOf(render(special, { lang, page: { specialSite: { footer: null } } }))).toContain(text)
  })
})

describe('unveil', () => {
  test('its header leads home, to about us and to the calls for bids, and to signing in; expert talent leads nowhere', () => {
    const html = render(unveil)
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        ['Home', '/'],
        ['About us', '/help'],
        ['Open challenges', '/competitions'],
      ]),
    )
    expect(linksOf(html)).toContainEqual([
      'Sign in',
      expect.stringContaining(`return=${encodeURIComponent('/here')}`),
    ])
    expect(html).toContain('Experts')
    expect(linksOf(html).map(([text]) => text)).not.toContain('Experts')
  })
  test('its footer has copyright and filing notice', () => {
    const filing = { notice: '京ICP备12345678号', address: 'https://filing.example/' }
    const html = render(unveil, { contact: { filing, copyrightHolder: 'City of Linjiang' } })
    expect(footerOf(html)).toMatch(/© 2026 City of Linjiang\s+·\s+京ICP备12345678号/)
    expect(linksOf(html)).toContainEqual(['京ICP备12345678号', 'https://filing.example/'])
    expect(footerOf(render(unveil))).toMatch(/^\s*© 2026 Leitai\s*$/)
  })
})

test.each([
  [0, '/spic-review/recycle', ['allproject', 'preliminaries', 'recycle']],
  [1, '/hidden-spic-review/intentionproject', ['intentionproject']],
  [2, '/spic-review/scoremanage', ['scoremanage']],
  [3, '/spic-review/projectlist', ['projectlist']],
] as const)(
  'the review layout’s side bar for role %i, under the address that was opened',
  (role, path, pages) => {
    const html = render(review, { reviewer: role, path })
    const base = path.slice(0, path.lastIndexOf('/'))
    const menu = /<nav.*?<\/nav>/.exec(html)?.[0] ?? ''
    expect(linksOf(menu).map(([, to]) => to)).toEqual(pages.map(page => `${base}/${page}`))
    expect(menu.match(/aria-current="page"/g)).toHaveLength(1)
  },
)

test('a page’s failure is shown inside its layout', () => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      children: [
        {
          id: 'layout',
          Component: unveil.default,
          ErrorBoundary: unveil.ErrorBoundary as never,
          children: [{ id: 'page', path: 'unveil', Component: () => <h1>Here it is</h1> }],
        },
      ],
    },
  ])
  const html = renderToStaticMarkup(
    <Stub
      initialEntries={['/unveil']}
      hydrationData={{
        loaderData: { root: { lang: 'en-US', now: '2026', contact: { follow: [] } } },
        errors: { layout: { status: 404, statusText: '', internal: false, data: null } },
      }}
    />,
  )
  expect(html).toContain('Experts')
  expect(html).toContain('This page could not be found.')
  expect(html).not.toContain('Here it is')
})
