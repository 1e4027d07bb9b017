import type { Page } from '@playwright/test'
import { pdfText } from '../platform/test/pdf-text.ts'
import { wall } from './authoring.ts'
import { expect, expectAccessible, signIn, site, speak, test, walkedIn } from './fixtures.ts'
import { enter, handIn, scriptOf } from './hand-in.ts'
import { makeOpen } from './open-competition.ts'

const answers = ['id,label', '1,cat', '2,dog', '3,cat', '4,dog']
const half = ['id,label', '1,cat', '2,cat', '3,cat', '4,cat']

const said = {
  'zh-CN': {
    download: '下载中文版',
    award: '冠军',
    title: '获奖证书',
    rank: '第 1 名',
    file: 'zh-CN',
    scored: /提交 \d+ 已评分/,
    issued: /证书已经可以下载/,
    genuine: '这份证书真实有效',
    revoked: '这份证书已被撤销',
    unknown: '没有这份证书',
    mark: '已撤销',
  },
  'en-US': {
    download: 'Download in English',
    award: 'Champion',
    title: 'Award certificate',
    rank: 'Rank 1',
    file: 'en-US',
    scored: /submission \d+ .* has been scored/,
    issued: /certificate .* is ready to download/,
    genuine: 'This certificate is genuine',
    revoked: 'This certificate was revoked',
    unknown: 'Certificate not found',
    mark: 'Revoked',
  },
} as const

/** Ends the one round of a competition a moment ago. */
async function endRound(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/rounds`)
  for (const label of ['A 榜截止', '轮次结束'])
    await page.getByLabel(label, { exact: true }).first().fill(wall(-3))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible()
}

for (const lang of walkedIn('zh-CN')) {
  test(`a certificate is set up, issued, downloaded, checked and revoked (${lang})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    const words = said[lang]
    await signIn(page, 'organiser@demo.leitai.example')
    const title = `Certified ${Date.now()}`
    const { home, id } = await makeOpen(page, title, answers)
    const [winner, other] = await Promise.all(
      (['captain', 'member'] as const).map(async who => {
        const of = await (await browser.newContext()).newPage()
        await signIn(of, `${who}@demo.leitai.example`)
        await speak(of, lang)
        const script = await scriptOf(of)
        await enter(script, id)
        return { page: of, script }
      }),
    )
    if (!winner || !other) throw new Error('two came')
    await handIn(winner.script, id, answers)
    await handIn(other.script, id, half)

    // How certificates look, and who gets what.
    await page.goto(`${home}/certificates`)
    await page.getByLabel('标题 · 中文').fill('获奖证书')
    await page.getByLabel('标题 · 英文').fill('Award certificate')
    await page.getByRole('button', { name: '添加奖项' }).click()
    await page.getByLabel('奖项名称 · 中文').fill('冠军')
    await page.getByLabel('奖项名称 · 英文').fill('Champion')
    await expectAccessible(page)
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible()
    const sample = await page.request.get(
      `${site}/api/admin/competitions/${id}/certificates/preview?lang=${lang}`,
    )
    expect(pdfText(await sample.body())).toContain(words.title)

    // Not while the round runs; then confirmed.
    const confirm = page.getByRole('button', { name: '确认最终名次' })
    await page.goto(`${home}/final-list`)
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await endRound(page, home)
    await page.goto(`${home}/final-list`)
    await expectAccessible(page)
    await confirm.click()
    await page.getByRole('dialog').getByRole('button', { name: '确认最终名次' }).click()
    await expect(page.getByText('最终名次已确认')).toBeVisible()

    // The winner finds it at the competition, and its file says what it certifies.
    const reader = winner.page
    const link = reader.getByRole('main').getByRole('link', { name: words.download })
    const openNotice = async (text: RegExp) => {
      await reader.goto('/notices')
      await reader.getByRole('main').getByRole('link', { name: text }).first().click({ timeout: 30_000 })
    }
    await openNotice(words.scored)
    await expect(reader).toHaveURL(/#submission-\d+$/)
    const row = /submission-\d+$/.exec(reader.url())?.[0] ?? ''
    await expect(reader.locator(`#${row}`)).toBeInViewport()
    await openNotice(words.issued)
    await expect(reader).toHaveURL(/#certificates$/)
    await expect(link).toBeInViewport()
    const file = await reader.request.get(site + (await link.getAttribute('href')))
    expect(file.headers()['content-type']).toBe('application/pdf')
    const text = pdfText(await file.body())
    for (const part of [words.title, words.award]) expect(text).toContain(part)
    const address = /\/certificates\/[0-9a-z]{20}/.exec(text)?.[0] ?? ''

    // Whoever holds it can check it, without an account.
    const visitor = await (await browser.newContext()).newPage()
    await speak(visitor, lang)
    await visitor.goto(address)
    await expect(visitor.getByText(words.genuine)).toBeVisible()
    await expect(visitor.getByRole('main')).toContainText(words.rank)
    await expectAccessible(visitor)
    await visitor.goto(`${address.slice(0, -4)}0000`)
    await expect(visitor.getByText(words.unknown)).toBeVisible()

    // Taken back, it says so to everybody.
    await page.getByRole('button', { name: '撤回确认' }).click()
    await page.getByRole('dialog').getByLabel('理由').fill('答案有误')
    await page.getByRole('dialog').getByRole('button', { name: '撤回确认' }).click()
    await expect(page.getByText('答案有误')).toBeVisible()
    await expect(async () => {
      await visitor.goto(address)
      await expect(visitor.getByText(words.revoked)).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await reader.goto(`/competitions/${id}`)
    await expect(reader.getByRole('main').getByText(words.mark)).toBeVisible()
  })
}
