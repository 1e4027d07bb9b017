import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export { expect }

/** Where a product answers, and its sign-on site. */
export type Product = { site: string; signOn: string }

/** Where the product under test answers. */
export const site = process.env.LEITAI_E2E_SITE ?? ''
/** The product with the demo world, which all journeys share that need no other. */
export const shared: Product = { site, signOn: process.env.LEITAI_E2E_SSO ?? '' }

/** Every page of a journey must be silent: no console error, no failed script, no hydration mismatch. */
export const test = base.extend<{ silence: void; foreseen: RegExp | null }>({
  /** What a journey that breaks something on purpose may make the console say. */
  foreseen: [null, { option: true }],
  silence: [
    async ({ page, foreseen, baseURL }, use) => {
      const said: string[] = []
      page.on('console', message => {
        // The browser itself reports the 4xx and 5xx that a journey asks for on purpose.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          said.push(message.text())
      })
      page.on('pageerror', error => said.push(error.message))
      // Buttons answer once the page is hydrated; a person is slower than that, a test is not.
      const goto = page.goto.bind(page)
      page.goto = async (address, options) => {
        const answer = await goto(address, options)
        if (page.url().startsWith(`${baseURL}/`)) await page.locator('html[data-ready]').waitFor()
        return answer
      }
      await use()
      expect(said.filter(text => !foreseen?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** No serious violation that axe can find, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const serious = violations.filter(
    violation => violation.impact === 'serious' || violation.impact === 'critical',
  )
  expect(
    serious.map(
      violation => `${violation.id}: ${violation.nodes.map(node => node.target.join(' ')).join(', ')}`,
    ),
  ).toEqual([])
}

export async function speak(page: Page, lang: 'zh-CN' | 'en-US'): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: lang, url: site }])
}

export const demoPassword = 'leitai-demo-2026'

/** Signs a demo account in through the real sign-on site. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/zh-CN/login2?return=/')
  await page.getByLabel('邮箱或手机号').fill(email)
  await page.getByLabel('密码').fill(demoPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(`${site}/`)
  await page.locator('html[data-ready]').waitFor()
}

/** The newest code that the sign-on site put into its local outbox for this address. */
export async function codeFor(target: string, { signOn } = shared): Promise<string> {
  const answer = await fetch(`${signOn}/outbox.json?to=${encodeURIComponent(target)}`)
  const { messages } = (await answer.json()) as { messages: { body: string }[] }
  const code = /\d{6}/.exec(messages[0]?.body ?? '')?.[0]
  if (!code) throw new Error(`no code for ${target}`)
  return code
}
