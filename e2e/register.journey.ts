import { codeFor, expect, shared, speak, test } from './fixtures.ts'

const said = {
  'zh-CN': {
    account: '邮箱或手机号',
    send: '获取验证码',
    sent: '如果这个邮箱或手机号可用',
    code: '验证码',
    wrong: '验证码不正确或已失效',
    name: '昵称',
    password: '设置密码',
    agree: '我已阅读并同意服务条款和隐私政策',
    create: '完成注册',
  },
  'en-US': {
    account: 'Email or phone',
    send: 'Send a code',
    sent: 'If this email or phone number is valid',
    code: 'Code',
    wrong: 'The code is incorrect',
    name: 'Display name',
    password: 'Choose a password',
    agree: 'I have read and accept the terms of service and the privacy policy',
    create: 'Create account',
  },
} as const

for (const lang of ['zh-CN', 'en-US'] as const) {
  const words = said[lang]

  test(`whoever fills in all before asking for a code, and then mistypes it, loses nothing (${lang})`, async ({
    page,
  }) => {
    const name = `先填完 ${Date.now()}`
    const email = `typed-${lang.toLowerCase()}-${Date.now()}@example.org`
    await speak(page, lang)
    await page.goto(`/${lang}/login2?screen=register`)
    await page.getByLabel(words.account).fill(email)
    await page.getByLabel(words.name).fill(name)
    await page.getByLabel(words.password).fill('a long enough password')
    await page.getByLabel(words.agree).check()
    await page.getByRole('button', { name: words.send }).press('Enter')
    await expect(page.getByRole('status')).toContainText(words.sent)
    await expect(page.getByLabel(words.code, { exact: true })).toBeFocused()
    await expect(page.getByLabel(words.password)).toHaveValue('a long enough password')
    await page.keyboard.type('000000')
    await page.getByRole('button', { name: words.create }).click()
    await expect(page.getByRole('alert')).toContainText(words.wrong)
    await expect(page.getByLabel(words.code, { exact: true })).toBeFocused()
    await expect(page.getByLabel(words.password)).toHaveValue('a long enough password')
    await expect(page.getByLabel(words.agree)).toBeChecked()
    await page.keyboard.type(await codeFor(email))
    await page.getByRole('button', { name: words.create }).click()
    await page.waitForURL(`${shared.site}/`)
    expect(await (await page.request.get('/api/users/sso')).json()).toMatchObject({
      data: { userName: name },
    })
  })
}

test('a code that comes before the page has answered may be typed at once', async ({ page }) => {
  const email = `early-${Date.now()}@example.org`
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>()
  await page.goto('/en-US/login2?screen=register')
  await page.route('**/en-US/register', async route => {
    const response = await route.fetch()
    await isTyped
    await route.fulfill({ response })
  })
  await page.getByLabel('Email or phone').fill(email)
  await page.getByRole('button', { name: 'Send a code' }).click()
  const code = await codeFor(email)
  await page.getByLabel('Code', { exact: true }).fill(code)
  typed()
  await expect(page.getByRole('status')).toContainText('If this email or phone number is valid')
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code)
})

test('the login by code has an address of its own', async ({ page }) => {
  await page.goto('/en-US/login2?mode=code')
  await expect(page.getByRole('button', { name: 'Send a code' })).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveCount(0)
})
