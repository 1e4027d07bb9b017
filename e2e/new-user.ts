import { randomInt } from 'node:crypto'
import { expect, request, type APIRequestContext, type Page } from '@playwright/test'
import { codeFor, formAt, shared } from './fixtures.ts'

let made = 0

/** Tells of whoever is signed in what competitions ask of people by default. */
async function fillGuide(asked: APIRequestContext, site: string): Promise<void> {
  const headers = { origin: site }
  const { data: own } = await (await asked.get(`${site}/api/users/sso`)).json()
  for (const [method, path, data] of [
    ['PUT', '/api/users/updateBirthday', { birthday: '1999-09-09' }],
    ['PUT', '/api/users/updateLocation', { city: '杭州' }],
    ['POST', `/api/v2/users/update-user-iden/${own.id}`, { type: 'iden', value: 2 }],
    ['PUT', '/api/users/guide/career', { jobInfo: { company: '某公司', job: '工程师' } }],
  ] as const) {
    const answer = await asked.fetch(site + path, { method, headers, data })
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, expect.anything()])
  }
}

/**
 * Somebody new opens a page: registered, with a phone, and signed in at both sites. The forms of the sign-on site are sent
 * as a browser sends them, without their pages: how those are filled in is seen in the journeys of a new competitor. What
 * the guide asks of newcomers is told the same way, unless `isGuided` is false.
 */
export async function arriveAsNew(
  page: Page,
  path: string,
  who: { name: string; lang: 'zh-CN' | 'en-US'; email?: string; isGuided?: false },
  at = shared,
): Promise<void> {
  const { lang, name, isGuided = true, email = `new-${Date.now()}${process.pid}${++made}@example.org` } = who
  // Drawn, not made from the time: a phone that somebody has bound already is refused.
  const phone = `+8613${String(randomInt(1e9)).padStart(9, '0')}`
  // Its own connection: some journeys lead that of the browser through what cuts it.
  const asked = await request.newContext()

  const register = await formAt(asked, `${at.site}/${lang}/login2?screen=register&return=/`)
  await register({ account: email, action: 'send' })
  const fields = { account: email, name, password: 'a long enough password', agree: 'yes' }
  const registered = await register({ ...fields, code: await codeFor(email, at) })
  expect(registered.url()).toBe(`${at.site}/`)

  const bind = await formAt(
    asked,
    `${at.signOn}/${lang}/phone/binding?return=${encodeURIComponent(`${at.site}/`)}`,
  )
  await bind({ account: phone, action: 'send' })
  const bound = await bind({ account: phone, code: await codeFor(phone, at) })
  expect(bound.url()).toBe(`${at.site}/`)

  if (isGuided) await fillGuide(asked, at.site)

  const { cookies } = await asked.storageState()
  await asked.dispose()
  // The language is each browser's own.
  await page.context().addCookies(cookies.filter(cookie => cookie.name !== 'lang'))
  await page.goto(at.site + path)
  expect(page.url()).toContain(at.site + path.split('?')[0])
  await page.locator('html[data-ready]').waitFor()
}

/** Puts away what somebody who has just signed up is told of what comes next. */
export const putNextStepsAway = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: /^(报名成功|You’re in)$/ })
    .getByRole('button', { name: /^(稍后再说|Later)$/ })
    .click()
