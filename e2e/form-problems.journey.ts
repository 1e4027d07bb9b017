import { addRound, giveAnswers, makeDraft } from './authoring.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'

test('a form with several mistakes says each at its field, and leads to the first', async ({ page }) => {
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/admin/competitions/new')
  await page.getByLabel('中文和英文').check()
  await page.getByLabel('标题 · 英文').fill('Only in English')
  await page.getByLabel('结束时间').fill('2020-01-01T00:00')
  await page.getByRole('button', { name: '创建草稿' }).click()
  await expect(page.getByRole('alert')).toContainText('请检查标出的各项')
  const title = page.getByLabel('标题 · 中文')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/请填写这一项/)
  await expect(page.getByLabel('结束时间')).toHaveAccessibleDescription(/结束时间必须晚于开始时间/)
  await expect(page.getByLabel('标题 · 英文')).toHaveValue('Only in English')
  await expectAccessible(page)
})

test('an empty query is told at its field, and an impossible window stays on the timeline', async ({
  page,
}) => {
  await signIn(page, 'organiser@demo.leitai.example')
  const { home } = await makeDraft(page, '表单里的错误', 'Mistakes in forms')
  await addRound(page, home)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByLabel('A 榜截止', { exact: true }).fill('2035-01-01T00:00')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByLabel('A 榜截止', { exact: true })).toBeFocused()
  await expect(page.getByLabel('A 榜截止', { exact: true })).toHaveAccessibleDescription(/A 榜晚于轮次结束/)
  expect(await beyond()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: '放弃修改' }).click()

  await giveAnswers(page, home, ['id,label', '1,cat', '2,dog'])
  await page.goto(`${home}/scoring`)
  await page.getByLabel('指标', { exact: true }).selectOption('sql')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const query = page.getByLabel('SQL 查询')
  await expect(query).toBeFocused()
  await expect(query).toHaveAccessibleDescription(/请填写这一项/)
  expect(await beyond()).toBeLessThanOrEqual(0)

  /** How far the page reaches beyond its window. */
  async function beyond(): Promise<number> {
    return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  }
})
