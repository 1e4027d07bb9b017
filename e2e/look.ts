// `npm run look`: pictures of every built page of a running product, both languages, narrow and wide, light and dark.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const base = process.env.LOOK_URL ?? 'http://localhost:3000'
const only = process.argv[2]
const folder = join(import.meta.dirname, '../screenshots')
const pages: [string, string, string?][] = [
  ['home', '/'],
  ['competitions', '/competitions'],
  ['competition', '/competitions/1001'],
  ['data', '/competitions/1001/datasets', 'captain'],
  ['ranking', '/competitions/1001/ranking', 'captain'],
  ['ranking-b', '/competitions/1003/ranking'],
  ['daily', '/competitions/1001/weekly-rankings'],
  ['submits', '/competitions/1001/submits', 'captain'],
  ['teams', '/competitions/1001/teams', 'captain'],
  ['faq', '/competitions/1001/faq'],
  ['not-started', '/competitions/1004'],
  ['datasets', '/datasets'],
  ['dataset', '/datasets/201'],
  ['information', '/information'],
  ['article', '/information/info/1'],
  ['tokens', '/users/v2/setting-tokens', 'captain'],
  ['api-docs', '/api/docs'],
  ['error', '/nowhere'],
  ['landing', '/cooperation'],
  ['profile', '/users/7'],
  ['special', '/special/acme'],
  ['contest', '/spic'],
  ['unveil', '/unveil'],
  ['blank', '/competition-private/verify', 'captain'],
  ['plain', '/hidden-spic-review/login'],
  ['login', '/zh-CN/login2?return=/'],
]

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const lang of ['zh-CN', 'en-US'] as const) {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    const context = { viewport: { width, height: 900 }, colorScheme, locale: lang }
    const visitor = await browser.newContext(context)
    const captain = await browser.newContext(context)
    for (const one of [visitor, captain]) await one.addCookies([{ name: 'lang', value: lang, url: base }])
    const door = await captain.newPage()
    await door.goto(`${base}/${lang}/login2?return=/`)
    await door.locator('input[name=account]').fill('captain@demo.leitai.example')
    await door.locator('input[name=password]').fill('leitai-demo-2026')
    await door.locator('button[value=submit]').click()
    await door.waitForURL(`${base}/`)
    for (const [name, path, as] of pages) {
      if (only && !name.startsWith(only)) continue
      const page = await (as ? captain : visitor).newPage()
      await page.goto(base + (name === 'login' ? path.replace('zh-CN', lang) : path), {
        waitUntil: 'networkidle',
      })
      await page.screenshot({
        path: join(folder, `${name}.${lang}.${width}.${colorScheme}.png`),
        fullPage: true,
      })
      await page.close()
    }
    await visitor.close()
    await captain.close()
  }
}
await browser.close()
