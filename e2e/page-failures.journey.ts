import type { Page } from '@playwright/test'
import { expect, shellHasCome, signIn, speak, test, walkedIn } from './fixtures.ts'
import { hurry } from './hurry.ts'

const said = {
  'zh-CN': {
    ranking: '排行榜',
    data: '数据',
    opening: '页面没能打开',
    again: '再试一次',
    stay: '留在本页',
    rank: '名次',
    competitions: '竞赛',
    search: '搜索竞赛',
  },
  'en-US': {
    ranking: 'Leaderboard',
    data: 'Data',
    opening: 'Could not open the page',
    again: 'Try again',
    stay: 'Stay on this page',
    rank: 'Rank',
    competitions: 'Competitions',
    search: 'Search competitions',
  },
} as const

/** What the browser and the router say of code that does not come. */
const lostCode = /dynamically imported module|module script|route module|ERR_|chunk/i

const failuresOf = (page: Page) => {
  const failures: string[] = []
  page.on('pageerror', error => failures.push(error.message))
  return failures
}

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`a page that cannot be had leaves the present one as it is (${lang})`, async ({ page }) => {
    const failures = failuresOf(page)
    await hurry(page)
    await speak(page, lang)
    await page.goto('/competitions')
    await page.getByRole('searchbox', { name: words.search }).fill('half a word')
    let asked = 0
    const cut = async () =>
      page.route(/\.data(\?|$)/, route => {
        asked += 1
        return route.abort()
      })
    await cut()
    await page.getByRole('article').first().getByRole('link').first().click()
    const notice = page.getByRole('status').filter({ hasText: words.opening })
    await expect(notice).toBeVisible()
    expect(asked).toBeGreaterThanOrEqual(4)
    await expect(page.getByRole('searchbox', { name: words.search })).toHaveValue('half a word')
    await page.getByRole('button', { name: words.stay }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByRole('searchbox', { name: words.search })).toHaveValue('half a word')

    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(notice).toBeVisible()
    await page.unroute(/\.data(\?|$)/)
    await page.getByRole('button', { name: words.again }).click()
    await expect(page).toHaveURL(/\/competitions\/\d+$/)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(notice).toBeHidden()
    expect(failures).toEqual([])
  })

  test(`answers of proxies and data cut short count as no answer (${lang})`, async ({ page }) => {
    const failures = failuresOf(page)
    await hurry(page)
    await speak(page, lang)
    await page.goto('/competitions/1003')
    let asked = 0
    await page.route(/\/ranking\.data/, route => {
      asked += 1
      if (asked === 1) return route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' })
      if (asked === 2) return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '{}' })
      return route.continue()
    })
    await page.getByRole('link', { name: words.ranking, exact: true }).click()
    await expect(page.getByRole('columnheader', { name: words.rank, exact: true })).toBeVisible()
    expect(asked).toBe(3)
    expect(failures).toEqual([])
  })

  const other = lang === 'zh-CN' ? 'en-US' : 'zh-CN'
  test(`an address that names ${lang} keeps it in a browser of ${other}`, async ({ browser }) => {
    const context = await browser.newContext({ locale: other })
    const page = await context.newPage()
    const failures = failuresOf(page)
    await page.goto(`/competitions/1003?lang=${lang}`)
    await page.getByRole('link', { name: words.ranking, exact: true }).click()
    await expect(page.getByRole('columnheader', { name: words.rank, exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    // Also where the other language was chosen before.
    await speak(page, other)
    await page.goto(`/competitions/1003?lang=${lang}`)
    await page.getByRole('link', { name: words.ranking, exact: true }).click()
    await expect(page.getByRole('columnheader', { name: words.rank, exact: true })).toBeVisible()
    expect(failures).toEqual([])
    await context.close()
  })

  test(`a language chosen in another tab does not mix words (${lang})`, async ({ page, context }) => {
    const failures = failuresOf(page)
    await speak(page, lang)
    await page.goto('/competitions/1003')
    const second = await context.newPage()
    await speak(second, other)
    await page.getByRole('link', { name: words.ranking, exact: true }).click()
    await expect(page.getByRole('columnheader', { name: words.rank, exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(failures).toEqual([])
  })
}

test('what goes on while the server is away is shown as it was, and goes on afterwards', async ({ page }) => {
  const failures = failuresOf(page)
  await hurry(page)
  await signIn(page, 'captain@demo.leitai.example')
  await speak(page, 'en-US')
  await page.goto('/competitions/1001/teams')
  await page.route(/\.data(\?|$)/, route => route.abort())
  await page.evaluate(() =>
    (
      window as unknown as { __reactRouterDataRouter: { revalidate(): void } }
    ).__reactRouterDataRouter.revalidate(),
  )
  const notice = page.getByRole('status').filter({ hasText: 'Could not update' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(/\.data(\?|$)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  expect(failures).toEqual([])
})

for (const lang of walkedIn('en-US')) {
  const words = said[lang]

  test.describe('without any network', () => {
    test.use({ foreseen: lostCode })

    test(`a page whose code is not there yet leaves the present one as it is (${lang})`, async ({
      page,
      context,
    }) => {
      const failures = failuresOf(page)
      await hurry(page)
      await speak(page, lang)
      await page.goto('/competitions')
      const search = page.getByRole('searchbox', { name: words.search })
      await search.fill('half a word')
      const notice = page.getByRole('status').filter({ hasText: words.opening })
      const link = page.getByRole('article').first().getByRole('link').first()
      for (const _time of ['first', 'second']) {
        await context.setOffline(true)
        await link.click()
        await expect(notice).toBeVisible()
        await expect(search).toHaveValue('half a word')
        await page.getByRole('button', { name: words.stay }).click()
        await expect(notice).toBeHidden()
        await expect(search).toHaveValue('half a word')
      }
      await link.click()
      await expect(notice).toBeVisible()
      await context.setOffline(false)
      // Of its data and its code one may still be at its last attempt, which then opens the page by itself.
      const again = page.getByRole('button', { name: words.again })
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 })
        await expect(page).toHaveURL(/\/competitions\/\d+$/, { timeout: 5_000 })
      }).toPass()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(notice).toBeHidden()
      expect(failures).toEqual([])
    })
  })
}

test.describe('code that does not come', () => {
  test.use({ foreseen: lostCode })

  test('no longer waits for the reader once the data of the page came', async ({ page }) => {
    await hurry(page)
    await speak(page, 'en-US')
    await page.goto('/competitions')
    // What comes after the page is part of that one.
    await shellHasCome(page)
    const data = Promise.withResolvers<void>()
    await page.route(/\/competitions\/\d+\.data/, async route => {
      await data.promise
      await route.continue()
    })
    const away = (address: URL) => /\.js$|^\/competitions\/\d+$/.test(address.pathname)
    await page.route(away, route => route.abort())
    await page.getByRole('article').first().getByRole('link').first().click()
    const notice = page.getByRole('status').filter({ hasText: said['en-US'].opening })
    await expect(notice).toBeVisible()
    await page.unroute(away)
    data.resolve()
    await expect(page).toHaveURL(/\/competitions\/\d+$/)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(notice).toBeHidden()
  })
})
