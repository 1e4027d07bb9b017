import { expect, type Page } from '@playwright/test'

/** A file of these lines, for a form to take. */
export const csv = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\n')}\n`),
})

/** Minutes of a day. */
export const day = 1_440
/** As the wall clock of the competition's zone shows it, minutes from now. */
export const wall = (minutes: number): string =>
  new Date(Date.now() + (minutes + 480) * 60_000).toISOString().slice(0, 16)

/** Makes a draft that began two days ago; where its pages of the administration begin, and its number. */
export async function makeDraft(page: Page, zh: string, en: string): Promise<{ home: string; id: string }> {
  await page.goto('/admin/competitions/new')
  await page.getByLabel('中文和英文').check()
  await page.getByLabel('标题 · 中文').fill(zh)
  await page.getByLabel('标题 · 英文').fill(en)
  await page.getByLabel('开始时间').fill(wall(-2 * day))
  await page.getByLabel('结束时间').fill(wall(20 * day))
  await page.getByRole('button', { name: '创建草稿' }).click()
  await page.waitForURL(/\/admin\/competitions\/\d+$/)
  const home = new URL(page.url()).pathname
  return { home, id: home.split('/').at(-1) ?? '' }
}

/** Says in a sentence what a competition is about. */
export async function writeSummary(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/basics`)
  await page.getByLabel('一句话简介 · 中文').fill('看图片，分清猫和狗。')
  await page.getByLabel('一句话简介 · 英文').fill('Tell cats from dogs.')
}

export async function addRound(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/rounds`)
  await page.getByRole('button', { name: '添加轮次' }).click()
  await save(page)
}

/** Hands in the answers of a round: a header, and a row for each line more. */
export async function giveAnswers(page: Page, home: string, rows: readonly string[]): Promise<void> {
  await page.goto(`${home}/scoring?part=answers`)
  await page.getByLabel('选择或拖入答案文件').setInputFiles(csv('answers.csv', rows))
  await page.getByRole('button', { name: '检查并上传' }).click()
  await expect(page.getByText(`已接受，共 ${rows.length - 1} 行。`)).toBeVisible({ timeout: 60_000 })
}

/** Has a round scored by accuracy. */
export async function chooseAccuracy(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/scoring?part=metric`)
  await page.getByLabel('指标', { exact: true }).selectOption('accuracy')
}

export async function publish(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await page.getByRole('button', { name: '立即发布' }).click()
  await expect(page.getByText('报名中').first()).toBeVisible()
}

/** Saves a page of the administration in Chinese. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible()
}

/** Writes the texts that a competition cannot be published without. */
export async function writeTexts(page: Page, home: string): Promise<void> {
  for (const [path, label] of [
    ['texts?part=overview', '赛题背景'],
    ['agreement', '协议内容'],
  ] as const) {
    await page.goto(`${home}/${path}`)
    await page.getByLabel(`${label} · 中文`).fill('公平竞赛。')
    await page.getByLabel(`${label} · 英文`).fill('Play fair.')
    await save(page)
  }
}
