import { makeDraft, save, wall } from './authoring.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'

test('a deadline at 23:59:59 stays there, whatever else of its form is saved, in another zone too', async ({
  page,
}) => {
  await signIn(page, 'organiser@demo.leitai.example')
  const { home } = await makeDraft(page, '精确到秒', 'To the second')
  const end = `${wall(30 * 1_440).slice(0, 10)}T23:59:59`

  await page.goto(`${home}/basics`)
  const field = page.getByLabel('结束时间')
  await field.fill(end)
  await save(page)
  await page.reload()
  await expect(field).toHaveValue(end)
  await page.getByLabel('奖励总额').fill('100')
  await save(page)
  await page.reload()
  await expect(field).toHaveValue(end)

  // Another hour is that hour's last second, by keyboard; an emptied field shows what it still is.
  await field.focus()
  await field.press('Backspace')
  await expect(field).toHaveValue('')
  await page.getByLabel('奖励总额').focus()
  await expect(field).toHaveValue(end)
  await field.fill(end.replace('T23', 'T22'))
  await save(page)

  await page.goto(`${home}/rounds`)
  await page.getByRole('button', { name: '添加轮次' }).click()
  await expect(page.getByLabel('轮次结束', { exact: true })).toHaveValue(end.replace('T23', 'T22'))
  await save(page)
  await page.reload()
  await expect(page.getByLabel('A 榜截止', { exact: true })).toHaveValue(end.replace('T23', 'T22'))

  await page.goto(`${home}/basics`)
  await page.getByLabel('时区', { exact: true }).fill('America/New_York')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请在下面选择时间怎么算')).toBeVisible()
  await page.getByLabel(/^钟面时间不变/).check()
  await expect(field).toHaveValue(end.replace('T23', 'T22'))
  await page.getByLabel(/^时刻不变/).check()
  await expect(field).not.toHaveValue(end.replace('T23', 'T22'))
  await page.getByLabel(/^钟面时间不变/).check()
  await expectAccessible(page)
  await save(page)
  await page.goto(`${home}/rounds`)
  await expect(page.getByLabel('A 榜截止', { exact: true })).toHaveValue(end.replace('T23', 'T22'))
})
