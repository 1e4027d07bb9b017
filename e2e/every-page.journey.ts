import type { Page } from '@playwright/test'
import { builtPages } from '../platform/test/built-pages.ts'
import { isAtLength } from '../platform/test/length.ts'
import { expect, shared, signInAs, site, speak, test, violationsOf } from './fixtures.ts'
import { addressOf, seenPages, type Reader } from './pages.ts'
import { reviewerNames } from './reviewers.ts'

const readers: readonly Reader[] = [
  'visitor',
  'competitor',
  'captain',
  'organiser',
  'admin',
  ...reviewerNames,
]

/** How a reader of each language looks: what one has the other has not. */
const looks = {
  'zh-CN': { colorScheme: 'light', width: 1440 },
  'en-US': { colorScheme: 'dark', width: 360 },
} as const

/** They lead to pages that have another address or are another address of one; one of them leads to the sign-on site. */
const leadElsewhere = [
  /^\/guide(\/step\d)?$/,
  /^\/users?\/(:id\/settings?|settings|:id(\/(?!profile).*)?)$/,
  /^\/admin\/catalogue$/,
  /^\/competitions\/:id\/default$/,
  /^\/users\/v2\/setting-password$/,
  /^\/user\/:id\/profile$/,
  /^\/notice\/:id\?$/,
  // Doors of the review, and what is no page of it.
  /^\/(?:hidden-)?spic-review(?:\/(?::id\?|:token\/:id|\*))?$/,
]
/** Nothing of the kind is in the demo world: whoever makes one in a journey looks at it there. */
const madeInJourneys = [
  '/unsubscribe/:token',
  '/admin/competitions/:id/integrity/:findingId',
  '/admin/competitions/:id/rescores/:rescoreId',
  '/admin/competitions/import/:importId',
]

test('every built page is among those that are looked at', () => {
  const addresses = seenPages.map(({ path, link }) => (link ? `${link}1` : path.replace(/[?#].*/, '')))
  // The review area answers under two addresses.
  const both = addresses.flatMap(address => [
    address,
    address.replace(/^\/(hidden-)?spic-review/, '/spic-review'),
    address.replace(/^\/spic-review/, '/hidden-spic-review'),
  ])
  const isSeen = (built: string) => {
    const pattern = new RegExp(
      `^${built.replace(/\/:[^/]+\?/g, '(?:/[^/]+)?').replace(/\/:[^/]+/g, '/[^/]+')}$`,
    )
    return both.some(address => pattern.test(address))
  }
  expect(
    builtPages.filter(
      built =>
        !isSeen(built) &&
        !leadElsewhere.some(pattern => pattern.test(built)) &&
        !madeInJourneys.includes(built),
    ),
  ).toEqual([])
})

/** How many pixels a page is wider than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const langs = ['zh-CN', 'en-US'] as const

/** Each page in one of the looks, its neighbour in the other; at length each in both. */
const isOpened = (at: number, lang: keyof typeof looks) => isAtLength || at % 2 === langs.indexOf(lang)

for (const lang of langs)
  for (const reader of readers) {
    const { colorScheme, width } = looks[lang]

    test(`what the ${reader} sees is accessible and fits a phone (${lang}, ${colorScheme}, ${width} px)`, async ({
      page,
    }) => {
      // Some forty pages, on a machine that does other work as well.
      test.setTimeout(600_000)
      await signInAs(page, reader)
      await speak(page, lang)
      await page.emulateMedia({ colorScheme })
      const wrong: string[] = []
      for (const [at, seen] of seenPages.filter(({ as }) => as === reader).entries()) {
        if (!isOpened(at, lang)) continue
        await page.setViewportSize({ width, height: 800 })
        await page.goto(await addressOf(page, seen, site, shared.signOn, lang))
        wrong.push(...(await violationsOf(page)).map(violation => `${seen.name}: ${violation}`))
        await page.setViewportSize({ width: 360, height: 800 })
        const pixels = await excess(page)
        if (pixels > 0) wrong.push(`${seen.name}: ${pixels} px too wide`)
      }
      expect(wrong).toEqual([])
    })
  }
