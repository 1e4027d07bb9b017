import { expect, expectAccessible, signIn, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'
import { creditCode, idNumber } from '../platform/test/identity-numbers.ts'
import { pixel } from '../platform/test/pixel.ts'

const said = {
  'zh-CN': {
    overseas: '海外身份',
    country: '签发国家或地区',
    realName: '真实姓名',
    number: '证件号码',
    photo: '手持证件照',
    send: '提交认证',
    again: '再次提交',
    reviewing: '正在审核',
    rejected: '未通过审核',
    success: '已通过大陆身份认证',
    wrongType: '只接受 JPG / PNG 格式的照片。',
    company: '企业名称',
    code: '统一社会信用代码',
    badCode: '请输入有效的统一社会信用代码。',
    job: '你的职务',
    licence: '营业执照',
    proof: '在职证明',
  },
  'en-US': {
    overseas: 'Overseas',
    country: 'Issuing country or region',
    realName: 'Full name',
    number: 'Document number',
    photo: 'Photo of you holding the document',
    send: 'Submit for review',
    again: 'Submit again',
    reviewing: 'Under review',
    rejected: 'Rejected',
    success: 'Verified: Mainland China',
    wrongType: 'Only JPG / PNG images are accepted.',
    company: 'Company name',
    code: 'Unified social credit code',
    badCode: 'Enter a valid unified social credit code.',
    job: 'Your position',
    licence: 'Business license',
    proof: 'Proof of position',
  },
} as const

const card = { name: 'card.png', mimeType: 'image/png', buffer: pixel }

for (const lang of walkedIn('zh-CN')) {
  const words = said[lang]

  test(`an identity is sent, rejected with a reason, sent again and granted (${lang})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const name = `申请人 ${Date.now()}`
    await speak(page, lang)
    await arriveAsNew(page, '/users/v2/setting-certification', { name, lang })
    const main = page.getByRole('main')
    const number = idNumber()
    await main.getByRole('radio', { name: words.overseas }).check()
    await expect(main.getByLabel(words.country)).toBeVisible()
    await main.getByRole('radio').first().check()
    await main.getByLabel(words.realName).fill('李四光')
    await main.getByLabel(words.number).fill(number)
    await main.getByLabel(words.photo).setInputFiles({ ...card, name: 'card.gif' })
    await main.getByRole('button', { name: words.send }).click()
    await expect(main.getByText(words.wrongType)).toBeVisible()
    await main.getByLabel(words.photo).setInputFiles(card)
    await main.getByRole('button', { name: words.send }).click()
    await expect(main.getByText(words.reviewing)).toBeVisible()
    // Nothing of it stays in this browser.
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(new RegExp(`李四光|${number}`))

    const desk = await (await browser.newContext()).newPage()
    await signIn(desk, 'admin@demo.leitai.example')
    await desk.goto('/admin/certification')
    const queue = desk.getByRole('main')
    await queue.getByRole('button', { name: new RegExp(name) }).click()
    await expect(queue.getByText(number)).toBeVisible()
    await expect(queue.getByRole('img', { name: '手持证件照' })).toBeVisible()
    await expectAccessible(desk)
    // Neither the page nor what it was made from holds what is shown.
    expect(await (await desk.request.get(desk.url())).text()).not.toContain(number)
    await desk.keyboard.press('r')
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('button', { name: '驳回' }).click()
    await expect(dialog.getByText('请写明理由。')).toBeVisible()
    await dialog.getByRole('button', { name: /照片不清晰/ }).click()
    await expectAccessible(desk)
    await dialog.getByRole('button', { name: '驳回', exact: true }).click()
    await expect(queue.getByText(`已驳回 ${name} 的申请。`)).toBeVisible()

    await page.reload()
    await expect(main.getByText(words.rejected)).toBeVisible()
    await expect(main.getByText('照片不清晰')).toBeVisible()
    await expectAccessible(page)
    await main.getByLabel(words.realName).fill('李四光')
    await main.getByLabel(words.number).fill(number)
    await main.getByLabel(words.photo).setInputFiles(card)
    await main.getByRole('button', { name: words.again }).click()
    await expect(main.getByText(words.reviewing)).toBeVisible()

    await desk.reload()
    await queue.getByRole('button', { name: new RegExp(name) }).click()
    await expect(queue.getByText(number)).toBeVisible()
    await desk.keyboard.press('a')
    await expect(queue.getByText(`已通过 ${name} 的申请。`)).toBeVisible()
    await page.reload()
    await expect(main.getByText(words.success)).toBeVisible()
    await expect(main.getByLabel(words.number)).toHaveCount(0)

    await page.goto('/users/v2/ent-setting-certification')
    await main.getByLabel(words.company).fill('某某科技')
    await main.getByLabel(words.code).fill(creditCode.replace(/.$/, '0'))
    await main.getByLabel(words.realName).fill('李四光')
    await main.getByLabel(words.job).fill('经理')
    await main.getByLabel(words.licence).setInputFiles(card)
    await main.getByLabel(words.proof).setInputFiles(card)
    await main.getByRole('button', { name: words.send }).click()
    await expect(main.getByText(words.badCode)).toBeVisible()
    await main.getByLabel(words.code).fill(creditCode)
    await main.getByRole('button', { name: words.send }).click()
    await expect(main.getByText(words.reviewing)).toBeVisible()
  })
}
