import { expect, signIn, site, speak, test } from './fixtures.ts'

test('an event that is full takes people onto its waiting list', async ({ page }) => {
  await signIn(page, 'competitor@demo.leitai.example')
  await speak(page, 'zh-CN')
  await page.goto('/information/activity')
  await page.getByRole('link', { name: '周末工作坊：两小时做出第一份提交' }).click()
  await expect(page.getByText('已报 12 / 12 · 候补 4 人')).toBeVisible()
  await page.getByRole('button', { name: '加入候补' }).click()
  await expect(page.getByText('你在候补名单里，前面还有 4 人。')).toBeVisible()
  await page.getByRole('button', { name: '取消报名' }).click()
  await expect(page.getByRole('button', { name: '加入候补' })).toBeVisible()
})

test('whoever holds a certificate finds the result of a season', async ({ page, browser }) => {
  await signIn(page, 'captain@demo.leitai.example')
  type Certificate = { number: string; name: string; competition: { title: string } }
  let own: Certificate | undefined
  // Certificates come of jobs after the demo world has begun.
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`${site}/api/users/certificates?lang=zh-CN`)
        const { data } = (await answer.json()) as { data: { list: Certificate[] } }
        own = data.list.find(one => one.competition.title === '经典汽车油耗预测')
        return own !== undefined
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  const visitor = await (await browser.newContext()).newPage()
  await speak(visitor, 'zh-CN')
  await visitor.goto('/grade/DCIC')
  await visitor.getByLabel('姓名').fill(own?.name ?? '')
  await visitor.getByLabel('证书编号').fill(own?.number ?? '')
  await visitor.getByRole('button', { name: '查询', exact: true }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${own?.name}的成绩`)
  await expect(visitor.getByRole('link', { name: own?.number ?? '' })).toBeVisible()
  await visitor.goto('/grade/DCIC')
  await visitor.getByLabel('姓名').fill('别人')
  await visitor.getByLabel('证书编号').fill(own?.number ?? '')
  await visitor.getByRole('button', { name: '查询', exact: true }).click()
  await expect(visitor.getByText('没有找到成绩。')).toBeVisible()
})

test('an organisation says what it needs, and its browser solves the riddle by itself', async ({ page }) => {
  await speak(page, 'zh-CN')
  await page.goto('/cooperation')
  await page.getByLabel('单位名称').fill('临江市园林局')
  await page.getByLabel('联系人').fill('梁')
  await page.getByLabel('邮箱').fill('liang@example.org')
  await page.getByLabel('想解决什么问题').fill('从航拍图里数行道树。')
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText('需要你的同意才能提交。')).toBeVisible()
  await page.getByLabel('我同意平台保存以上信息').check()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText(/^已收到，编号 \d+。/)).toBeVisible({ timeout: 60_000 })
})

test('a step that was read stays done, and practice is not ticked', async ({ page }) => {
  await signIn(page, 'member@demo.leitai.example')
  await speak(page, 'zh-CN')
  await page.goto('/education')
  await page.getByRole('link', { name: '从第一次提交到可信的成绩' }).click()
  const first = page.getByRole('article').first()
  await first.getByRole('button', { name: '标记为完成' }).click()
  await expect(first.getByText('已完成')).toBeVisible()
  await page.reload()
  await expect(first.getByText('已完成')).toBeVisible()
  await expect(page.getByText('提交并得到分数后自动完成').first()).toBeVisible()
  await first.getByRole('button', { name: '标记为未完成' }).click()
  await expect(first.getByText('已完成')).toHaveCount(0)
})
