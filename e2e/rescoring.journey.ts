import { csv } from './authoring.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'
import { enter, handIn, scriptOf } from './hand-in.ts'
import { makeOpen } from './open-competition.ts'

const answers = ['id,label', '1,cat', '2,dog', '3,cat', '4,dog']
const files = { right: answers, half: ['id,label', '1,cat', '2,cat', '3,cat', '4,cat'] }
const fewestRight = 'select sum((s.label = a.label)::int) from submission s join answer a using (id)'

test('an organiser changes the metric of a round that has scores: sees the differences, then switches', async ({
  page,
  browser,
}) => {
  // Nothing is scored again while somebody waits, and the demo world's own submissions do at first.
  test.setTimeout(420_000)
  const title = `Another metric ${Date.now()}`
  await signIn(page, 'organiser@demo.leitai.example')
  const { home, id } = await makeOpen(page, title, answers)

  for (const [email, rows] of [
    ['captain@demo.leitai.example', files.right],
    ['competitor@demo.leitai.example', files.half],
  ] as const) {
    const other = await (await browser.newContext()).newPage()
    await signIn(other, email)
    const script = await scriptOf(other)
    await enter(script, id)
    await handIn(script, id, rows)
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
  await expect(page.getByText('2 支队伍中 2 支名次有变化')).toBeVisible({ timeout: 240_000 })
  await expect(page.getByRole('row').nth(1)).toContainText('↑ 1')
  await expectAccessible(page)
  await page.getByRole('button', { name: '切换到新成绩' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '切换到新成绩' }).click()
  await expect(page.getByText('这些成绩已经生效')).toBeVisible()
  await page.getByRole('link', { name: '查看排行榜' }).click()
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('2.0000')
})
