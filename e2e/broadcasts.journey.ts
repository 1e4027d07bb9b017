import { withDatabase } from './database.ts'
import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'

test('an organiser writes to a group, sees how many it is, and that they have it', async ({ page }) => {
  test.setTimeout(150_000)
  const said = `数据有更新，请重新下载。${Date.now()}`
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/admin/competitions/1001')
  await page.getByRole('link', { name: '公告' }).click()
  await page.waitForURL('**/admin/competitions/1001/broadcasts')
  await expect(page.getByText('还没有发过公告')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('radio', { name: /^已晋级/ }).check()
  await expect(page.getByRole('button', { name: '发送…' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('这个范围现在没有人。')).toBeVisible()
  await page.getByRole('radio', { name: /^已报名/ }).check()
  await page.getByLabel('内容 · 中文').fill(said)
  await page.getByRole('button', { name: '发送…' }).click()
  await expect(page.getByText('请填写内容。')).toBeVisible()
  await page.getByLabel('内容 · 英文').fill('x'.repeat(256))
  await expect(page.getByText('超出 1 字。')).toBeVisible()
  await page.getByLabel('内容 · 英文').fill('The data changed: please download it again.')

  // Nothing typed is lost.
  await page.goto(page.url())
  await expect(page.getByLabel('内容 · 中文')).toHaveValue(said)
  await expect(page.getByRole('radio', { name: /^已报名/ })).toBeChecked()
  await page.getByRole('button', { name: '发送…' }).click()
  await expectAccessible(page)
  const send = page.getByRole('dialog').getByRole('button', { name: /^发给 \d+ 人$/ })
  const people = Number(/\d+/.exec((await send.textContent()) ?? '')?.[0])
  expect(people).toBeGreaterThan(20)
  await send.click()
  await expect(page.getByText(`已开始发送，共 ${people} 人。`)).toBeVisible()
  await expect(page.getByText(`已送达 ${people} 人`)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('内容 · 中文')).toHaveValue('')
  const got = await withDatabase(db =>
    db
      .selectFrom('notice')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('text_zh', '=', said)
      .executeTakeFirstOrThrow(),
  )
  expect(got.n).toBe(people)

  await speak(page, 'en-US')
  await page.goto(page.url())
  await expect(page.getByText(`Delivered to ${people} people`)).toBeVisible()
  await expectAccessible(page)
})
