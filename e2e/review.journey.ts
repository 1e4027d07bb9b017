import type { Browser, Page } from '@playwright/test'
import { expect, signIn, site, speak, test } from './fixtures.ts'
import { reviewerLogin } from './reviewers.ts'

async function fresh(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage()
  await speak(page, 'zh-CN')
  return page
}

test('who was sent a link scores by keyboard, the chief reads the score, and the link ends with its revocation', async ({
  page: staff,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(staff, 'admin@demo.leitai.example')
  await speak(staff, 'zh-CN')
  await staff.goto('/admin/spic/1/reviewers')
  await staff.getByRole('link', { name: '何立群' }).click()
  await staff.getByLabel('有效天数').fill('7')
  await staff.getByLabel('同时发送到邮箱').uncheck()
  await staff.getByRole('button', { name: '生成链接' }).click()
  const link = new URL(await staff.getByLabel('个人链接（仅显示这一次）').inputValue())

  const expert = await fresh(browser)
  await expert.goto(link.pathname)
  // Opening it lets nobody in yet.
  await expect(expert.getByText('以账号 he-')).toBeVisible()
  expect((await expert.context().cookies()).map(({ name }) => name)).not.toContain('leitai_review')
  await expert.getByRole('button', { name: '进入评审' }).click()
  await expert.waitForURL('**/hidden-spic-review/scoremanage')
  await expert.getByRole('link', { name: '从下一份开始' }).click()
  await expert.waitForURL(/\/hidden-spic-review\/spic-review-2020\/\d+$/)
  await expect(expert.getByText('方案内容')).toBeVisible()
  const title = (await expert.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const criteria = expert.getByRole('group')
  await criteria.first().getByRole('radio').first().focus()
  for (let left = await criteria.count(); left > 0; left--) {
    await expert.keyboard.press('8')
    await expert.keyboard.press('ArrowDown')
  }
  await expert.getByLabel('给参赛方的意见').fill('基线交代清楚，建议补上停机时的退回步骤。')
  await expect(expert.getByText('当前总分')).toBeVisible()
  await expect(expert.getByText(/^已保存/)).toBeVisible()
  await expert.getByRole('button', { name: '提交评分' }).click()
  await expert.getByRole('dialog').getByRole('button', { name: '提交评分' }).click()
  await expect(expert.getByText('需要修改时请联系评审组长解锁')).toBeVisible()

  const outsider = await fresh(browser)
  await outsider.goto('/spic-review/scoremanage')
  await expect(outsider).toHaveURL(/\/spic-review\/login\?to=/)

  const chief = await fresh(browser)
  const { account, password } = reviewerLogin('chief')
  await chief.goto('/spic-review/login')
  await chief.getByLabel('评审账号').fill(account)
  await chief.getByLabel('密码').fill('not this one')
  await chief.getByRole('button', { name: '登录' }).click()
  await expect(chief.getByText('账号或密码不正确')).toBeVisible()
  await chief.getByLabel('密码').fill(password)
  await chief.getByRole('button', { name: '登录' }).click()
  await chief.waitForURL('**/spic-review/allproject')
  await chief
    .getByRole('navigation', { name: '评审组长的页面' })
    .getByRole('link', { name: '项目评分管理' })
    .click()
  await expect(chief.getByRole('heading', { name: '专家进度与尺度' })).toBeVisible()
  const row = chief.getByRole('row').filter({ hasText: title })
  if ((await row.count()) === 0) await chief.getByRole('link', { name: '2', exact: true }).click()
  await expect(row).toContainText(/何立群\s*80\.00/)

  await staff.reload()
  await staff
    .getByRole('button', { name: /^撤销 / })
    .first()
    .click()
  await expect(staff.getByText('已撤销').first()).toBeVisible()
  await expert.goto('/hidden-spic-review/scoremanage')
  await expect(expert).toHaveURL(/\/hidden-spic-review\/login\?to=/)
})
