import { expect, expectAccessible, signIn, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

const competition = '/admin/competitions/1001'

/** Presses a button, and says why in the dialog that it opens. */
async function decide(page: Page, button: string, reason: string, before?: () => Promise<void>) {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await before?.()
  await dialog.getByLabel('理由').fill(reason)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('an organiser changes a score by hand twice and takes it back, and voids and restores a submission', async ({
  page,
}) => {
  await signIn(page, 'organiser@demo.leitai.example')
  const scored = page.getByRole('row').filter({ hasText: '已评分' }).getByRole('link').first()
  // The demo world is scored while its first readers are there already.
  await expect(async () => {
    await page.goto(`${competition}/submissions?state=scored`)
    await expect(scored).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await scored.click()
  await page.waitForURL(/\/submissions\/\d+$/)

  // All that is missing is said at once, and the first of it has the focus.
  await page.getByRole('button', { name: '改分', exact: true }).click()
  const changing = page.getByRole('dialog')
  await changing.getByLabel('理由').fill('只写了理由')
  await changing.getByRole('button', { name: '改分', exact: true }).click()
  await expect(changing.getByLabel('新成绩')).toBeFocused()
  await expect(changing.getByText('请填写一个数。')).toBeVisible()
  await changing.getByRole('button', { name: '取消' }).click()

  const set = (score: string) => () => page.getByLabel('新成绩').fill(score)
  await decide(page, '改分', '首次核对', set('0.5'))
  await decide(page, '改分', '再次核对', set('0.25'))
  await expect(page.getByText('0.5 → 0.25')).toBeVisible()
  await decide(page, '恢复为计算所得', '误操作')
  await expect(page.getByText('0.25 → 计算所得')).toBeVisible()
  for (const reason of ['首次核对', '再次核对', '误操作'])
    await expect(page.getByText(reason).first()).toBeVisible()

  await decide(page, '作废', '使用了外部数据')
  await expect(page.getByRole('main').getByText('已作废').first()).toBeVisible()
  await decide(page, '恢复', '复核无误')
  await expect(page.getByRole('button', { name: '作废', exact: true })).toBeVisible()
})

test('an organiser clones a competition, and its copy is a draft', async ({ page }) => {
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto(competition)
  await page.getByRole('button', { name: '复制', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('标题 · 中文').fill('企鹅分类（第二届）')
  await dialog.getByRole('button', { name: '创建副本' }).click()
  await page.waitForURL(
    url => /\/admin\/competitions\/\d+$/.test(url.pathname) && !url.pathname.endsWith('/1001'),
  )
  await expect(page.getByText('企鹅分类（第二届）').first()).toBeVisible()
  await expect(page.getByText('草稿').first()).toBeVisible()
})
