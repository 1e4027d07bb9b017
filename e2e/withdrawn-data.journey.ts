import type { Page } from '@playwright/test'
import { csv } from './authoring.ts'
import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'
import { enter, scriptOf } from './hand-in.ts'
import { makeOpen } from './open-competition.ts'

const answers = ['id,label', '1,cat', '2,dog']

/** A published dataset of a competition, with one file. */
async function addData(page: Page, home: string, title: string): Promise<void> {
  await page.goto(`${home}/data`)
  await page.getByRole('link', { name: '添加数据' }).click()
  await page.getByLabel('标题 (中文)').fill(title)
  await page.getByLabel('许可').selectOption('CC0-1.0')
  await page.getByRole('button', { name: '创建草稿' }).click()
  await page.waitForURL(/\/datasets\/edit\/\d+$/)
  await page.locator('html[data-ready]').waitFor()
  await page.getByLabel('选择文件', { exact: true }).setInputFiles(csv(`${title}.csv`, answers))
  const publish = page.getByRole('button', { name: '发布', exact: true })
  // Once the worker has checked the file, beside whatever else it has to do.
  await expect(publish).not.toHaveAttribute('aria-disabled', { timeout: 60_000 })
  await publish.click()
  await page.waitForURL(/\/datasets\/\d+$/)
}

test('an organiser arranges the data of a competition, and takes some of it back: who had accepted it reads why', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'organiser@demo.leitai.example')
  const { home, id } = await makeOpen(page, `Withdrawn data ${Date.now()}`, answers)
  for (const title of ['训练集', '测试集']) await addData(page, home, title)

  const reader = await (await browser.newContext()).newPage()
  await signIn(reader, 'competitor@demo.leitai.example')
  await speak(reader, 'en-US')
  await enter(await scriptOf(reader), id)
  await reader.goto(`/competitions/${id}/datasets`)
  const titles = () => reader.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(await titles()).toEqual(['训练集', '测试集'])
  await reader
    .getByRole('region', { name: '训练集' })
    .getByRole('button', { name: 'Accept and download' })
    .click()
  const file = reader.getByRole('link', { name: 'Download 训练集.csv' })
  await expect(file).toBeVisible()
  const address = (await file.getAttribute('href')) ?? ''

  // By keyboard: the button goes along with what it moves.
  await page.goto(`${home}/data`)
  const up = page.getByRole('button', { name: '将“测试集”上移' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '“测试集”现在排在第 1 位' })).toBeAttached()
  await expect(up).toBeFocused()
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await reader.reload()
  expect(await titles()).toEqual(['测试集', '训练集'])

  await page.getByRole('button', { name: '撤下 训练集' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '撤下' }).click()
  await expect(dialog.getByText('请写明理由')).toBeVisible()
  await dialog.getByLabel('理由').fill('含有个人信息')
  await dialog.getByRole('button', { name: '撤下' }).click()
  await expect(page.getByText('已撤下', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await reader.reload()
  const gone = reader.getByRole('region', { name: '训练集' })
  await expect(gone.getByText('Reason: 含有个人信息')).toBeVisible()
  await expect(file).toHaveCount(0)
  expect((await reader.request.get(address)).status()).toBe(403)
  await expectAccessible(reader)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/competitions/${id}/datasets`)
  await expect(visitor.getByRole('heading', { name: '测试集', exact: true })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: '训练集' })).toHaveCount(0)

  await page.getByRole('button', { name: '恢复 训练集' }).click()
  await dialog.getByLabel('理由').fill('已经去掉')
  await dialog.getByRole('button', { name: '恢复' }).click()
  await expect(page.getByText('已撤下', { exact: true })).toHaveCount(0)
  await reader.reload()
  await expect(file).toBeVisible()
})
