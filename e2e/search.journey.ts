import { expect, expectAccessible, signIn, site, speak, test, walkedIn } from './fixtures.ts'

const said = {
  'zh-CN': { title: '全站搜索', typed: '企鹅', none: '没有找到“zzzz”', recent: '最近打开' },
  'en-US': {
    title: 'Search everything',
    typed: 'penguin',
    none: 'Nothing found for “zzzz”',
    recent: 'Recent',
  },
} as const

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`anything is found and opened by keys alone (${lang})`, async ({ page }) => {
    await speak(page, lang)
    await page.goto('/datasets')
    await page.locator('html[data-ready]').waitFor()
    await page.keyboard.press('Control+k')
    const line = page.getByRole('combobox', { name: words.title })
    await expect(line).toBeFocused()
    await line.fill('zzzz')
    await expect(page.getByText(words.none).first()).toBeVisible()
    await line.fill(words.typed)
    const options = page.getByRole('dialog').getByRole('option')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    const title = await options.nth(1).locator('span').first().innerText()
    await line.press('ArrowDown')
    await line.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(`${site}/datasets`)
    await page.locator('body').press('/')
    await expect(page.getByRole('group', { name: words.recent }).getByRole('option')).toContainText([title])
  })
}

test('staff find what they look after by the same search', async ({ page }) => {
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/admin')
  await page.locator('html[data-ready]').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '全站搜索' }).fill('1001')
  await expect(page.getByRole('group', { name: '管理后台' }).getByRole('option').first()).toBeVisible()
})
