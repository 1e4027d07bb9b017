import { codeFor, expect, expectAccessible, shared, site, speak, test } from './fixtures.ts'

test('somebody registers, binds, finds where to change the password, and every page can be read', async ({
  page,
}) => {
  await speak(page, 'en-US')
  const email = `pages-${Date.now()}@example.org`
  const phone = `139${String(Date.now() % 1e8).padStart(8, '0')}`
  const password = 'a long enough password'
  const code = page.getByLabel('Code', { exact: true })

  await page.goto('/en-US/login2?return=/competitions')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('E-mail or phone').fill(email)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expectAccessible(page)
  await code.fill(await codeFor(email))
  await page.getByLabel('Display name').fill('Pages')
  await page.getByLabel('Choose a password').fill(password)
  await page.getByLabel('I have read').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${site}/competitions`)

  // The list is open to everybody; what is missing is said above it.
  await page.getByRole('link', { name: 'Bind it now' }).click()
  await expect(page.getByRole('heading', { name: 'Bind your phone and e-mail' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await code.fill(await codeFor(`+86${phone}`))
  await page.getByRole('button', { name: 'Bind', exact: true }).click()
  await page.waitForURL(`${site}/competitions`)
  await expect(page.getByRole('link', { name: 'Bind it now' })).toBeHidden()

  await page.goto('/users/settings-v2')
  await page.getByRole('link', { name: 'Change password' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(`${site}/users/settings-v2`)
  await page.goto('/users/v2/setting-password')
  expect(page.url()).toContain(`${shared.signOn}/en-US/password/change`)
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('another long password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail or phone').fill(email)
  await page.getByLabel('Password').fill('another long password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${site}/users/settings-v2`)
})
