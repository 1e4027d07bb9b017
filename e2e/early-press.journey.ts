import type { Page } from '@playwright/test'
import { translatePage } from '../platform/test/translate-page.ts'
import { expect, signIn, site, test } from './fixtures.ts'

/** Keeps a piece of code from coming until it is let go. */
async function hold(page: Page, code: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const asked = page.waitForRequest(new RegExp(`/assets/${code}-`))
  await page.route(new RegExp(`/assets/${code}-`), async route => {
    await released
    await route.continue()
  })
  return { asked, release }
}

test('a press on a piece of a page whose code is not there yet is answered when it is', async ({ page }) => {
  await signIn(page, 'competitor@demo.leitai.example')
  const code = await hold(page, 'bookmark-toggle')
  await page.goto('/information/info/1')
  await code.asked
  const bookmark = page.getByRole('button', { name: /^收藏/ })
  await bookmark.click()
  await expect(bookmark).toBeVisible()
  code.release()
  const kept = page.getByRole('button', { name: /^已收藏/ })
  await expect(kept).toBeVisible()
  await kept.click()
  await expect(bookmark).toBeVisible()
})

test('a press on the header is answered when its code is there', async ({ page }) => {
  await signIn(page, 'competitor@demo.leitai.example')
  const code = await hold(page, 'own-tools')
  await page.goto('/competitions')
  await code.asked
  await page.getByRole('banner').getByRole('button', { name: /未读/ }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  code.release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('of a page that is translated before its code is there', () => {
  // React finds other elements than it sent, and draws the page once more.
  test.use({ foreseen: /React error #418/ })

  test('what is pressed is answered', async ({ page }) => {
    await signIn(page, 'captain@demo.leitai.example')
    const code = await hold(page, 'entry\\.client')
    await page.evaluate(next => location.assign(next), `${site}/information/info/1`)
    await code.asked
    const bookmark = page.getByRole('button', { name: /^收藏/ })
    await bookmark.waitFor()
    await page.evaluate(translatePage, {})
    code.release()
    await page.locator('html[data-ready]').waitFor()
    await bookmark.click()
    const kept = page.getByRole('button', { name: /^已收藏/ })
    await kept.click()
    await expect(bookmark).toBeVisible()
  })
})
