import { arriveAsNew } from './new-user.ts'
import { expect, expectAccessible, site, test } from './fixtures.ts'

/** What the server says of a submission that is under way, one answer after the other. */
const onTheWay = [
  { state: 'queued', queuePosition: 3 },
  { state: 'queued', queuePosition: 1 },
  { state: 'running', queuePosition: null, progress: 0.4 },
] as const

test('a submission is followed without events: upload, queue, progress and end, and its row opens to the log', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await arriveAsNew(page, '/competitions/1001/submits', { name: '旁观者', lang: 'zh-CN' })
  // As the spec writes a signup.
  const signup = await page.request.post(`${site}/api/competitions/1001/users`, {
    headers: { origin: site },
    data: { isRedance: false, targetId: null, invite: null, from: 'web' },
  })
  expect(signup.status()).toBe(200)
  await page.goto('/competitions/1001/submits')

  const rows = Array.from(
    { length: 20_000 },
    (_, row) => `{"id":${row === 1 ? '"x"' : row + 1},"species":"Adelie"}`,
  )
  await page.getByLabel('选择结果文件，或拖到这里').setInputFiles({
    name: 'lines.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${rows.join('\n')}\n`),
  })
  // Nothing is called good that nobody has read.
  await expect(page.getByText('内容会在上传后检查')).toBeVisible()
  await page.getByLabel('过程文件（可选）').setInputFiles(
    ['train.py', 'report.md', 'wrong.txt'].map(name => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(name),
    })),
  )
  await page.getByRole('button', { name: '移除 wrong.txt' }).click()

  await page.route('**/api/submissions/*/events', route => route.abort())
  let asked = 0
  let isOver = false
  await page.route(/\/api\/submissions\/\d+$/, async route => {
    if (route.request().method() === 'DELETE')
      return route.fulfill({
        status: 409,
        json: { status: 'e40940', errno: 'e40940', message: '评测已经开始，不能再取消。' },
      })
    const answer = (await (await route.fetch()).json()) as { data: object }
    const change = isOver ? {} : onTheWay[Math.min(asked++, onTheWay.length - 1)]
    return route.fulfill({ json: { ...answer, data: { ...answer.data, ...change } } })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 250_000,
  })
  await page.getByRole('button', { name: '提交', exact: true }).click()
  const uploading = page.getByRole('progressbar', { name: /^正在上传 [1-9]\d?%$/ })
  await expect(uploading).toBeVisible()
  await expectAccessible(page)

  const live = page.getByRole('main').getByRole('region', { name: '最新提交' })
  await expect(live).toContainText('排队第 3 位')
  await page.getByRole('button', { name: '取消提交' }).click()
  await expect(page.getByRole('alert')).toContainText('评测已经开始，不能再取消。')
  await expect(live).toContainText('排队第 1 位')
  await expect(page.getByRole('progressbar', { name: '进度' })).toHaveAttribute('aria-valuenow', '40')
  isOver = true
  await expect(live).toContainText('失败', { timeout: 90_000 })

  const row = page.getByRole('row').filter({ hasText: 'lines.jsonl' })
  const open = row.getByRole('button', { name: /评测日志/ })
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveAttribute('aria-expanded', 'true')
  const detail = page.locator(`#${await open.getAttribute('aria-controls')}`)
  await expect(detail).toContainText('第 2 行')
  for (const state of ['已上传，等待评测', '排队中', '评测中', '失败'])
    await expect(detail).toContainText(state)
  await expect(detail.getByRole('link', { name: 'report.md' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await detail.getByRole('link', { name: 'train.py' }).click()
  expect((await downloading).suggestedFilename()).toBe('train.py')
  await expect(detail.getByText('wrong.txt')).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(row.getByRole('link', { name: '下载 lines.jsonl' })).toBeVisible()
})
