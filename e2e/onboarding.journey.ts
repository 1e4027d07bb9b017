import type { Locator } from '@playwright/test'
import { copyCompetition } from '../platform/test/copy-competition.ts'
import { withDatabase } from './database.ts'
import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew, putNextStepsAway } from './new-user.ts'
import { idNumber } from '../platform/test/identity-numbers.ts'
import { pixel } from '../platform/test/pixel.ts'
import { sampleFile } from './sample-file.ts'

const said = {
  'zh-CN': {
    offer: '开始',
    student: '学生',
    birthday: '生日',
    province: '省份',
    city: '城市',
    save: '保存并继续',
    saveBack: '保存并返回',
    school: '学校',
    major: '专业',
    degree: '学历',
    master: '硕士',
    skill: '+ 表格数据',
    own: '删除 表格数据',
    industry: '生态环境',
    next: '下一步',
    ready: '准备好了',
    signup: '报名参赛',
    team: '队伍名称',
    agree: '我已阅读并同意参赛协议',
    confirm: '同意并报名',
    basic: '请完善用户信息后重试。',
    identity: '请完成实名认证后重试。',
    leads: '2 秒后带你前往…',
    realName: '真实姓名',
    number: '证件号码',
    missing: ['请输入真实姓名。', '请输入有效的证件号码。', '请上传手持证件照。'],
    photo: '手持证件照',
    send: '提交认证',
    reviewing: '正在审核',
    back: '返回刚才的页面',
    file: '选择结果文件，或拖到这里',
    submit: '提交',
    scored: '已评分',
  },
  'en-US': {
    offer: 'Start',
    student: 'Student',
    birthday: 'Birthday',
    province: 'Province',
    country: 'Country or region',
    city: 'City',
    save: 'Save and continue',
    saveBack: 'Save and go back',
    school: 'School or university',
    major: 'Major',
    degree: 'Degree',
    master: 'Master’s degree',
    skill: '+ Tabular',
    own: 'Remove Tabular',
    industry: 'Ecology',
    next: 'Next',
    ready: 'You are all set',
    signup: 'Join competition',
    team: 'Team name',
    agree: 'I have read the agreement and accept it',
    confirm: 'Accept and join',
    basic: 'Complete your basic information, then try again.',
    identity: 'Verify your identity, then try again.',
    leads: 'Redirecting in 2 seconds…',
    realName: 'Full name',
    number: 'Document number',
    missing: [
      'Enter your full name.',
      'Enter a valid document number.',
      'Upload a photo of you holding the document.',
    ],
    photo: 'Photo of you holding the document',
    send: 'Submit for review',
    reviewing: 'Under review',
    back: 'Go back',
    file: 'Choose a submission file, or drop it here',
    submit: 'Submit',
    scored: 'Scored',
  },
} as const

/** From the lists of China, which those who read Chinese have before them at once. */
async function choosePlace(main: Locator, words: { province: string; city: string; country?: string }) {
  if (words.country) {
    await main.getByRole('combobox', { name: words.country }).fill('China')
    await main.page().getByRole('option', { name: 'China', exact: true }).click()
  }
  await main.getByLabel(words.province).selectOption('浙江')
  await main.getByLabel(words.city).selectOption('杭州')
}

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`a newcomer goes through the guide, and can leave and find it again (${lang})`, async ({ page }) => {
    test.setTimeout(120_000)
    await speak(page, lang)
    await arriveAsNew(page, '/', { name: `新人 ${Date.now()}`, lang, isGuided: false })
    const main = page.getByRole('main')
    await main.getByRole('link', { name: words.offer, exact: true }).click()
    await page.waitForURL('**/guide/step-1')
    await expectAccessible(page)
    await main.getByRole('radio', { name: words.student }).check()
    await main.getByLabel(words.birthday).fill('2003-05-04')
    // What is typed is there again after a reload.
    await page.waitForTimeout(400)
    await page.reload()
    await expect(main.getByLabel(words.birthday)).toHaveValue('2003-05-04')
    await choosePlace(main, words)
    await main.getByRole('button', { name: words.save }).click()
    await page.waitForURL('**/guide/step-2')
    await main.getByRole('textbox', { name: words.school }).fill('浙江大学')
    await main.getByLabel(words.major).fill('统计学')
    await main.getByLabel(words.degree).selectOption(words.master)
    await main.getByRole('button', { name: words.save }).click()
    await page.waitForURL('**/guide/step-3')
    await page.goto('/guide')
    await page.waitForURL('**/guide/step-3')
    await main.getByRole('button', { name: words.skill }).click()
    await expect(main.getByRole('button', { name: words.own })).toBeVisible()
    await main.getByLabel(words.industry).check()
    await expectAccessible(page)
    await main.getByRole('button', { name: words.save }).click()
    await page.waitForURL('**/guide/step-4')
    await main.getByRole('button', { name: words.next }).click()
    await page.waitForURL('**/guide/step-5')
    await expect(main.getByRole('heading', { name: words.ready })).toBeVisible()
    await expect(main.getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/')
    await expect(main.getByRole('link', { name: words.offer, exact: true })).toHaveCount(0)
  })

  test(`somebody new passes all three checks up to the first submission (${lang})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000)
    const id = await withDatabase(db => copyCompetition(db, 1001, ['basic', 'career', 'identity']))
    await speak(page, lang)
    await arriveAsNew(page, `/competitions/${id}`, { name: `新选手 ${Date.now()}`, lang, isGuided: false })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const team = `三关 ${Date.now()}`
    const signUp = async () => {
      await main.getByRole('button', { name: words.signup, exact: true }).first().click()
      await dialog.getByLabel(words.agree).check()
      await dialog.getByRole('button', { name: words.confirm }).click()
    }

    // The first two, one after the other; what was typed is there on the way back.
    await main.getByRole('button', { name: words.signup, exact: true }).first().click()
    await dialog.getByLabel(words.team).fill(team)
    await dialog.getByLabel(words.agree).check()
    await dialog.getByRole('button', { name: words.confirm }).click()
    await expect(dialog.getByText(`${words.basic} ${words.leads}`)).toBeVisible()
    await page.waitForURL(/\/guide\/step-1\?origin=/)
    await main.getByRole('radio', { name: words.student }).check()
    await main.getByLabel(words.birthday).fill('2003-05-04')
    await choosePlace(main, words)
    await main.getByRole('button', { name: words.saveBack }).click()
    await page.waitForURL(/\/guide\/step-2\?origin=/)
    await main.getByRole('textbox', { name: words.school }).fill('浙江大学')
    await main.getByLabel(words.major).fill('统计学')
    await main.getByLabel(words.degree).selectOption(words.master)
    await main.getByRole('button', { name: words.saveBack }).click()
    await page.waitForURL(new RegExp(`/competitions/${id}`))
    await main.getByRole('button', { name: words.signup, exact: true }).first().click()
    await expect(dialog.getByLabel(words.team)).toHaveValue(team)
    await dialog.getByLabel(words.agree).check()
    await dialog.getByRole('button', { name: words.confirm }).click()

    // The third: an identity, which somebody else has to find right.
    await expect(dialog.getByText(`${words.identity} ${words.leads}`)).toBeVisible()
    await page.waitForURL(/\/guide\/step-4\?origin=/)
    await main.getByRole('button', { name: words.send }).click()
    for (const text of words.missing) await expect(main.getByText(text)).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel(words.realName).fill('陈新')
    await main.getByLabel(words.number).fill(idNumber())
    await main
      .getByLabel(words.photo)
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: pixel })
    await main.getByRole('button', { name: words.send }).click()
    await expect(main.getByText(words.reviewing)).toBeVisible()
    await main.getByRole('button', { name: words.back }).click()
    await page.waitForURL(new RegExp(`/competitions/${id}`))

    const certifier = await (await browser.newContext()).newPage()
    await signIn(certifier, 'admin@demo.leitai.example')
    await certifier.goto('/admin/certification')
    await certifier
      .getByRole('button', { name: /新选手/ })
      .last()
      .click()
    await expect(certifier.getByRole('main').getByText('陈新')).toBeVisible()
    await certifier.keyboard.press('a')
    await expect(certifier.getByText(/已通过 .* 的申请/)).toBeVisible()

    await signUp()
    await putNextStepsAway(page)
    await expect(main.getByText(team)).toBeVisible()
    await page.goto(`/competitions/${id}/submits`)
    await main
      .getByLabel(words.file)
      .setInputFiles({ name: 'first.csv', mimeType: 'text/csv', buffer: await sampleFile() })
    await main.getByRole('button', { name: words.submit, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: words.scored })).toBeVisible({ timeout: 90_000 })
  })
}
