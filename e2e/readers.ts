import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { isReviewer, reviewerLogin } from './reviewers.ts'

const base = process.env.LOOK_URL ?? 'http://localhost:3000'
/** Beside the product, as `npm start` puts it. */
const signOnSite = process.env.LOOK_SSO ?? base.replace(/\d+$/, port => String(Number(port) + 1))
/** The running product of which pictures are made. */
export const sites = { base, signOnSite }

/** What the browser itself says, as in a field for a date, is in `lang`. */
export const openBrowser = (lang = 'zh-CN'): Promise<Browser> =>
  chromium.launch({
    env: { ...process.env, LANGUAGE: lang.replace('-', '_') },
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
    ],
  })

export type Look = {
  width: number
  height?: number
  lang: string
  colorScheme: 'light' | 'dark'
  timezoneId?: string
}

/** A browser of its own for each reader; all but visitors sign in. */
export async function openAs(browser: Browser, as: string, look: Look): Promise<BrowserContext> {
  const { width, height = 900, lang, ...rest } = look
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, ...rest })
  const speak = () => context.addCookies([{ name: 'lang', value: lang, url: base }])
  await speak()
  if (as === 'visitor') return context
  if (isReviewer(as)) {
    const data = reviewerLogin(as)
    await context.request.post(`${base}/api/spic-review/user/login`, { data, headers: { origin: base } })
    return context
  }
  const door = await context.newPage()
  await door.goto(`${base}/${lang}/login2?return=/`)
  await door.locator('input[name=account]').fill(`${as}@demo.leitai.example`)
  await door.locator('input[name=password]').fill('leitai-demo-2026')
  await door.locator('button[value=submit]').click()
  await door.waitForURL(`${base}/`)
  await door.close()
  // Signing in brings the language that the account chose.
  await speak()
  return context
}
