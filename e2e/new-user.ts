import { randomInt } from 'node:crypto'
import { expect, request, type Page } from '@playwright/test'
import { codeFor, shared } from './fixtures.ts'

let made = 0

/**
 * Somebody new opens a page: registered, with a phone, and signed in at both sites. The forms of the sign-on site are sent
 * as a browser sends them, without their pages: how those are filled in is seen in the journeys of a new competitor.
 */
export async function arriveAsNew(
  page: Page,
  path: string,
  who: { name: string; lang: 'zh-CN' | 'en-US'; email?: string },
  at = shared,
): Promise<void> {
  const { lang, name, email = `new-${Date.now()}${process.pid}${++made}@example.org` } = who
  // Drawn, not made from the time: a phone that somebody has bound already is refused.
  const phone = `+8613${String(randomInt(1e9)).padStart(9, '0')}`
  // Its own connection: some journeys lead that of the browser through what cuts it.
  const asked = await request.newContext()

  /** Opens a page with a form, and gives how to send it. */
  const formAt = async (address: string) => {
    const opened = await asked.get(address)
    const csrf = /name="csrf" value="([\w-]+)"/.exec(await opened.text())?.[1]
    if (!csrf) throw new Error(`no form at ${opened.url()}`)
    return (fields: Record<string, string>) => asked.post(opened.url(), { form: { csrf, ...fields } })
  }

  const register = await formAt(`${at.site}/${lang}/login2?screen=register&return=/`)
  await register({ account: email, action: 'send' })
  const fields = { account: email, name, password: 'a long enough password', agree: 'yes' }
  const registered = await register({ ...fields, code: await codeFor(email, at) })
  expect(registered.url()).toBe(`${at.site}/`)

  const bind = await formAt(`${at.signOn}/${lang}/phone/binding?return=${encodeURIComponent(`${at.site}/`)}`)
  await bind({ account: phone, action: 'send' })
  const bound = await bind({ account: phone, code: await codeFor(phone, at) })
  expect(bound.url()).toBe(`${at.site}/`)

  const { cookies } = await asked.storageState()
  await asked.dispose()
  // The language is each browser's own.
  await page.context().addCookies(cookies.filter(cookie => cookie.name !== 'lang'))
  await page.goto(at.site + path)
  expect(page.url()).toContain(at.site + path.split('?')[0])
  await page.locator('html[data-ready]').waitFor()
}
