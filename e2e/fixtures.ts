import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  expect,
  request,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { languages, type Lang } from '../platform/src/base/web/language.ts'
import { demoPassword } from '../platform/src/demo/accounts.ts'
import { isAtLength } from '../platform/test/length.ts'
import { lookedAt, shapeOf, wasLookedAt } from './page-shape.ts'
import type { Reader } from './pages.ts'
import { isReviewer, reviewerLogin } from './reviewers.ts'

export { expect }

/** Where a product answers, and its sign-on site. */
export type Product = { site: string; signOn: string }

/**
 * The languages of a long journey: the named one in every run, both at length. A language changes the words of a page and
 * not what it does, and every page is looked at in both by `every-page.journey.ts`.
 */
export const walkedIn = (lang: Lang): readonly Lang[] => (isAtLength ? languages : [lang])

/** Where the product under test answers. */
export const site = process.env.LEITAI_E2E_SITE ?? ''
/** The product with the demo world, which all journeys share that need no other. */
export const shared: Product = { site, signOn: process.env.LEITAI_E2E_SSO ?? '' }

/** Buttons answer once a page is hydrated; a person is slower than that, a test is not. */
function waitForButtons(page: Page, site: string): void {
  const wait = async () => {
    if (page.url().startsWith(`${site}/`)) await page.locator('html[data-ready]').waitFor()
  }
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    await wait()
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async options => {
    const answer = await reload(options)
    await wait()
    return answer
  }
}

/** How pages look when a journey has failed: whole, as what went wrong may stand below what fits. */
async function picture(pages: readonly Page[], info: TestInfo): Promise<void> {
  for (const [at, page] of pages.entries()) {
    const path = info.outputPath(`failed-${at + 1}.png`)
    await page.screenshot({ path, fullPage: true, timeout: 5_000 })
    info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  }
}

/** Every page of every reader of a journey is silent: no console error, no failed script, no hydration mismatch. */
export const test = base.extend<{ silence: void; foreseen: RegExp | null }>({
  /** What a journey that breaks something on purpose may make the console say. */
  foreseen: [null, { option: true }],
  silence: [
    async ({ context, browser, foreseen, baseURL }, use, info) => {
      const said: string[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('console', message => {
          // The browser itself reports the 4xx and 5xx that a journey asks for on purpose.
          if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
            said.push(message.text())
        })
        watched.on('weberror', thrown => void said.push(String(thrown.error())))
        for (const page of watched.pages()) waitForButtons(page, baseURL ?? site)
        watched.on('page', page => waitForButtons(page, baseURL ?? site))
      }
      watch(context)
      const { newContext } = browser
      const opened: BrowserContext[] = []
      browser.newContext = async options => {
        const made = await newContext.call(browser, options)
        opened.push(made)
        watch(made)
        return made
      }
      await use()
      browser.newContext = newContext
      if (info.status !== info.expectedStatus)
        await picture(
          [context, ...opened].flatMap(one => one.pages()),
          info,
        )
      // Pages left open would go on asking beside the next journeys.
      for (const made of opened) await made.close()
      expect(said.filter(text => !foreseen?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Every serious violation that axe finds in the current theme and width. What was judged before in this shape is skipped:
 * the whole page, or the frame around its main part.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const { frame, main } = await shapeOf(page)
  const isFrameKnown = wasLookedAt(frame)
  if (isFrameKnown && (main === null || wasLookedAt(main))) return []
  const found = await askAxe(page, isFrameKnown ? 'main' : 'html')
  if (found.length === 0) for (const shape of [frame, main]) if (shape !== null) lookedAt(shape)
  return found
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Asked in the page itself and for violations alone, which takes half the time: no page of ours has frames. */
async function askAxe(page: Page, part: 'html' | 'main'): Promise<string[]> {
  // Half a megabyte of code: evaluated once in a document that stays open.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe}; undefined`)
  const violations = await page.evaluate(async looked => {
    // Moving rows and changing colours are judged once they rest. A colour that is inherited begins to change anew when the
    // one above it ends, so this asks again. CSS animations may go on for ever.
    const moving = () =>
      document
        .getAnimations()
        .filter(one => !(one instanceof CSSAnimation) && (one.pending || one.playState === 'running'))
    for (let changes = moving(); changes.length > 0; changes = moving())
      await Promise.allSettled(changes.map(one => one.finished))
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // Rules about the document itself (title, language, skip links) run only on the whole of it.
    const found = await axe.run(looked === 'html' ? document : looked, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      preload: false,
    })
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      at: nodes.map(node => node.target.join(' ')).join(', '),
    }))
  }, part)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, at }) => `${id}: ${at}`)
}

/** The same of what is open now, which stays open, in the light theme and in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await violationsOf(page)).map(violation => `${colorScheme}: ${violation}`))
  }
  return found
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}

export async function speak(page: Page, lang: 'zh-CN' | 'en-US'): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: lang, url: site }])
}

/** What comes after a page has come: the tools beside it, and those in the header. */
export async function shellHasCome(page: Page): Promise<void> {
  await page.getByRole('complementary').waitFor()
  await page
    .getByRole('banner')
    .getByText(/未读|unread|^登录$|^Sign in$/)
    .first()
    .waitFor()
}

export { demoPassword }

/** Signs a demo account in through the real sign-on site, and stands on the home page. */
export async function signInAnew(page: Page, email: string): Promise<void> {
  await page.goto('/zh-CN/login2?return=/')
  await page.getByLabel('邮箱或手机号').fill(email)
  await page.getByLabel('密码').fill(demoPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(`${site}/`)
  await page.locator('html[data-ready]').waitFor()
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** What the sign-on left in a browser, of each account that this worker signed in. */
const signedIn = new Map<string, Promise<Cookies>>()

/** Signs in whoever reads a page in `pages.ts`. */
export async function signInAs(page: Page, reader: Reader): Promise<void> {
  if (reader === 'visitor') return
  if (!isReviewer(reader)) return signIn(page, `${reader}@demo.leitai.example`)
  const answer = await page.context().request.post(`${site}/api/spic-review/user/login`, {
    data: reviewerLogin(reader),
    headers: { origin: site },
  })
  expect(answer.status()).toBe(200)
}

/** Fetches a page with a form; the returned function posts that form with its CSRF token. */
export async function formAt(asked: APIRequestContext, address: string) {
  const opened = await asked.get(address)
  const csrf = /name="csrf" value="([\w-]+)"/.exec(await opened.text())?.[1]
  if (!csrf) throw new Error(`no form at ${opened.url()}`)
  return (fields: Record<string, string>) => asked.post(opened.url(), { form: { csrf, ...fields } })
}

/**
 * Signs a demo account in at both sites. The sign-on form is posted once per worker; every browser then gets the same
 * cookies. A journey that signs out uses `signInAnew`. The page stays where it is.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  const arrive = async () => {
    const asked = await request.newContext()
    try {
      const send = await formAt(asked, `${site}/zh-CN/login2?return=/`)
      const arrived = await send({ account: email, password: demoPassword, action: 'submit' })
      expect(arrived.url()).toBe(`${site}/`)
      // The language is each browser's own.
      return (await asked.storageState()).cookies.filter(({ name }) => name !== 'lang')
    } finally {
      await asked.dispose()
    }
  }
  const kept = signedIn.get(email) ?? arrive()
  signedIn.set(email, kept)
  kept.catch(() => signedIn.delete(email))
  await page.context().addCookies(await kept)
}

/** The newest code that the sign-on site put into its local outbox for this address, once there is one. */
export async function codeFor(target: string, { signOn } = shared): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const answer = await fetch(`${signOn}/outbox.json?to=${encodeURIComponent(target)}`)
    const { messages } = (await answer.json()) as { messages: { body: string }[] }
    code = /\d{6}/.exec(messages[0]?.body ?? '')?.[0]
    expect(code, `a code for ${target}`).toBeDefined()
  }).toPass({ timeout: 10_000 })
  return code as string
}
