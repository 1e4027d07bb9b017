import type { Page } from '@playwright/test'
import { keepDays } from '../platform/test/keep-days.ts'
import { withDatabase } from './database.ts'
import { expect, signInAs, speak, test, violationsInBothThemes } from './fixtures.ts'
import type { Reader } from './pages.ts'
import { useTranslated } from './use-translated.ts'

/** What nobody sees before pressing something; how the pages look that it stands on is looked at in `every-page.journey.ts`. */
type Opened = {
  name: string
  path: string
  width?: 390
  open: (page: Page) => Promise<unknown>
}

const search = (page: Page) => page.getByRole('combobox', { name: '全站搜索' })
const main = (page: Page) => page.getByRole('main')

const openedBy: Partial<Record<Reader, readonly Opened[]>> = {
  visitor: [
    {
      name: 'search, before anything is typed',
      path: '/datasets',
      open: async page => {
        await page.keyboard.press('Control+k')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      name: 'search with what was found',
      path: '/datasets',
      open: async page => {
        await page.keyboard.press('Control+k')
        await search(page).fill('企鹅')
        await page.getByRole('group', { name: '竞赛' }).getByRole('option').first().waitFor()
      },
    },
    {
      name: 'search that found nothing',
      path: '/datasets',
      open: async page => {
        await page.keyboard.press('Control+k')
        await search(page).fill('zzzz')
        await page.getByText('没有找到“zzzz”').first().waitFor()
      },
    },
    {
      name: 'more of the menu',
      path: '/competitions',
      open: page => page.getByRole('banner').getByRole('button', { name: '更多' }).click(),
    },
    {
      name: 'the menu of a phone',
      path: '/',
      width: 390,
      open: page => page.getByRole('banner').getByRole('button', { name: '打开菜单' }).click(),
    },
    {
      name: 'the board of a day, chosen by its slider',
      path: '/competitions/1001/weekly-rankings',
      open: async page => {
        const slider = main(page).getByRole('slider')
        const newest = Number(await slider.inputValue())
        // The second goes on from the first, whose board is not there yet.
        await slider.press('ArrowLeft')
        await page.keyboard.press('ArrowLeft')
        await page.waitForURL(/day=/)
        await expect(slider).toBeFocused()
        await expect(slider).toHaveValue(String(newest - 2))
      },
    },
    {
      name: 'who rose and who fell',
      path: '/competitions/1003/ranking',
      open: page => main(page).locator('summary').first().click(),
    },
    {
      name: 'a team',
      path: '/competitions/1001/teams/10016',
      open: page => main(page).locator('svg').first().waitFor(),
    },
  ],
  captain: [
    { name: 'one’s own home', path: '/', open: page => main(page).getByRole('listitem').first().waitFor() },
    {
      name: 'what is new',
      path: '/',
      open: async page => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /未读消息$/ })
          .click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'one’s own menu',
      path: '/',
      open: async page => {
        await page.getByRole('button', { name: /^我的菜单/ }).click()
        await page.getByRole('menuitem').first().waitFor()
      },
    },
    {
      name: 'how one’s own team came to its place',
      path: '/competitions/1001/ranking',
      open: async page => {
        await main(page).locator('button[aria-expanded]').click()
        await main(page).getByRole('figure').nth(1).waitFor()
      },
    },
  ],
  organiser: [
    {
      name: 'a file of the data, and how scripts take it',
      path: '/competitions/1001/datasets',
      open: async page => {
        await main(page).locator('a[href*="file="]:not([aria-current])').first().click()
        await page.waitForURL(/file=/)
        await page.getByRole('table').first().waitFor()
        await main(page).getByRole('button', { name: '用脚本下载' }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'the menu of the administration on a phone',
      path: '/admin',
      width: 390,
      open: page => page.locator('summary:visible').first().click(),
    },
    {
      name: 'the menu of a competition on a phone',
      path: '/admin/competitions/1001',
      width: 390,
      open: page => page.locator('summary:visible').nth(1).click(),
    },
    ...['title', 'metric', 'answers', 'check', 'ready'].map((step): Opened => ({
      name: `the step ${step} of a new competition`,
      path: `/admin/competitions/new?draft=1001&step=${step}`,
      open: page => main(page).locator('[aria-current=step]').waitFor(),
    })),
  ],
}

for (const [reader, all] of Object.entries(openedBy) as [Reader, readonly Opened[]][])
  test(`what the ${reader} opens is accessible, light and dark, and works translated`, async ({ page }) => {
    test.setTimeout(180_000)
    await withDatabase(db => keepDays(db, 1001))
    await signInAs(page, reader)
    await speak(page, 'zh-CN')
    const wrong: string[] = []
    for (const { name, path, width = 1440, open } of all)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await open(page)
        wrong.push(...(await violationsInBothThemes(page)).map(violation => `${name}: ${violation}`))
        wrong.push(...(await useTranslated(page)).map(failure => `${name}: ${failure}`))
      })
    expect(wrong).toEqual([])
  })
