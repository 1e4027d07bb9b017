import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  addRound,
  chooseAccuracy,
  csv,
  giveAnswers,
  makeDraft,
  publish,
  save,
  writeSummary,
  writeTexts,
} from './authoring.ts'
import { expect, expectAccessible, speak, test } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'
import { ownProduct, startOwnProduct, type OwnProduct } from './own-product.ts'

test.use({ baseURL: ownProduct.site })
// One product of its own, where one can be at a time.
test.describe.configure({ mode: 'serial' })

const boss = 'boss@example.org'
const counsel = 'counsel@example.org'
let product: OwnProduct
test.beforeAll(async () => {
  product = await startOwnProduct({
    ADMIN_EMAILS: `${boss},${counsel}`,
    TRACKING_IMAGE: 'https://count.example/t.gif',
  })
})
test.afterAll(() => product?.stop())

const answers = ['id,label', '1,cat', '2,dog', '3,cat', '4,dog']

/** Adds an entry to a list of the catalogue; its code, where it has one, comes of its name. */
async function addEntry(page: Page, zh: string, en: string): Promise<void> {
  await page.getByLabel('名称 · 中文').fill(zh)
  await page.getByLabel('名称 · 英文').fill(en)
  await page.getByLabel('名称 · 英文').press('Enter')
  await expect(page.getByText(`已添加“${zh}”`)).toBeVisible()
}

test('from an empty installation to a score and a rank', async ({ page, browser }) => {
  test.setTimeout(180_000)
  expect(product.said).toContain(`Nobody has a role yet`)
  expect(product.said).toContain(boss)

  // Nothing is there yet, and every page says so.
  await page.goto('/')
  await expectAccessible(page)
  await page.goto('/competitions')
  await expect(page.getByText('还没有竞赛')).toBeVisible()

  await arriveAsNew(page, '/admin', { name: '站长', lang: 'zh-CN', email: boss }, product)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { home, id } = await makeDraft(page, '分清猫和狗', 'Cats and dogs')

  // There is nothing to choose from; the form leads to where it is made.
  await page.goto(`${home}/basics`)
  await expect(page.getByText('还没有可选的内容。')).toHaveCount(4)
  await page.getByRole('link', { name: '去添加' }).last().click()
  await page.waitForURL('**/admin/catalogue/organisations')
  await page.locator('html[data-ready]').waitFor()
  await addEntry(page, '北辰实验室', 'Beichen Lab')
  await page.goto('/admin/catalogue/categories')
  await addEntry(page, '算法赛', 'Algorithms')
  await page.goto('/admin/catalogue/tags')
  await addEntry(page, '图像', 'Images')

  await writeSummary(page, home)
  await page.getByLabel('竞赛类别').selectOption({ label: '算法赛 · Algorithms' })
  for (const [list, name] of [
    ['方向标签', 'images'],
    ['主办机构', '北辰'],
  ] as const) {
    await page.getByRole('combobox', { name: list }).fill(name)
    await page.getByRole('combobox', { name: list }).press('Enter')
  }
  // The first closes the list, and no other takes off what was chosen.
  for (const _ of [1, 2]) await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '移除“北辰实验室”' })).toBeVisible()
  await expectAccessible(page)
  await save(page)
  await writeTexts(page, home)
  await addRound(page, home)
  await giveAnswers(page, home, answers)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载 · 所有预测相同' }).click()
  const sample = await readFile(await (await downloading).path(), 'utf8')
  await page.getByRole('button', { name: '用作竞赛的示例 · 所有预测相同' }).click()
  await expect(page.getByText('已放进竞赛数据（第 1 版）。')).toBeVisible()
  await expectAccessible(page)
  await chooseAccuracy(page, home)
  await save(page)

  await page.goto(`${home}/data`)
  await page.getByRole('link', { name: '添加数据' }).click()
  await page.waitForURL(/\/datasets\/edit\?/)
  await page.locator('html[data-ready]').waitFor()
  await page.getByLabel('标题 (中文)').fill('猫狗图片')
  await page.getByLabel('标题 (英文)').fill('Cats and dogs')
  await page.getByLabel('许可').selectOption('CC0-1.0')
  await page.getByRole('button', { name: '创建草稿' }).click()
  await page.waitForURL(/\/datasets\/edit\/\d+$/)
  await page.locator('html[data-ready]').waitFor()
  await page
    .getByLabel('选择文件', { exact: true })
    .setInputFiles({ name: 'sample.csv', mimeType: 'text/csv', buffer: Buffer.from(sample) })
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.waitForURL(/\/datasets\/\d+$/)

  await publish(page, home)

  const theirs = await browser.newContext({ locale: 'en-US' })
  try {
    const other = await theirs.newPage()
    await speak(other, 'en-US')
    await arriveAsNew(other, `/competitions/${id}/submits`, { name: 'Newcomer', lang: 'en-US' }, product)
    await other.getByRole('button', { name: 'Join competition' }).click()
    await other.getByLabel('I have read the agreement and accept it').check()
    await other.getByRole('button', { name: 'Accept and join' }).click()
    await other.getByRole('dialog').getByRole('link', { name: 'Get the data' }).click()
    for (const name of ['Sample submission', 'Cats and dogs']) {
      const archive = other.waitForEvent('download')
      await other.getByRole('region', { name }).getByRole('button', { name: 'Accept and download' }).click()
      await archive
    }
    await expect(other.getByRole('link', { name: 'Download sample_submission.csv' })).toBeVisible()
    const theirDownload = other.waitForEvent('download')
    await other.getByRole('link', { name: 'Download sample.csv' }).click()
    const file = await readFile(await (await theirDownload).path(), 'utf8')
    expect(file).toBe(sample)
    await other.goto(`/competitions/${id}/submits`)
    await other
      .getByLabel('Choose a submission file, or drop it here')
      .setInputFiles(csv('mine.csv', [...answers.slice(0, 4), '4,cat']))
    await other.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(other.getByRole('status').filter({ hasText: 'Scored' })).toBeVisible({ timeout: 90_000 })
    await other.getByRole('link', { name: 'See your row' }).click()
    const own = other.getByRole('row').filter({ hasText: 'Your team' })
    await expect(own).toContainText('0.75')
    await expect(own.getByRole('cell').first()).toContainText('1')
    await expectAccessible(other)
  } finally {
    await theirs.close()
  }
})

test('new terms are asked for once, of everybody, and each time they change', async ({ page, browser }) => {
  await arriveAsNew(page, '/admin/help/service', { name: '法务', lang: 'zh-CN', email: counsel }, product)
  const publishTerms = async (text: string) => {
    await page.getByLabel('标题 · 中文').fill('服务条款')
    await page.getByLabel('标题 · 英文').fill('Terms of service')
    await page.getByLabel('正文 · 中文').fill(text)
    await page.getByLabel('正文 · 英文').fill(`${text} in English`)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
    await page.getByLabel('更新说明 · 中文').fill(text)
    await page.getByLabel('更新说明 · 英文').fill(text)
    await page.getByLabel('要求用户同意').check()
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await expect(page.getByText('新版本已发布。')).toBeVisible()
  }
  await publishTerms('第一份条款')

  const theirs = await browser.newContext()
  try {
    const person = await theirs.newPage()
    await speak(person, 'zh-CN')
    await arriveAsNew(person, '/', { name: '新人', lang: 'zh-CN', isGuided: false }, product)
    const asked = person.getByRole('region', { name: '条款更新' })
    await expectAccessible(person)
    await asked.getByRole('link', { name: '《服务条款》' }).click()
    await expect(person.getByRole('main')).toContainText('第一份条款')
    await asked.getByRole('button', { name: '我已阅读并同意' }).click()
    await expect(asked).toHaveCount(0)
    await person.reload()
    await expect(asked).toHaveCount(0)
    await expect(person.getByText(/你在 .* 同意了这一版。/)).toBeVisible()

    // Whoever published them is asked like everybody.
    await page.getByRole('region', { name: '条款更新' }).getByRole('button').click()
    await publishTerms('第二份条款')
    await person.goto('/users/v2/setting-info')
    await expect(asked).toBeVisible()
  } finally {
    await theirs.close()
  }
})

for (const objects of [false, true])
  test(`visits are told to the operator’s counter, ${objects ? 'but not of who objects' : 'page by page'}`, async ({
    page,
  }) => {
    const asked: URL[] = []
    await page.route('https://count.example/**', route => {
      asked.push(new URL(route.request().url()))
      return route.fulfill({ contentType: 'image/gif', body: '' })
    })
    if (objects)
      await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
    await page.goto('/competitions?search=plans&page=1')
    await page.getByRole('banner').getByRole('link').first().click()
    await page.waitForURL(`${ownProduct.site}/`)
    if (objects) return expect(asked).toEqual([])
    await expect.poll(() => asked.length).toBe(2)
    const told = asked.map(({ searchParams }) => searchParams)
    expect(told.map(one => one.get('fullPath'))).toEqual(['/competitions?search=&page=1', '/'])
    expect(told[0]?.get('fingerprint')).toBe(told[1]?.get('fingerprint'))
    expect(told[0]?.get('hostname')).toBe('localhost')
  })
