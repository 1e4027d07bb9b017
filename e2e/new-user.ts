import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeFor, shared } from './fixtures.ts'

const said = {
  'zh-CN': {
    register: '注册',
    account: '邮箱或手机号',
    send: '获取验证码',
    code: '验证码',
    name: '昵称',
    password: '设置密码',
    agree: '我已阅读并同意服务条款和隐私政策',
    create: '完成注册',
    phone: '手机号',
    bind: '绑定',
  },
  'en-US': {
    register: 'Register',
    account: 'E-mail or phone',
    send: 'Send a code',
    code: 'Code',
    name: 'Display name',
    password: 'Choose a password',
    agree: 'I have read and accept the terms of service and the privacy policy',
    create: 'Create account',
    phone: 'Phone',
    bind: 'Bind',
  },
} as const

let made = 0

/** Somebody new opens a page for signed-in users, registers on the way, binds a phone and arrives there. */
export async function arriveAsNew(
  page: Page,
  path: string,
  who: { name: string; lang: 'zh-CN' | 'en-US'; email?: string },
  at = shared,
): Promise<void> {
  const words = said[who.lang]
  const { email = `new-${Date.now()}${process.pid}${++made}@example.org` } = who
  // Drawn, not made from the time: a phone that somebody has bound already is refused.
  const phone = `13${String(randomInt(1e9)).padStart(9, '0')}`
  await page.goto(path)
  await page.getByRole('link', { name: words.register }).click()
  await page.getByLabel(words.account).fill(email)
  await page.getByRole('button', { name: words.send }).click()
  await page.getByLabel(words.code, { exact: true }).fill(await codeFor(email, at))
  await page.getByLabel(words.name).fill(who.name)
  await page.getByLabel(words.password).fill('a long enough password')
  await page.getByLabel(words.agree).check()
  await page.getByRole('button', { name: words.create }).click()
  await page.getByLabel(words.phone, { exact: true }).fill(phone)
  await page.getByRole('button', { name: words.send }).click()
  await page.getByLabel(words.code, { exact: true }).fill(await codeFor(`+86${phone}`, at))
  await page.getByRole('button', { name: words.bind, exact: true }).click()
  await page.waitForURL(address => address.href.startsWith(at.site + path.split('?')[0]))
  await page.locator('html[data-ready]').waitFor()
}
