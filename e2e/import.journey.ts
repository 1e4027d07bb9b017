import { evalaiZip } from '../platform/test/bundles/evalai.ts'
import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'

test('an organiser imports a challenge of EvalAI: reads what becomes of it, chooses metrics, and has a draft', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const title = `Seed sorting ${Date.now()}`
  const zip = await evalaiZip()
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/admin/competitions')
  await page.getByRole('link', { name: '导入', exact: true }).click()
  await page.waitForURL('**/admin/competitions/import')
  await page
    .getByLabel('选择或拖入要导入的文件')
    .setInputFiles({ name: 'challenge.zip', mimeType: 'application/zip', buffer: zip })
  await page.getByRole('button', { name: '上传并预览' }).click()
  await page.waitForURL(/\/import\/\d+$/, { timeout: 30_000 })

  // The report says of everything what becomes of it, and of what is left out why.
  const report = page.getByRole('region', { name: '逐项报告' })
  await expect(report.getByText('由 HTML 转成 Markdown').first()).toBeVisible()
  await expect(report.getByText('程序保留在原文件里，这里不会运行').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('标题 · 中文').fill('种子分拣')
  await page.getByLabel('标题 · 英文').fill(title)
  const metrics = page.getByLabel('评测指标')
  await expect(metrics).toHaveCount(2)
  for (const metric of await metrics.all()) await metric.selectOption('accuracy')
  // The file names no zone: its times are meant by the clock of the one that is chosen.
  const starts = page.getByLabel('开始时间', { exact: true })
  const written = await Promise.all((await starts.all()).map(one => one.inputValue()))
  expect(new Set(written).size).toBeGreaterThan(1)
  await page.getByLabel('时区', { exact: true }).fill('Europe/Paris')
  await page.getByRole('button', { name: '确认导入' }).click()
  await expect(page.getByText('请在下面选择时间怎么算')).toBeVisible()
  await expect(starts.first()).not.toHaveValue(written[0] ?? '')
  await page.getByLabel(/^钟面时间不变/).check()
  for (const [at, one] of (await starts.all()).entries()) await expect(one).toHaveValue(written[at] ?? '')
  await page.getByRole('button', { name: '确认导入' }).click()
  await expect(page.getByText('导入完成')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: '打开草稿' }).click()
  await page.waitForURL(/\/admin\/competitions\/\d+$/)
  await expect(page.getByText('种子分拣').first()).toBeVisible()
  const home = new URL(page.url()).pathname
  await page.goto(`${home}/scoring?part=metric`)
  await expect(page.getByLabel('指标', { exact: true })).toHaveValue('accuracy')

  // An administrator who reads English finds it; to everybody else it is not there yet.
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'admin@demo.leitai.example')
  await speak(other, 'en-US')
  await other.goto(home)
  await expect(other.getByText(title).first()).toBeVisible()
  await expectAccessible(other)
  const visitor = await (await browser.newContext()).newPage()
  const answer = await visitor.goto(home.replace('/admin', ''))
  expect(answer?.status()).toBe(404)
})
