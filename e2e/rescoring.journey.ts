import { csv, save, writeTexts } from './authoring.ts'
import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'
import { handIn, scriptOf } from './hand-in.ts'

const answers = ['id,label', '1,cat', '2,dog', '3,cat', '4,dog']
const files = { right: answers, half: ['id,label', '1,cat', '2,cat', '3,cat', '4,cat'] }
const fewestRight = 'select sum((s.label = a.label)::int) from submission s join answer a using (id)'

/** As the wall clock of the competition's zone shows it, days from now. */
const wall = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 16)

test('an organiser changes the metric of a round that has scores: sees the differences, then switches', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const title = `Another metric ${Date.now()}`
  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto('/admin/competitions/new')
  await page.getByLabel('标题 · 中文').fill(`${title} 中文`)
  await page.getByLabel('标题 · 英文').fill(title)
  await page.getByLabel('开始时间').fill(wall(-2))
  await page.getByLabel('结束时间').fill(wall(20))
  await page.getByRole('button', { name: '创建草稿' }).click()
  await page.waitForURL(/\/admin\/competitions\/\d+$/)
  const home = new URL(page.url()).pathname
  const id = /\d+$/.exec(home)?.[0] ?? ''
  await page.goto(`${home}/basics`)
  await page.getByLabel('一句话简介 · 中文').fill('分清猫和狗。')
  await page.getByLabel('一句话简介 · 英文').fill('Tell cats from dogs.')
  await save(page)
  await writeTexts(page, home)
  await page.goto(`${home}/rounds`)
  await page.getByRole('button', { name: '添加轮次' }).click()
  await save(page)
  await page.goto(`${home}/scoring?part=answers`)
  await page.getByLabel('选择或拖入答案文件').setInputFiles(csv('answers.csv', answers))
  await page.getByRole('button', { name: '检查并上传' }).click()
  await expect(page.getByText('已接受，共 4 行。')).toBeVisible({ timeout: 60_000 })
  await page.goto(`${home}/scoring?part=metric`)
  await page.getByLabel('指标', { exact: true }).selectOption('accuracy')
  await save(page)
  await page.goto(home)
  await page.getByRole('button', { name: '立即发布' }).click()
  await expect(page.getByText('报名中').first()).toBeVisible()

  for (const [email, rows] of [
    ['captain@demo.leitai.example', files.right],
    ['competitor@demo.leitai.example', files.half],
  ] as const) {
    const other = await (await browser.newContext()).newPage()
    await signIn(other, email)
    await speak(other, 'zh-CN')
    await other.goto(`/competitions/${id}`)
    await other.locator('html[data-ready]').waitFor()
    await other.getByRole('button', { name: '报名参赛' }).first().click()
    await other.getByLabel('我已阅读并同意参赛协议').check()
    await other.getByRole('button', { name: '同意并报名' }).click()
    await expect(other.getByRole('link', { name: '提交结果', exact: true }).first()).toBeVisible()
    await handIn(await scriptOf(other), id, rows)
    await other.context().close()
  }

  await page.goto(`${home}/scoring`)
  await page.getByRole('link', { name: '前往重新评分' }).click()
  await page.getByRole('link', { name: '更换指标或列' }).click()
  await page.getByLabel('指标', { exact: true }).selectOption('sql')
  await page.getByLabel('SQL 查询').fill(fewestRight)
  await page.getByLabel('方向').selectOption('minimize')
  await page.getByLabel('选择或拖入一个结果文件').setInputFiles(csv('half.csv', files.half))
  await page.getByRole('button', { name: '试评' }).click()
  await expect(page.getByRole('status').filter({ hasText: '成绩' })).toContainText('2', { timeout: 60_000 })
  await expectAccessible(page)
  // Nothing typed is lost.
  await page.getByRole('button', { name: '开始重新评分' }).click()
  await expect(page.getByText('请写明理由').first()).toBeVisible()
  await page.getByLabel('理由').fill('指标选错了')
  await page.getByRole('button', { name: '开始重新评分' }).click()
  await page.waitForURL(/\/rescores\/\d+$/)
  await expect(page.getByRole('heading', { name: '评测设置的变化' })).toBeVisible()
  await expect(page.getByText('2 支队伍中 2 支名次有变化')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('row').nth(1)).toContainText('↑ 1')
  await expectAccessible(page)
  await page.getByRole('button', { name: '切换到新成绩' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '切换到新成绩' }).click()
  await expect(page.getByText('这些成绩已经生效')).toBeVisible()
  await page.getByRole('link', { name: '查看排行榜' }).click()
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('2.0000')
})
