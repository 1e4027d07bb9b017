import { expect, expectAccessible, site, test, walkedIn } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'

const said = {
  'zh-CN': {
    choose: '头像',
    cut: '裁剪头像',
    save: '保存',
    remove: '移除头像',
    addWork: '添加工作经历',
    company: '公司或单位',
    addPrize: '添加奖项',
    prize: '奖项名称',
    add: '添加',
    work: '企业、工作经历与成果',
    saved: '已保存。',
    mutual: '互相关注的人',
    edit: '修改 鲸鱼实验室',
    deleteIt: '删除 优胜奖',
    delete: '删除',
    none: '还没有奖项。',
  },
  'en-US': {
    choose: 'Avatar',
    cut: 'Crop your avatar',
    save: 'Save',
    remove: 'Remove the avatar',
    addWork: 'Add a job',
    company: 'Employer',
    addPrize: 'Add a prize',
    prize: 'Prize',
    add: 'Add',
    work: 'Company, career and accomplishments',
    saved: 'Saved.',
    mutual: 'Mutual followers',
    edit: 'Edit 鲸鱼实验室',
    deleteIt: 'Remove 优胜奖',
    delete: 'Remove',
    none: 'No prizes yet.',
  },
} as const

for (const lang of walkedIn('zh-CN')) {
  test(`a person fills in a profile, and others see what they may, in ${lang}`, async ({ page, browser }) => {
    test.setTimeout(150_000)
    const words = said[lang]
    await page.context().addCookies([{ name: 'lang', value: lang, url: site }])
    await arriveAsNew(page, '/users/v2/setting-userinfo', { name: `鲸落 ${lang}`, lang })
    const main = page.getByRole('main')

    // A picture is cut in the browser, by keyboard as well, and stands in the header afterwards.
    const png = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 300
      canvas.height = 200
      const brush = canvas.getContext('2d')
      if (brush) brush.fillStyle = '#0a7'
      brush?.fillRect(0, 0, 300, 200)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    await main
      .getByLabel(words.choose, { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
    const dialog = page.getByRole('dialog', { name: words.cut })
    await expect(dialog.getByRole('button', { name: words.save })).toBeEnabled()
    await expectAccessible(page)
    await dialog.getByRole('slider').press('ArrowRight')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).not.toBeVisible()
    await expect(main.getByRole('button', { name: words.remove })).toBeVisible()
    await expect(page.getByRole('banner').locator('img[src^="/pictures/"]').first()).toBeVisible()

    // Entries are added, changed where they stand, and asked about before they go.
    await main.getByRole('button', { name: words.addWork }).click()
    const work = page.locator('form').filter({ has: page.getByLabel(words.company) })
    await work.getByLabel(words.company).fill('鲸鱼实验')
    await work.getByRole('button', { name: words.add, exact: true }).click()
    await main.getByRole('button', { name: words.edit.replace('实验室', '实验') }).click()
    await work.getByLabel(words.company).fill('鲸鱼实验室')
    await work.getByRole('button', { name: words.save, exact: true }).click()
    await expect(main.getByText('鲸鱼实验室')).toBeVisible()
    await main.getByRole('button', { name: words.addPrize }).click()
    const prize = page.locator('form').filter({ has: page.getByLabel(words.prize, { exact: true }) })
    await prize.getByLabel(words.prize, { exact: true }).fill('优胜奖')
    await prize.getByRole('button', { name: words.add, exact: true }).click()
    await expect(main.getByText('优胜奖')).toBeVisible()

    // Everybody sees it, and nobody but friends once it was said so.
    const { id } = (await (await page.request.get(`${site}/api/users/sso`)).json()).data
    const other = await browser.newContext()
    const seen = async () => (await (await other.request.get(`${site}/api/users/${id}/profile`)).json()).data
    expect(await seen()).toMatchObject({
      careers: [{ companyName: '鲸鱼实验室' }],
      accomplishments: { prize: [{ prizeName: '优胜奖' }] },
      avatar: expect.stringMatching(/^\/pictures\//),
    })
    await page.goto('/users/v2/setting-privacy')
    await main.getByLabel(words.work).selectOption(words.mutual)
    await expect(page.getByText(words.saved)).toBeVisible()
    await expectAccessible(page)
    await expect.poll(seen).toMatchObject({ careers: [], private: { seeWorkInfo: 0, seeEducationInfo: 1 } })

    await page.goto('/users/v2/setting-userinfo')
    await main.getByRole('button', { name: words.deleteIt }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.delete, exact: true }).click()
    await expect(main.getByText(words.none)).toBeVisible()
    await other.close()
  })
}
