import { expect, signIn, test, walkedIn } from './fixtures.ts'

const words = {
  'zh-CN': {
    tabs: '主页栏目',
    answers: '问答',

    bookmark: '收藏',
    kept: '已收藏',
    collection: '收藏',
    heat: '过去一年每天的动态',
    feed: '你关注的人',
  },
  'en-US': {
    tabs: 'Profile sections',
    answers: 'Q&A',

    bookmark: 'Bookmark',
    kept: 'Bookmarked',
    collection: 'Bookmarks',
    heat: 'Activity on each day of the last year',
    feed: 'People you follow',
  },
}

for (const lang of walkedIn('zh-CN'))
  test.describe(lang, () => {
    test.use({ locale: lang })

    test('a name leads to a person, whose tabs are walked by keyboard and whose year can be heard', async ({
      page,
    }) => {
      const w = words[lang]
      await page.goto('/users/100002')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('沈云舟')
      // What the heat map shows is a table for those who hear it.
      const year = page.getByRole('table', { name: w.heat })
      expect(await year.getByRole('row').count()).toBeGreaterThan(3)
      const tabs = page.getByRole('navigation', { name: w.tabs })
      await tabs.getByRole('link').first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(tabs.getByRole('link', { name: w.answers })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/users\/100002\/publishes$/)
      await expect(tabs.getByRole('link', { name: w.answers })).toHaveAttribute('aria-current', 'page')
    })

    test('what somebody keeps is found in their collection, and given back', async ({ page }) => {
      const w = words[lang]
      await signIn(page, 'competitor@demo.leitai.example')
      await page.goto('/information/info/1')
      const button = page.getByRole('button', { name: new RegExp(`^(${w.bookmark}|${w.kept})`) })
      await expect(button).toBeVisible()
      if (!(await button.textContent())?.startsWith(w.kept)) await button.click()
      await expect(button).toContainText(w.kept)
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      await page.goto('/users')
      await page
        .getByRole('navigation', { name: w.tabs })
        .getByRole('link', { name: w.collection, exact: true })
        .click()
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(/\/information\/info\/1$/)
      await button.click()
      await expect(button).not.toContainText(w.kept)
      await page.goto('/')
      await expect(page.getByRole('heading', { name: w.feed })).toBeVisible()
    })
  })
