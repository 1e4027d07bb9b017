import type { Locator, Page } from '@playwright/test'
import { codeFor, expect, speak, test, violationsInBothThemes } from './fixtures.ts'
import { sampleFile } from './sample-file.ts'

/** What a newcomer with a file at hand may click from the landing page to a first score; one types on from field to field by Tab. */
const most = 10
const password = 'a long enough password'
const penguins = '/competitions/1001'

/** Notes each press of a mouse, on every page: buttons pressed by a key and fields that a label hands its click on to are none. */
async function noteClicks(page: Page): Promise<readonly string[]> {
  const clicks: string[] = []
  await page.exposeFunction('noteClick', (what: string) => void clicks.push(what))
  await page.addInitScript(() => {
    const { noteClick } = window as unknown as { noteClick: (what: string) => void }
    addEventListener(
      'mousedown',
      ({ isTrusted, target }) => {
        const { textContent, tagName } = target as Element
        if (isTrusted) noteClick(textContent?.trim() || tagName)
      },
      true,
    )
  })
  return clicks
}

/** Goes on by Tab, or back, until the focus is there: by no other way. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.first().waitFor({ state: 'attached' })
  const isThere = () => wanted.first().evaluate(element => element === document.activeElement)
  for (let times = 0; times < 80; times++) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`80 times ${key} do not lead to ${wanted}`)
}

/** Types where the page has put one, and on by Tab; only the code is sent by a press. */
async function typeAccount(
  page: Page,
  about: { email: string; name: string; send: string; nameField: string; passwordField: string },
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  await expect(page.locator('[name=account]')).toBeFocused()
  await page.keyboard.type(about.email)
  await press(page.getByRole('button', { name: about.send }))
  const code = await codeFor(about.email)
  await expect(page.locator('[name=code]')).toBeFocused()
  await page.keyboard.type(code)
  await tabTo(page, page.getByLabel(about.nameField))
  await page.keyboard.type(about.name)
  await tabTo(page, page.getByLabel(about.passwordField))
  await page.keyboard.type(password)
}

const first = async () => ({ name: 'first.csv', mimeType: 'text/csv', buffer: await sampleFile() })

test('from the landing page a newcomer has a first score with ten clicks at most', async ({ page }) => {
  test.setTimeout(120_000)
  const clicks = await noteClicks(page)
  const email = `mouse-${Date.now()}@example.org`
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await speak(page, 'zh-CN')
  await page.goto('/')
  await main.locator(`a[href="${penguins}"]`).first().click()
  await page.waitForURL(`**${penguins}`)
  await main.getByRole('link', { name: '注册并报名' }).first().click()
  await typeAccount(
    page,
    { email, name: '用鼠标的人', send: '获取验证码', nameField: '昵称', passwordField: '设置密码' },
    button => button.click(),
  )
  await page.getByLabel('我已阅读并同意服务条款和隐私政策').click()
  await page.getByRole('button', { name: '完成注册' }).click()
  // The agreement is open already.
  await dialog.getByLabel('我已阅读并同意参赛协议').click()
  await dialog.getByRole('button', { name: '同意并报名' }).click()
  await dialog.getByRole('link', { name: '第一次提交' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByText('选择结果文件，或拖到这里').click()
  await (await choosing).setFiles(await first())
  await main.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByRole('heading', { name: '第一个成绩' })).toBeVisible({ timeout: 60_000 })
  await expect(main).toContainText('0.20725')
  expect(clicks.length, clicks.join(' → ')).toBeGreaterThan(5)
  expect(clicks.length, clicks.join(' → ')).toBeLessThanOrEqual(most)
})

test('from the landing page to a first score a newcomer needs no mouse', async ({ page }) => {
  test.setTimeout(120_000)
  const clicks = await noteClicks(page)
  const email = `keys-${Date.now()}@example.org`
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const press = async (wanted: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await tabTo(page, wanted)
    await page.keyboard.press(key)
  }
  await speak(page, 'en-US')
  await page.goto('/')
  await press(main.locator(`a[href="${penguins}"]`))
  await page.waitForURL(`**${penguins}`)
  await press(main.getByRole('link', { name: 'Create account to join' }))
  await typeAccount(
    page,
    {
      email,
      name: 'Keys alone',
      send: 'Send a code',
      nameField: 'Display name',
      passwordField: 'Choose a password',
    },
    button => press(button, 'Space'),
  )
  await press(page.getByLabel('I have read and accept the terms of service and the privacy policy'), 'Space')
  await page.keyboard.press('Enter')
  await press(dialog.getByLabel('I have read the agreement and accept it'), 'Space')
  await press(dialog.getByRole('button', { name: 'Accept and join' }), 'Space')
  await expect(dialog.getByRole('heading', { name: 'You’re in' })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await press(dialog.getByRole('link', { name: 'Make your first submission' }))
  await page.waitForURL(`**${penguins}/submits`)
  const file = page.getByLabel('Choose a submission file, or drop it here')
  const choosing = page.waitForEvent('filechooser')
  await press(file)
  await (await choosing).setFiles(await first())
  await press(main.getByRole('button', { name: 'Submit', exact: true }))
  const scored = page.getByRole('heading', { name: 'Your first score' })
  // The keyboard is where the result is.
  await expect(scored).toBeFocused({ timeout: 60_000 })
  await expect(main).toContainText('0.20725')
  expect(await violationsInBothThemes(page)).toEqual([])
  expect(clicks).toEqual([])
})
