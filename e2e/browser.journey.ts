import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { withDatabase } from './database.ts'
import { expect, signInAnew, site, test } from './fixtures.ts'
import { arriveAsNew } from './new-user.ts'

/** Tells pages that the line is like this, as browsers do. */
const line = (page: Page, connection: { effectiveType: string; saveData: boolean }) =>
  page.addInitScript(given => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: given })
  }, connection)

for (const [name, connection, isAhead] of [
  ['4g', { effectiveType: '4g', saveData: false }, true],
  ['2g', { effectiveType: '2g', saveData: false }, false],
  ['slow 2g', { effectiveType: 'slow-2g', saveData: false }, false],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
] as const)
  test(`what a link leads to is fetched ${isAhead ? 'ahead' : 'only when followed'} (${name})`, async ({
    page,
  }) => {
    await page.clock.install()
    await line(page, connection)
    const ahead: string[] = []
    page.on('request', request => {
      if (/\.data(\?|$)/.test(request.url())) ahead.push(request.url())
    })
    await page.goto('/competitions')
    const link = page.getByRole('banner').getByRole('link', { name: '数据集' })
    await link.hover()
    await page.clock.runFor(5_000)
    const prefetched = page.locator('link[rel=prefetch], link[rel=modulepreload][href*=datasets]')
    if (isAhead) {
      await expect(prefetched).not.toHaveCount(0)
      expect(ahead.some(url => url.includes('/datasets.data'))).toBe(true)
    } else {
      await expect(prefetched).toHaveCount(0)
      expect(ahead).toEqual([])
    }
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('数据集')
  })

// Limits on a phone; docs/performance.md has the measurements. Scripts have 1 % of room above the last one, as the names of
// files alone move the sum by tens of bytes.
for (const [path, most] of [
  ['/', 128_700],
  ['/competitions/1001', 132_800],
  ['/competitions/1001/ranking', 139_800],
] as const)
  test(`${path} needs at most ${most / 1_000} KB of scripts and 15 of styles`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const files = { script: [] as Promise<Buffer>[], stylesheet: [] as Promise<Buffer>[] }
    page.on('response', response => {
      const type = response.request().resourceType()
      if (type === 'script' || type === 'stylesheet') files[type].push(response.body())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const zipped = async (type: keyof typeof files) =>
      (await Promise.all(files[type])).reduce((sum, file) => sum + gzipSync(file).length, 0)
    expect(files.script.length).toBeGreaterThan(5)
    expect(files.stylesheet.length).toBeGreaterThan(0)
    expect(await zipped('script')).toBeLessThanOrEqual(most)
    expect(await zipped('stylesheet')).toBeLessThanOrEqual(15_000)
  })

test('each change of page refreshes the number of unread messages', async ({ page }) => {
  // Somebody whom no other journey tells anything meanwhile.
  const email = `unread-${Date.now()}@example.org`
  await arriveAsNew(page, '/', { name: '读信的人', lang: 'zh-CN', email })
  const bell = (count: number) => page.getByRole('button', { name: `${count} 条未读消息`, exact: true })
  await expect(bell(0)).toBeVisible()
  const ids = await withDatabase(async db => {
    const idOf = async (address: string) =>
      (await db.selectFrom('app_user').select('id').where('email', '=', address).executeTakeFirstOrThrow()).id
    return db
      .insertInto('message')
      .values({
        sender_id: await idOf('admin@demo.leitai.example'),
        receiver_id: await idOf(email),
        content: '你好',
        read_at: null,
      })
      .returning('id')
      .execute()
  })
  await page.getByRole('banner').getByRole('link', { name: '竞赛', exact: true }).click()
  await expect(bell(1)).toBeVisible()
  await withDatabase(db =>
    db
      .updateTable('message')
      .set({ read_at: new Date() })
      .where(
        'id',
        'in',
        ids.map(row => row.id),
      )
      .execute(),
  )
  await page.getByRole('banner').getByRole('link', { name: '数据集' }).click()
  await expect(bell(0)).toBeVisible()
})

test.describe('after an update', () => {
  test.use({ foreseen: /Error loading route module|Failed to fetch dynamically imported module/ })

  /** Takes the code of this name away, for the first page only or for good, and tells which whole pages were asked for since. */
  async function lose(page: Page, code: RegExp, isForGood = false) {
    const loads: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.route(code, route => (isForGood || loads.length === 0 ? route.abort() : route.continue()))
    return loads
  }

  test('a page whose code is gone is loaded anew', async ({ page }) => {
    await page.goto('/competitions')
    const loads = await lose(page, /\/assets\/datasets\.page[^/]*\.js/)
    const link = page.getByRole('banner').getByRole('link', { name: '数据集' })
    await link.click()
    // The one that was asked for, from the beginning.
    await expect.poll(() => loads).toEqual(['/datasets'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('数据集')
  })

  test('a piece of a page whose code is gone loads the page anew', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/competitions')
    const loads = await lose(page, /\/assets\/follow-codes[^/]*\.js/)
    const follow = page.getByRole('button', { name: '关注我们' })
    await follow.click()
    await expect.poll(() => loads).toEqual(['/competitions'])
    await page.locator('html[data-ready]').waitFor()
    await follow.click()
    await expect(page.getByRole('dialog', { name: '关注我们' })).toBeVisible()
  })

  test('a piece that stays away says so instead of loading for ever', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/competitions')
    const loads = await lose(page, /\/assets\/follow-codes[^/]*\.js/, true)
    const follow = page.getByRole('button', { name: '关注我们' })
    await follow.click()
    await expect.poll(() => loads).toHaveLength(1)
    await page.locator('html[data-ready]').waitFor()
    await follow.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('哎呀，出错了！')
  })
})

for (const [what, failures] of [
  ['that did not come is asked for once more', 1],
  ['that never comes is asked for twice', 9],
] as const)
  test.describe('a picture', () => {
    test.use({ foreseen: /Failed to load resource/ })

    test(what, async ({ page }) => {
      // Stands still but where it is moved, or a slow machine would see the second request before the first.
      const now = Date.now()
      await page.clock.install({ time: now - 60_000 })
      await page.clock.pauseAt(now)
      const asked = new Map<string, number>()
      await page.route('**/*', route => {
        if (route.request().resourceType() !== 'image') return route.fallback()
        const times = (asked.get(route.request().url()) ?? 0) + 1
        asked.set(route.request().url(), times)
        return times > failures ? route.fallback() : route.abort()
      })
      await page.goto('/competitions')
      await page.locator('html[data-ready]').waitFor()
      const picture = page.getByRole('main').locator('article img').first()
      const times = async () =>
        asked.get((await picture.getAttribute('src').then(at => new URL(at ?? '', site))).href)
      await expect.poll(times).toBe(1)
      await page.clock.runFor(1_500)
      await expect.poll(times).toBe(2)
      await page.clock.runFor(30_000)
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(failures === 1)
      expect(await times()).toBe(2)
    })
  })

test('logging out goes home and is called again after 62 seconds', async ({ page }) => {
  await page.clock.install()
  await signInAnew(page, 'admin@demo.leitai.example')
  await page.goto('/competitions')
  const calls: number[] = []
  page.on('request', request => {
    if (request.method() === 'DELETE' && request.url() === `${site}/sso/proxy/api/logout`)
      calls.push(Date.now())
  })
  await page.getByRole('button', { name: /^我的菜单/ }).click()
  for (const name of ['个人主页', '设置']) await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL(`${site}/`)
  await page.locator('html[data-ready]').waitFor()
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible()
  expect(calls).toHaveLength(1)
  await page.clock.runFor(62_000)
  await expect.poll(() => calls).toHaveLength(2)
})
