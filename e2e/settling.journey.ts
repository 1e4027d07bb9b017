import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'

// The Chinese organiser of a competition of the demo world, and people who read English.
const home = '/admin/competitions/1001'

test('an appeal is looked into and answered, and its team reads the answer', async ({ page, browser }) => {
  const content = `Our best file was scored twice. ${Date.now()}`
  const team = await (await browser.newContext()).newPage()
  await signIn(team, 'captain@demo.leitai.example')
  await speak(team, 'en-US')
  await team.goto('/competitions/1001/appeal')
  await team.getByRole('radio', { name: 'I disagree with a ruling on my team' }).check()
  await team.getByRole('textbox', { name: 'Your appeal' }).fill(content)
  await team.getByRole('button', { name: 'File appeal' }).click()
  await expect(team.getByText('Appeal filed.')).toBeVisible()
  const own = team.getByRole('article').filter({ hasText: content })
  await expect(own.getByText('Waiting')).toBeVisible()

  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto(`${home}/appeals`)
  const appeal = page.getByRole('article').filter({ hasText: content })
  await appeal.getByRole('button', { name: '开始核查' }).click()
  await expect(appeal.getByText('核查中')).toBeVisible()
  await team.reload()
  await expect(own.getByText('Under review')).toBeVisible()
  await appeal.getByRole('button', { name: '答复' }).click()
  await expect(appeal.getByText('请写明答复。')).toBeVisible()
  await appeal.getByRole('textbox', { name: '答复' }).fill('已核对：**只计一次**，成绩不变。')
  await expectAccessible(page)
  await appeal.getByRole('button', { name: '答复', exact: true }).click()
  await expect(appeal.getByText('已答复')).toBeVisible()

  await team.reload()
  await expect(own.getByText('Answered')).toBeVisible()
  await expect(own.getByText('只计一次')).toBeVisible()
  await expectAccessible(team)
})

test('a post that somebody reports is removed with a reason, and is gone for others', async ({
  page,
  browser,
}) => {
  const title = `Test labels for everybody ${Date.now()}`
  const arrive = async (who: string) => {
    const made = await (await browser.newContext()).newPage()
    await signIn(made, `${who}@demo.leitai.example`)
    await speak(made, 'en-US')
    return made
  }
  const [author, reader] = await Promise.all([arrive('captain'), arrive('competitor')])
  await author.goto('/competitions/1001/discuss/new')
  await author.getByLabel('Title').fill(title)
  await author.getByRole('textbox', { name: 'Body' }).fill('1 cat, 2 dog, 3 cat')
  await author.getByRole('button', { name: 'Publish', exact: true }).click()
  await author.waitForURL(/\/discuss\/\d+$/)

  await reader.goto(author.url())
  await reader.getByRole('button', { name: 'Report', exact: true }).click()
  await reader.getByRole('radio', { name: 'Leaks answers or test labels' }).check()
  await reader.getByLabel('Details (optional)').fill('These are the labels.')
  await expectAccessible(reader)
  await reader.getByRole('button', { name: 'Send report' }).click()
  await expect(reader.getByText('Thank you. The organizers will review it.')).toBeVisible()

  await signIn(page, 'organiser@demo.leitai.example')
  await page.goto(`${home}/moderation`)
  const reported = page.getByRole('article', { name: title })
  await expect(reported.getByText('These are the labels.')).toBeVisible()
  await reported.getByRole('button', { name: '移除内容' }).click()
  await expect(reported.getByText('请写明移除的理由。')).toBeVisible()
  await expectAccessible(page)
  await reported.getByRole('textbox', { name: '移除理由' }).fill('泄露测试标签')
  await reported.getByRole('button', { name: '移除内容' }).click()
  await expect(reported).toHaveCount(0)

  await reader.goto('/competitions/1001/discuss')
  await expect(reader.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(reader.getByText(title)).toHaveCount(0)
  await reader.goto(author.url())
  await expect(reader.getByText('1 cat, 2 dog, 3 cat')).toHaveCount(0)
})
