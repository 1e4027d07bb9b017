import { expect, type Page } from '@playwright/test'
import { translatePage } from '../platform/test/translate-page.ts'

/**
 * Has the browser translate what is open, and uses it as a reader would: presses every button of the main part and of what
 * these open, and sends every form, with a wrong file where one is chosen. Nothing is written, as the server refuses it.
 * What throws is noticed by the fixture; the returned sentences say where the page has failed.
 */
export async function useTranslated(page: Page): Promise<string[]> {
  await page.route('**/api/**', route =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 422,
          json: { error: { code: 'refused', message: 'Refused', details: null } },
        }),
  )
  // React draws a part once more, and reports it, if it was translated before its code came.
  await expect(page.locator('[data-without-code]')).toHaveCount(0)
  await page.evaluate(translatePage, {})
  const failed = await page.evaluate(use)
  await page.unrouteAll({ behavior: 'wait' })
  return failed
}

/** Runs in the page. */
async function use(): Promise<string[]> {
  const began = location.pathname
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise(done => void setTimeout(done, 5))
  }
  const isSeen = (element: Element) => element.checkVisibility() && element.closest('[inert]') === null
  const failed: string[] = []
  const check = (when: string) => {
    const [status] = document.querySelectorAll('main section > p.tabular-nums:first-child')
    if (status?.textContent === '500') failed.push(`fails after ${when}`)
    return failed.length === 0 && location.pathname === began
  }
  const labelOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const sent = new WeakSet<Element>()
  /** Forms that scripts send; others load another page. */
  const send = async () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form:not([method])')) {
      if (sent.has(form) || !isSeen(form)) continue
      sent.add(form)
      form.requestSubmit()
      await settle()
      if (!check(`sending “${labelOf(form).slice(0, 80)}”`)) return
    }
  }
  window.open = () => null
  for (const input of document.querySelectorAll<HTMLInputElement>('main input[type=file]')) {
    const files = new DataTransfer()
    files.items.add(new File(['wrong,columns\n1,2\n'], 'wrong.csv', { type: 'text/csv' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    if (!check('choosing a file')) return failed
  }
  await send()
  const pressed = new Set<string>()
  for (;;) {
    const button = [
      ...document.querySelectorAll<HTMLButtonElement>(
        ':is(main, [role=dialog], [role=alertdialog]) button[type=button]:not([aria-disabled=true])',
      ),
    ].find(one => isSeen(one) && !pressed.has(labelOf(one)))
    if (!button || failed.length > 0 || location.pathname !== began) return failed
    const label = labelOf(button)
    pressed.add(label)
    button.click()
    await settle()
    if (!check(`pressing “${label}”`)) return failed
    await send()
    if (failed.length > 0) return failed
    // Alerts are left by a button of theirs, which is pressed next.
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await settle()
  }
}
