import { withDatabase } from './database.ts'
import { expect, expectAccessible, signIn, speak, test } from './fixtures.ts'

test('whoever must complete their profile is led to each field and back', async ({ page }) => {
  test.setTimeout(150_000)
  await withDatabase(db =>
    db
      .updateTable('competition')
      .set({ requirements: ['profile'] })
      .where('id', '=', 1003)
      .execute(),
  )
  await signIn(page, 'member@demo.leitai.example')
  await page.goto('/competitions/1003/submits')
  const main = page.getByRole('main')
  await expect(main.getByText('请先完善个人资料。')).toBeVisible()
  await main.getByRole('link', { name: '技术方向' }).click()
  await page.waitForURL(/setting-userinfo\?origin=.*#skill$/)
  await expectAccessible(page)

  // A direction is no longer than ten characters, and there are not two of the same.
  await main.getByLabel('新的技术方向').fill('一二三四五六七八九十一')
  await expect(main.getByText('最多 10 个字。')).toBeVisible()
  await main.getByLabel('新的技术方向').fill('表格数据')
  await main.getByRole('button', { name: '添加', exact: true }).click()
  await expect(main.getByRole('button', { name: '删除 表格数据' })).toBeVisible()
  await main.getByLabel('新的技术方向').fill('表格数据')
  await main.getByRole('button', { name: '添加', exact: true }).click()
  await expect(main.getByText('已经有这个技术方向了。')).toBeVisible()
  await main.getByLabel('新的技术方向').fill('')

  // What is typed is there again after a reload, and gone from the list of what is missing once it is saved.
  await main.getByLabel('一句话介绍').fill('让数据说话。')
  await page.reload()
  await expect(main.getByLabel('一句话介绍')).toHaveValue('让数据说话。')
  await main.getByLabel('生日').fill('1996-03-08')
  // Elsewhere places are written, in China they are chosen.
  for (const country of ['新加坡', '中国']) {
    await main.getByLabel('国家或地区').fill(country)
    await page.getByRole('option', { name: country, exact: true }).click()
    // A list that is still closing puts what was chosen in the place of what is typed meanwhile.
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
  await main.getByLabel('省份').selectOption('浙江')
  await main.getByLabel('城市').selectOption('杭州')
  for (const industry of ['生态环境', '气象', '金融', '能源']) await main.getByLabel(industry).check()
  await expect(main.getByLabel('教育', { exact: true })).toBeDisabled()
  await expect(main.getByText('已经选了 4 个，请先取消一个。')).toBeVisible()
  await main.getByRole('button', { name: '保存', exact: true }).click()
  await expect(main.getByText('已保存。')).toBeVisible()

  await main.getByRole('button', { name: '添加教育经历' }).click()
  const education = page.locator('form').filter({ has: page.getByLabel('学校') })
  await education.getByRole('button', { name: '添加' }).click()
  await expect(main.getByText('请填写学校。')).toBeVisible()
  // What is suggested can be taken with the keyboard.
  await education.getByLabel('学校').pressSequentially('浙江大')
  await expect(page.getByRole('option', { name: '浙江大学' })).toBeVisible()
  await education.getByLabel('学校').press('ArrowDown')
  await education.getByLabel('学校').press('Enter')
  await expect(education.getByLabel('学校')).toHaveValue('浙江大学')
  await education.getByLabel('学历').selectOption('硕士')
  await education.getByRole('button', { name: '添加' }).click()
  await expect(main.getByText('资料已完整。')).toBeVisible()
  await expectAccessible(page)
  await speak(page, 'en-US')
  await page.reload()
  await expect(main.getByText('Your profile is complete.')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Go back' }).click()
  await page.waitForURL('**/competitions/1003/submits')
  await expect(main.getByText('Submissions for this round closed on')).toBeVisible()
  await expect(main.getByText('Please complete your profile first.')).not.toBeVisible()
  await withDatabase(db =>
    db.updateTable('competition').set({ requirements: [] }).where('id', '=', 1003).execute(),
  )
})
