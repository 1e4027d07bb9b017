// `npm run look`: pictures of every built page of a running product, both languages, narrow and wide, light and dark.
// With `--compare`, those of the last run stay as what was before, and a page shows what looks different.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { keepAsBefore, writeComparison } from './before-and-after.ts'
import { addressOf, seenPages, type SeenPage } from './pages.ts'
import { openAs, openBrowser, sites } from './readers.ts'

const { base, signOnSite } = sites
/** How the names begin of what is wanted, when it is not all: `npm run look -- admin dataset`. */
const only = process.argv.slice(2).filter(word => word !== '--compare')
const compares = process.argv.includes('--compare')
const folder = join(import.meta.dirname, '../screenshots')

if (compares) keepAsBefore(folder)
mkdirSync(folder, { recursive: true })
// The page of all components is there in development alone.
const { ok: isDevelopment } = await fetch(`${base}/design`)
const wanted: readonly SeenPage[] = [
  ...seenPages,
  ...(isDevelopment ? [{ name: 'design', path: '/design', as: 'visitor' as const }] : []),
]
const browser = await openBrowser()
for (const lang of ['zh-CN', 'en-US'] as const) {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [1280, 'light'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    const contexts = new Map<string, BrowserContext>()
    for (const seen of wanted) {
      const { name, as } = seen
      if (only.length > 0 && !only.some(start => name.startsWith(start))) continue
      const context = contexts.get(as) ?? (await openAs(browser, as, { width, lang, colorScheme }))
      contexts.set(as, context)
      const page = await context.newPage()
      await page.goto(await addressOf(page, seen, base, signOnSite, lang), { waitUntil: 'networkidle' })
      // As high as the page: what sticks to a screen's edge is then where it belongs.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      await page.screenshot({ path: join(folder, `${name}.${lang}.${width}.${colorScheme}.png`) })
      await page.close()
    }
    for (const context of contexts.values()) await context.close()
  }
}
await browser.close()
if (compares)
  console.log(`${writeComparison(folder)} pictures look different: ${join(folder, 'compare.html')}`)
