import type { Page } from '@playwright/test'
import { addressesOf, builtPages } from '../platform/test/built-pages.ts'
import { isAtLength, patience } from '../platform/test/length.ts'
import { expect, shared, signInAs, site, speak, test, violationsOf } from './fixtures.ts'
import { nestsOf, onePerNest, pagesOfSite, pathSeen } from './layouts.ts'
import { shapeOf } from './page-shape.ts'
import { addressOf, seenPages, type Reader, type SeenPage } from './pages.ts'
import { reviewerNames } from './reviewers.ts'
import { drawSent } from './sent-page.ts'
import { useTranslated } from './use-translated.ts'

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
/** Built pages with content of their own. */
const shown = builtPages.filter(built => !leadElsewhere.some(pattern => pattern.test(built)))

test('every built page is among those that are looked at', () => {
  const addresses = seenPages.map(pathSeen)
  // The review area answers under two addresses.
  const both = addresses.flatMap(address => [
    address,
    address.replace(/^\/(hidden-)?spic-review/, '/spic-review'),
    address.replace(/^\/spic-review/, '/hidden-spic-review'),
  ])
  const isSeen = (built: string) => both.some(address => addressesOf(built).test(address))
  expect(shown.filter(built => !isSeen(built) && !madeInJourneys.includes(built))).toEqual([])
})

/** How many pixels a page is wider than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const langs = ['zh-CN', 'en-US'] as const

/** Each page in one of the looks, its neighbour in the other; at length each in both. */
const isOpened = (at: number, lang: keyof typeof looks) => isAtLength || at % 2 === langs.indexOf(lang)

/** Opened with their scripts in every run: one page of each nest of layouts. At length every page is. */
const perNest = onePerNest(pagesOfSite)
/** Their scripts add something: editors, charts, times in the reader's zone. At length it is checked that no other page's do. */
const finishedInBrowser = [
  'data',
  'guide-1',
  'api-start',
  'conversation',
  'userinfo',
  'display',
  'person-course',
  'admin-basics',
  'admin-texts',
  'admin-agreement',
  'admin-expert',
  'admin-article',
]
/** Forms that are used on a translated page in every run. At length those of all pages are. */
const usedTranslated = ['submits', 'tokens', 'user-name']
const withScripts = new Set([
  ...perNest.values(),
  ...seenPages.filter(({ name }) => [...finishedInBrowser, ...usedTranslated].includes(name)),
])
const needsScripts = (seen: SeenPage) => isAtLength || withScripts.has(seen)

test('a page of each nest of layouts is among those opened with their scripts', () => {
  expect([...nestsOf(shown)].filter(nest => !perNest.has(nest))).toEqual([])
  const names = seenPages.map(({ name }) => name)
  expect([...finishedInBrowser, ...usedTranslated].filter(name => !names.includes(name))).toEqual([])
})

/** True if the main part of an open page has another shape than what the server sends for it. */
async function addsByScripts(open: Page, other: Page, address: string): Promise<boolean> {
  await other.setViewportSize(open.viewportSize() ?? { width: 1440, height: 800 })
  await drawSent(other, address)
  return (await shapeOf(open)).main !== (await shapeOf(other)).main
}

for (const reader of readers)
  test(`what the ${reader} sees is accessible, fits a phone and works translated`, async ({
    page,
    context,
  }) => {
    // Some seventy pages, on a machine that does other work as well.
    test.setTimeout(patience(600_000))
    await signInAs(page, reader)
    const live = await context.newPage()
    const wrong: string[] = []
    const own = seenPages.filter(({ as }) => as === reader)
    let looked = 0
    for (const lang of langs) {
      await speak(page, lang)
      const { colorScheme, width } = looks[lang]
      for (const tab of [page, live]) await tab.emulateMedia({ colorScheme })
      for (const [at, seen] of own.entries()) {
        if (!isOpened(at, lang)) continue
        const address = await addressOf(page, seen, site, shared.signOn, lang)
        const tab = needsScripts(seen) ? live : page
        await tab.setViewportSize({ width, height: 800 })
        await (tab === live ? live.goto(address) : drawSent(page, address))
        const tell = (what: string) => wrong.push(`${seen.name} (${lang}, ${colorScheme}): ${what}`)
        ;(await violationsOf(tab)).forEach(tell)
        if (isAtLength && !withScripts.has(seen) && (await addsByScripts(live, page, address)))
          tell('its scripts add something: name it in finishedInBrowser')
        await tab.setViewportSize({ width: 360, height: 800 })
        const pixels = await excess(tab)
        if (pixels > 0) tell(`${pixels} px too wide`)
        if (tab === live && (isAtLength || usedTranslated.includes(seen.name)))
          (await useTranslated(live)).forEach(tell)
        looked += 1
      }
    }
    expect(wrong).toEqual([])
    expect(looked).toBe(isAtLength ? 2 * own.length : own.length)
  })
