import type { Browser, Page } from '@playwright/test'
import { day, wall } from './authoring.ts'
import { expect, signIn, speak, test } from './fixtures.ts'

const proposal = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 three steps in three months'),
}

async function as(browser: Browser, email?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (email) await signIn(page, email)
  await speak(page, 'zh-CN')
  return page
}

/** Presses a button that asks once more, and the button of the same name in what it asks. */
async function confirm(page: Page, name: string, reason?: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  if (reason !== undefined) await dialog.getByLabel('理由').fill(reason)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('a need is posted, reviewed, bid on and awarded', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const title = `管网漏损定位 ${Date.now()}`
  await signIn(page, 'organiser@demo.leitai.example')
  await speak(page, 'zh-CN')
  await page.goto('/unveil/new')
  await page.getByLabel('单位').fill('临江市供水集团')
  await page.getByLabel('题目').fill(title)
  await page.getByRole('button', { name: '开始填写' }).click()
  await page.waitForURL(/\/unveil\/\d+\/edit$/)
  const address = new URL(page.url()).pathname.replace('/edit', '')
  await page.getByLabel('题目 · 英文').fill(`Leaks of a network ${title.slice(-13)}`)
  for (const [label, text] of [
    ['一句话说明（公开）', '用压力与流量找出漏点。'],
    ['背景', '三年的分钟级数据。'],
    ['目标', '给出漏点所在的管段。'],
    ['验收标准', '在保留的十处漏点上验收。'],
  ] as const)
    for (const side of ['中文', '英文']) await page.getByLabel(`${label} · ${side}`).fill(text)
  await page.getByLabel('截止时间').fill(wall(20 * day))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByLabel('奖励（元）')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('奖励面议').check()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('已提交，等待编辑审核。')).toBeVisible()
  await expect(page.getByLabel('截止时间')).toHaveCount(0)
  await page.getByRole('button', { name: '撤回修改' }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('已提交，等待编辑审核。')).toBeVisible()

  const visitor = await as(browser)
  expect((await visitor.goto(address))?.status()).toBe(404)
  const admin = await as(browser, 'admin@demo.leitai.example')
  await admin.goto('/admin/needs')
  await admin.getByRole('link', { name: title }).click()
  await admin.getByRole('button', { name: '发布', exact: true }).click()
  await expect(admin.getByText('征集中').first()).toBeVisible()

  const bidder = await as(browser, 'competitor@demo.leitai.example')
  await bidder.goto(address)
  await bidder.getByRole('button', { name: '我来揭榜' }).click()
  await bidder.getByLabel('一句话方案', { exact: true }).fill('压力波反演加逐段排查')
  await bidder.getByLabel('方案（Markdown）').fill('先用压力波圈出管段，再逐段排查。')
  await bidder.getByLabel('报价与工期').fill('十二万元，三个月')
  await bidder.getByLabel('选择文件').setInputFiles(proposal)
  await bidder.getByLabel('中榜后可以公开').check()
  await bidder.getByRole('button', { name: '提交方案' }).click()
  await expect(bidder.getByRole('link', { name: 'plan.pdf' })).toBeVisible()
  await bidder.getByLabel('报价与工期').fill('十万元，三个月')
  await bidder.getByRole('button', { name: '更新方案' }).click()
  await expect(bidder.getByText('方案已提交')).toBeVisible()
  await expect(bidder.getByLabel('报价与工期')).toHaveValue('十万元，三个月')
  await expect(bidder.getByRole('link', { name: 'plan.pdf' })).toBeVisible()
  await visitor.goto(address)
  await expect(visitor.getByText('1 份方案')).toBeVisible()
  for (const name of ['提交方案', '提问'])
    await expect(visitor.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/zh-CN/login2?return=${encodeURIComponent(address)}`,
    )
  await expect(visitor.getByText('压力波反演')).toHaveCount(0)

  await page.goto(`${address}/bids`)
  await page.getByRole('button', { name: '入围', exact: true }).click()
  await expect(page.getByText('已入围')).toBeVisible()
  await confirm(page, '提前截止，开始评选')
  await confirm(page, '评定中榜', '定位最准，工期最短')
  await expect(page.getByText('已中榜').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('中榜', { exact: true })).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByText('压力波反演加逐段排查')).toBeVisible()
  await expect(visitor.getByText('定位最准，工期最短')).toBeVisible()
  await page.goto(`${address}/edit`)
  await page.waitForURL(address)
  await bidder.goto(address)
  await expect(bidder.getByText('你中榜了').first()).toBeVisible()
  await expect(bidder.getByText('先用压力波圈出管段，再逐段排查。')).toBeVisible()
  await expect
    .poll(async () => {
      await bidder.goto('/notices')
      return bidder.getByText(`你在“${title}”的方案中榜了。`).count()
    })
    .toBeGreaterThan(0)
})
