import { save, wall } from './authoring.ts'
import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'
import { enter, handIn, scriptOf } from './hand-in.ts'
import { makeOpen } from './open-competition.ts'

const answers = ['id,label', '1,cat', '2,dog', '3,cat', '4,dog']
const half = ['id,label', '1,cat', '2,cat', '3,cat', '4,cat']

test('a team below the line is found by its name, promoted by hand, and goes on in round two', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'organiser@demo.leitai.example')
  const { home, id } = await makeOpen(page, `Wild card ${Date.now()}`, answers, 2)

  const [first, second] = await Promise.all(
    (['captain', 'member'] as const).map(async who => {
      const other = await (await browser.newContext()).newPage()
      await signIn(other, `${who}@demo.leitai.example`)
      await speak(other, 'en-US')
      const script = await scriptOf(other)
      await enter(script, id)
      return { page: other, script }
    }),
  )
  if (!first || !second) throw new Error('two came')
  expect(await handIn(first.script, id, answers)).toBe('1.00000')
  expect(await handIn(second.script, id, half)).toBe('0.50000')

  // The first round ends; one team would go on, and it is not this one.
  await page.goto(`${home}/rounds`)
  for (const label of ['A 榜截止', '轮次结束'])
    await page.getByLabel(label, { exact: true }).first().fill(wall(-3))
  for (const label of ['轮次开始', 'A 榜开始'])
    await page.getByLabel(label, { exact: true }).nth(1).fill(wall(-3))
  await save(page)
  await page.goto(`${home}/promotion?top=1`)
  const other = page.getByRole('search', { name: '手工晋级其他队伍' })
  await other.getByLabel('队伍名称或编号').fill('nobody at all')
  await other.getByRole('button', { name: '查找' }).click()
  await expect(page.getByText('没有找到队伍')).toBeVisible()
  await other.getByLabel('队伍名称或编号').fill('lindqvist')
  await other.getByRole('button', { name: '查找' }).click()
  const found = page.getByRole('table', { name: '手工晋级其他队伍' }).getByRole('row')
  await expect(found).toHaveCount(2)
  await expect(found.nth(1)).toContainText('2Maya Lindqvist0.50000')
  await expectAccessible(page)
  await found.nth(1).getByRole('button', { name: '手工晋级' }).click()
  await page.getByRole('dialog').getByLabel('理由').fill('首轮评测故障，给予外卡')
  await page.getByRole('dialog').getByRole('button', { name: '手工晋级' }).click()
  await expect(found.nth(1)).toContainText('首轮评测故障，给予外卡')

  // Its captain sees the second round and hands in there; who was not promoted cannot.
  const captain = second.page
  await captain.goto(`/competitions/${id}/submits`)
  await expect(captain.getByRole('main').getByText('Second round').first()).toBeVisible()
  expect(await handIn(second.script, id, answers)).toBe('1.00000')
  expect(await handIn(first.script, id, answers)).toBe('e40345')
})
