// `npm run guide-pictures`: the pictures of docs/guide and of the README, from the demo world of a running product.
// Names (`-- organiser-rounds`) make only those.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { phrases as en } from '../platform/src/features/scoring/submissions/phrases.en.ts'
import { phrases as zh } from '../platform/src/features/scoring/submissions/phrases.zh.ts'
import { openAs, openBrowser, sites } from './readers.ts'

const docs = join(import.meta.dirname, '../docs')
const mostBytes = 150_000
const width = 1360
/** The zone of the demo's competitions, so that no time stands there twice. */
const timezoneId = 'Asia/Shanghai'
type Picture = {
  name: string
  path: string
  as: string
  /** How much of the page is shown; else as high as it is, but no higher than this. */
  height?: number
  /** What somebody does before the picture is taken. */
  first?: (page: Page) => Promise<unknown>
}

const wrongFile = {
  name: 'result.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('ID,species\n1,Adelie\n2,Gentoo\n'),
}
const admin = (id: number, page: string) => `/admin/competitions/${id}${page}`
const pictures: Picture[] = [
  { name: 'organiser-new', path: '/admin/competitions/new', as: 'organiser' },
  { name: 'organiser-overview', path: admin(1004, ''), as: 'organiser' },
  { name: 'organiser-rounds', path: admin(1002, '/rounds'), as: 'organiser', height: 1000 },
  { name: 'organiser-answers', path: admin(1004, '/scoring?part=answers'), as: 'organiser' },
  { name: 'organiser-metric', path: admin(1001, '/scoring'), as: 'organiser' },
  { name: 'organiser-submissions', path: admin(1001, '/submissions'), as: 'organiser' },
  { name: 'organiser-reveal', path: admin(1002, '/reveal'), as: 'organiser' },
  { name: 'organiser-rescores', path: admin(1001, '/rescores'), as: 'organiser' },
  { name: 'organiser-import', path: '/admin/competitions/import', as: 'organiser' },
  { name: 'competitor-competition', path: '/competitions/1001', as: 'visitor', height: 800 },
  { name: 'competitor-data', path: '/competitions/1001/datasets', as: 'captain', height: 900 },
  { name: 'competitor-submits', path: '/competitions/1001/submits', as: 'captain', height: 1100 },
  {
    name: 'competitor-check',
    path: '/competitions/1001/submits',
    as: 'captain',
    async first(page) {
      await page.locator('input[type=file]').first().setInputFiles(wrongFile)
      await page.getByText(new RegExp(`${zh.check.bad}|${en.check.bad}`)).waitFor()
    },
  },
  { name: 'competitor-teams', path: '/competitions/1001/teams', as: 'captain', height: 900 },
  { name: 'competitor-ranking', path: '/competitions/1001/ranking', as: 'captain', height: 1000 },
  { name: 'competitor-appeal', path: '/competitions/1001/appeal', as: 'captain' },
  { name: 'competitor-tokens', path: '/users/v2/setting-tokens', as: 'captain' },
]
const highest = 1_100

// A demo world that was only just made is still being scored, and no guide shows that.
for (let waiting = '1'; waiting !== '0'; await new Promise(done => setTimeout(done, 1_000))) {
  const figures = await (await fetch(`${sites.base}/metrics`)).text()
  waiting = /^leitai_submissions_waiting (\d+)$/m.exec(figures)?.[1] ?? '0'
}

const only = process.argv.slice(2)
for (const lang of ['zh-CN', 'en-US']) {
  const browser = await openBrowser(lang)
  const contexts = new Map<string, BrowserContext>()
  for (const picture of pictures) {
    if (only.length > 0 && !only.includes(picture.name)) continue
    const { as } = picture
    const context =
      contexts.get(as) ?? (await openAs(browser, as, { width, lang, colorScheme: 'light', timezoneId }))
    contexts.set(as, context)
    const short = lang.slice(0, 2)
    await take(context, picture, join(docs, `guide/images/${picture.name}.${short}.webp`))
  }
  await browser.close()
}

async function take(context: BrowserContext, { path, height, first }: Picture, file: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(sites.base + path, { waitUntil: 'networkidle' })
  await page.locator('html[data-ready]').waitFor()
  await first?.(page)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(whole, height ?? highest) })
  await page.evaluate(() => scrollTo(0, 0))
  // Playwright itself writes no WebP, which is a third of the size.
  const browserOf = await context.newCDPSession(page)
  const { data } = await browserOf.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > mostBytes) throw new Error(`${file} takes ${bytes.length} bytes`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.log(`${file.slice(docs.length + 1)} ${Math.round(bytes.length / 1000)} KB`)
  await page.close()
}
