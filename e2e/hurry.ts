import type { Page } from '@playwright/test'

/** Nobody waits between the attempts of a page to have what did not come. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout
    window.setTimeout = ((work: () => void, ms = 0) =>
      later(work, ms >= 200 && ms <= 1_600 ? 1 : ms)) as never
  })
}
