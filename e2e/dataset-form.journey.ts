import { expect, expectAccessible, signIn, test } from './fixtures.ts'

test('what is typed about a dataset is kept, told where it is wrong, and not saved over newer texts unseen', async ({
  page,
}) => {
  await signIn(page, 'captain@demo.leitai.example')
  await page.goto('/datasets/edit')
  await page.getByLabel('标题 (中文)').fill(`表单 ${Date.now()}`)
  await page.getByRole('button', { name: '创建草稿' }).click()
  await page.waitForURL(/\/datasets\/edit\/\d+$/)
  await page.locator('html[data-ready]').waitFor()
  const address = page.url()
  const summary = page.getByLabel('一句话简介 中文')
  const source = page.getByLabel('来源网址')
  const save = page.getByRole('button', { name: '保存草稿' })

  // Left by a link it is asked about, and stands there again.
  await summary.fill('还没有保存的简介')
  await page.getByRole('combobox', { name: /^许可/ }).selectOption({ label: '其他（自己填写）' })
  await page.getByLabel('许可名称').fill('自家许可')
  await page.getByRole('banner').getByRole('link', { name: '数据集' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click()
  await page.waitForURL(/\/datasets$/)
  await page.goto(address)
  await expect(page.getByText(/已恢复你在 .* 未保存的修改/)).toBeVisible()
  await expect(summary).toHaveValue('还没有保存的简介')
  await expect(page.getByLabel('许可名称')).toHaveValue('自家许可')

  await source.fill('not an address')
  await save.click()
  await expect(source).toBeFocused()
  await expect(source).toHaveAccessibleDescription(/以 http:\/\/ 或 https:\/\/ 开头/)
  await expectAccessible(page)
  await source.fill('https://example.com/data')
  await save.click()
  await expect(page.getByText('草稿已保存。')).toBeVisible()

  // Somebody saves it elsewhere.
  await summary.fill('这里的简介')
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(`${address}?saved=1`)
  await elsewhere.getByLabel('一句话简介 中文').fill('那里的简介')
  await elsewhere.getByRole('button', { name: '保存草稿' }).click()
  await expect(elsewhere.getByText('草稿已保存。')).toBeVisible()
  await save.click()
  await expect(page.getByRole('alert')).toContainText('你的修改还在')
  await expect(summary).toHaveValue('这里的简介')
  await expect(page.getByRole('link', { name: '查看最新内容' })).toBeVisible()
  await save.click()
  await expect(page.getByText('草稿已保存。')).toBeVisible()
  await page.reload()
  await expect(summary).toHaveValue('这里的简介')
})
