import type { Page, Route } from '@playwright/test'
import { isAtLength, patience } from '../platform/test/length.ts'
import { expect, shared, shellHasCome, signInAs, site, speak, test } from './fixtures.ts'
import { builtPages } from '../platform/test/built-pages.ts'
import { hurry } from './hurry.ts'
import { framesOf, onePerFrame, pagesOfSite } from './layouts.ts'
import { addressOf, type Reader } from './pages.ts'
import { reviewerNames } from './reviewers.ts'

const readers: readonly Reader[] = [
  'visitor',
  'competitor',
  'captain',
  'organiser',
  'admin',
  ...reviewerNames,
]
const languages = ['zh-CN', 'en-US'] as const
/** One page of each outermost layout, which holds the header and the way on. At length every page. */
const losing = isAtLength ? pagesOfSite : [...onePerFrame(pagesOfSite).values()]
const again = { 'zh-CN': '再试一次', 'en-US': 'Try again' }

/** What the browser and the router say of a piece of a page that did not come. */
test.use({
  foreseen: /dynamically imported module|module script|route module|ERR_FAILED|chunk|manifest patches/i,
})

/** Cuts the first request of each kind that a page makes, and nothing of the page itself. */
async function cutFirstOfEachKind(page: Page): Promise<Set<string>> {
  const cut = new Set<string>()
  await page.route('**/*', (route: Route) => {
    const kind = route.request().resourceType()
    if (kind === 'document' || cut.has(kind)) return route.continue()
    cut.add(kind)
    return route.abort()
  })
  return cut
}

/** What is still missing of a page when it has come to rest; one without its code loads itself anew once. */
async function missingOf(page: Page, lang: string, hasHeader: boolean): Promise<string[]> {
  let missing = ['everything']
  const isWhole = async () => {
    missing = await missingNow(page, lang, hasHeader)
    expect(missing).toEqual([])
  }
  await expect(isWhole)
    .toPass({ timeout: 5_000 })
    .catch(() => undefined)
  return missing
}

/** What is missing of a page: its header where it has one, its words, a way on. */
async function missingNow(page: Page, lang: string, hasHeader: boolean): Promise<string[]> {
  await page.waitForLoadState()
  const seen = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    hasHeader: document.querySelector('header') !== null,
    text: document.body.innerText,
    links: document.querySelectorAll('a[href]').length,
  }))
  return [
    ...(seen.lang === lang ? [] : [`speaks ${seen.lang}`]),
    ...(seen.hasHeader || !hasHeader ? [] : ['no header']),
    ...(seen.text.trim().length > 20 ? [] : ['no words']),
    ...(/Application Error|were not loaded|\bat .+\.js:\d+/.test(seen.text) ? ['a bare error'] : []),
    ...(seen.links > 1 ? [] : ['no way on']),
  ]
}

/** Opens a page by the router from one that needs nothing, while nothing of this kind comes. */
async function leaveFor(page: Page, lost: string | RegExp, address: string): Promise<void> {
  await page.goto('/error?code=404')
  // What comes after the page is part of that one, not of the next.
  await shellHasCome(page)
  await page.evaluate(() => sessionStorage.clear())
  await page.route(lost, route => route.abort())
  await page.evaluate(
    next =>
      void (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
      ).__reactRouterDataRouter.navigate(next),
    address.slice(site.length),
  )
}

test('every outermost layout has a page that loses its requests', () => {
  expect([...onePerFrame(pagesOfSite).keys()].toSorted()).toEqual([...framesOf(builtPages)].toSorted())
})

for (const reader of readers.filter(name => losing.some(({ as }) => as === name)))
  test(`whatever is lost once on the way, the ${reader} has a page with header, words and a way on`, async ({
    page,
  }) => {
    test.setTimeout(patience(300_000))
    // What waits for one page in vain says so, and not that all of them took too long.
    page.setDefaultTimeout(30_000)
    await signInAs(page, reader)
    await hurry(page)
    const wrong: string[] = []
    for (const [index, seen] of losing.entries()) {
      if (seen.as !== reader) continue
      const lang = languages[index % 2] as (typeof languages)[number]
      const tell = (when: string, missing: readonly string[]) =>
        wrong.push(...missing.map(what => `${seen.name} (${lang}), ${when}: ${what}`))
      await speak(page, lang)
      const address = await addressOf(page, seen, site, shared.signOn, lang)
      const hasHeader = (await (await page.request.get(address)).text()).includes('<header')

      // A pending reload of the previous page would replace this one.
      await page.goto('about:blank')
      const cut = await cutFirstOfEachKind(page)
      // Not by the fixture's way, which waits for scripts.
      await page.evaluate(next => location.assign(next), address)
      await page.waitForURL(address)
      tell(`without its first ${[...cut].join(', ')}`, await missingOf(page, lang, hasHeader))
      await page.unrouteAll({ behavior: 'wait' })
      // From another page: its code does not come, so that it is loaded from the beginning.
      await leaveFor(page, '**/*.js', address)
      await page.waitForURL(address)
      tell('without a piece of its code', await missingOf(page, lang, hasHeader))
      await page.unrouteAll({ behavior: 'wait' })
      // Neither its data nor where its address leads come until the reader tries again.
      await leaveFor(page, /\.data(\?|$)|\/__manifest\?/, address)
      const button = page.getByRole('button', { name: again[lang] })
      await button.waitFor()
      tell('while its data do not come', await missingOf(page, lang, true))
      await page.unrouteAll({ behavior: 'wait' })
      await button.click()
      await page.waitForURL(address)
      tell('when its data came', await missingOf(page, lang, hasHeader))
    }
    expect(wrong).toEqual([])
  })
