import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, site, test } from './fixtures.ts'

const framing = new URL(process.env.LEITAI_E2E_FRAMING ?? '')

// One after the other, as both need the one address that the product under test may be framed by.
test.describe.configure({ mode: 'default' })
let server: Server
test.beforeAll(() => {
  server = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(
      `<script>told = []; onmessage = event => told.push({ ...event.data, from: event.origin })</script><iframe src="${site}${request.url}" height="300"></iframe>`,
    )
  })
  return new Promise<void>(done => server.listen(Number(framing.port), done))
})
test.afterAll(() => server.close())

/** A page of another origin that shows this address in a frame and keeps what it is told. */
async function frame(page: Page, path: string) {
  await page.goto(framing.origin + path)
  const inner = page.frameLocator('iframe')
  await inner.locator('html[data-ready]').waitFor()
  return inner
}

test('in a frame each page tells its height after 500 ms and after 2 s', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  const inner = await frame(page, '/competitions')
  const told = () => page.evaluate('told')
  const height = async () => ({
    type: 'leitai:height',
    from: site,
    height: await inner.locator('html').evaluate(html => html.scrollHeight),
  })
  await page.clock.runFor(499)
  expect(await told()).toEqual([])
  await page.clock.runFor(1)
  const list = await height()
  expect(await told()).toEqual([list])
  await page.clock.runFor(1_499)
  expect(await told()).toEqual([list])
  await page.clock.runFor(1)
  expect(await told()).toEqual([list, list])

  await inner.getByRole('contentinfo').getByRole('link', { name: '接口文档' }).click()
  await expect(inner.getByRole('heading', { level: 1 })).toHaveText('接口文档')
  await page.clock.runFor(2_000)
  const docs = await height()
  expect(docs.height).not.toBe(list.height)
  expect(await told()).toEqual([list, list, docs, docs])
})

test('in a frame a page that is not there has no link home', async ({ page }) => {
  const inner = await frame(page, '/nowhere')
  await expect(inner.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面。')
  await expect(inner.getByRole('link', { name: '回到首页' })).toHaveCount(0)
  await page.goto('/nowhere')
  await expect(page.getByRole('link', { name: '回到首页' })).toHaveCount(1)
})
