import { readFileSync } from 'node:fs'
import { endGrace, textsOf } from '../platform/test/leaving.ts'
import { withDatabase } from './database.ts'
import { expect, expectAccessible, site, speak, test, walkedIn } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'

const said = {
  'zh-CN': {
    prepare: '开始整理',
    take: /^下载（/,
    itIsMe: '先确认是你本人',
    password: '密码',
    signIn: '登录',
    ask: '注销账号…',
    submit: '申请注销',
    due: /你的账号将在 .* 注销/,
    keep: '撤回，保留账号',
    current: '本机',
  },
  'en-US': {
    prepare: 'Request download',
    take: /^Download \(/,
    itIsMe: 'Confirm it is you',
    password: 'Password',
    signIn: 'Sign in',
    ask: 'Delete account…',
    submit: 'Delete in 14 days',
    due: /Your account will be deleted on/,
    keep: 'Keep my account',
    current: 'This device',
  },
}

for (const lang of walkedIn('zh-CN'))
  test(`somebody takes their data along, thinks better of leaving once, and leaves (${lang})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(150_000)
    const words = said[lang]
    const email = `leaves-${lang.toLowerCase()}-${Date.now()}@example.org`
    await speak(page, lang)
    await arriveAsNew(page, '/users/v2/setting-data', { name: `离开的人${Date.now()}`, lang, email })
    const main = page.getByRole('main')

    // The data come by themselves once they are ready.
    await main.getByRole('button', { name: words.prepare }).click()
    const link = main.getByRole('link', { name: words.take })
    await expect(link).toBeVisible({ timeout: 30_000 })
    const coming = page.waitForEvent('download')
    await link.click()
    const files = textsOf(readFileSync(await (await coming).path()))
    expect(files['account.json']).toContain(email)
    await expectAccessible(page)

    // Signed in, and yet asked for the password before what cannot be undone.
    const confirm = async () => {
      await main.getByRole('link', { name: words.itIsMe }).click()
      await page.getByLabel(words.password, { exact: true }).fill('a long enough password')
      const account = page.locator('input[name=account]')
      if (await account.isEditable()) await account.fill(email)
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await page.waitForURL('**/users/v2/setting-data')
    }
    await confirm()
    const leave = async () => {
      await main.getByRole('button', { name: words.ask }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.submit }).click()
      await expect(main.getByText(words.due)).toBeVisible()
    }
    await leave()
    await expectAccessible(page)
    await main.getByRole('button', { name: words.keep }).click()
    await expect(main.getByRole('button', { name: words.ask })).toBeVisible()

    // Another device is signed out from here.
    await page.goto('/users/v2/setting-sessions')
    await expect(main.getByText(words.current)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/users/v2/setting-data')
    await leave()
    const id = await withDatabase(async db => {
      const { id } = await db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      await endGrace(db, id)
      return id
    })
    await expect
      .poll(
        () =>
          withDatabase(db =>
            db.selectFrom('app_user').select('user_name').where('id', '=', id).executeTakeFirstOrThrow(),
          ),
        { timeout: 20_000 },
      )
      .toEqual({ user_name: `已注销 Former participant ${id}` })
    // The session at the sign-on site lets nobody in again, whether that has been told or not.
    await page.goto('/users/v2/setting-data')
    const accounts = await withDatabase(db =>
      db.selectFrom('app_user').select('id').where('email', '=', email).execute(),
    )
    expect(accounts).toEqual([])
    // There is no such account there any more, once that has been told.
    const other = await (await browser.newContext()).newPage()
    await expect(async () => {
      await other.goto(`${site}/${lang}/login2?return=/`)
      await other.locator('input[name=account]').fill(email)
      await other.getByLabel(words.password, { exact: true }).fill('a long enough password')
      await other.getByRole('button', { name: words.signIn, exact: true }).click()
      await expect(other.getByRole('alert')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
  })
