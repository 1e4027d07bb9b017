import { expect, expectAccessible, signIn, site, speak, test } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'

test('an event with one place is announced and filled, and whoever waits moves up', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@demo.leitai.example')
  await speak(page, 'zh-CN')
  const title = `读榜沙龙 ${Date.now()}`
  await page.goto('/admin/information/new')
  await page.getByLabel('类型').selectOption('活动')
  await page.getByLabel('标题 · 中文').fill(title)
  await page.getByLabel('标题 · 英文').fill(`Reading boards ${Date.now()}`)
  await page.getByRole('button', { name: '新建草稿' }).click()
  await page.waitForURL(/\/admin\/information\/\d+$/)
  await page.locator('html[data-ready]').waitFor()
  for (const [label, zh, en] of [
    ['摘要', '一起读一场竞赛的榜。', 'Reading a leaderboard together.'],
    ['正文', '带上电脑。', 'Bring a computer.'],
    ['作者', '竞赛运营', 'The team'],
  ] as const) {
    await page.getByLabel(`${label} · 中文`).fill(zh)
    await page.getByLabel(`${label} · 英文`).fill(en)
  }
  await page.getByLabel('栏目', { exact: true }).selectOption('见面会')
  const save = async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  }
  await save()
  const edited = page.url()
  await page.getByRole('link', { name: '编辑时间、地点与报名' }).click()
  await page.getByLabel('地点 · 中文').fill('上海')
  await page.getByLabel('地点 · 英文').fill('Shanghai')
  await page.getByLabel('需要报名').check()
  await page.getByLabel('名额').fill('1')
  await save()
  await page.goto(edited)
  await page.getByRole('button', { name: '立即发布' }).click()
  await page.getByRole('link', { name: '查看页面' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const address = page.url()

  // People of their own: what the one is told counts among what is unread.
  const arrive = async (name: string) => {
    const own = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
    await speak(own, 'zh-CN')
    await arriveAsNew(own, new URL(address).pathname, { name, lang: 'zh-CN' })
    return own
  }
  const first = await arrive('先到')
  await first.getByRole('button', { name: '报名', exact: true }).click()
  await expect(first.getByText('你已报名成功。')).toBeVisible()
  const second = await arrive('后到')
  await expect(second.getByText('已报 1 / 1')).toBeVisible()
  await second.getByRole('button', { name: '加入候补' }).click()
  await expect(second.getByText('你在候补名单里，前面还有 0 人。')).toBeVisible()

  await first.getByRole('button', { name: '取消报名', exact: true }).click()
  const asked = first.getByRole('dialog')
  // A place that somebody waits for is not lost by one touch.
  await expect(asked.getByText('你的名额会立即空出来')).toBeVisible()
  await asked.getByRole('button', { name: '确定取消报名' }).click()
  await expect(first.getByRole('button', { name: '加入候补' })).toBeVisible()
  await second.goto('/notices')
  await expect(second.getByText(title).first()).toBeVisible()
  await second.goto(address)
  await expect(second.getByText('你已报名成功。')).toBeVisible()
  await expectAccessible(second)
})

test('a reader finds an article by a word and goes on to its competition', async ({ page }) => {
  await speak(page, 'en-US')
  await page.goto('/information/info')
  await page.getByRole('main').getByRole('searchbox').fill('baseline')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/search=baseline/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await cards.first().getByRole('link').first().click()
  await page.waitForURL(/\/information\/info\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
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
  const heading = visitor.getByRole('heading', { name: `${own?.name}的成绩` })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  // Neither the name nor the number of a certificate stands in an address.
  expect(new URL(visitor.url()).search).toBe('')
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
