import { expect, type Page } from '@playwright/test'

/** A file of these lines, for a form to take. */
export const csv = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${rows.join('\n')}\n`),
})

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
