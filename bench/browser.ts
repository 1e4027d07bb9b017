import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { median, type Row } from './report.ts'
import { middleOf, touch } from './touch.ts'
import type { Product } from './product.ts'

export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const runs = 5
/** A phone on a slow mobile network: 1.6 Mbit/s, 150 ms a request, a quarter of this machine's speed. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
export const cpuSlowdown = 4
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const pages = [
  ['Home page', '/'],
  ['Competition page', '/competitions/1001'],
  ['Leaderboard', '/competitions/1001/ranking'],
] as const

type Vitals = { lcp: number; cls: number; inp: number; firstPaint: number }
type Visit = Vitals & { scripts: string[]; styles: string[] }
/** A bare button's interaction, and the page's own paint where none of its scripts is loaded. */
type Floor = Pick<Vitals, 'inp' | 'lcp'>

/** What a visitor's phone sees of the pages that most people open first, with nothing kept from before. */
export async function benchBrowser({ url }: Pick<Product, 'url'>): Promise<Row[]> {
  if (!existsSync(executablePath))
    return [{ path: 'Public pages in a phone’s browser', figure: 'no Chromium here', floor: '–', ratio: '–' }]
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rows: Row[] = []
    for (const [name, path] of pages) {
      const visits: Visit[] = []
      const bare: Floor[] = []
      for (let run = 0; run < runs; run++) {
        visits.push(await visit(browser, url + path))
        // Beside each other in time: the machine's other work falls on all.
        const { inp } = await visit(browser, `${url}/bare`, { instead: barePage })
        bare.push({ inp, lcp: (await visit(browser, url + path, { withoutScripts: true })).lcp })
      }
      rows.push(...(await report(name, path, visits, bare)))
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function report(
  name: string,
  path: string,
  visits: readonly Visit[],
  bare: readonly Floor[],
): Promise<Row[]> {
  const of = (read: (visit: Visit) => number) => median(visits.map(read))
  const [first] = visits
  if (!first) throw new Error('nothing was visited')
  const [scripts, styles] = [await zippedBytes(first.scripts), await zippedBytes(first.styles)]
  const row = (what: string, value: number, bar: number, show: (value: number) => string): Row => ({
    path: `${name} on a slow phone, ${what} (\`${path}\`)`,
    figure: show(value),
    floor: `bar: ${show(bar)}`,
    ratio: value <= bar ? 'within' : `${(value / bar).toFixed(1)} times the bar`,
  })
  const milliseconds = (value: number) => `${Math.round(value)} ms`
  const kilobytes = (value: number) => `${(value / 1_000).toFixed(1)} KB gz`
  return [
    {
      ...row(
        'largest paint (LCP)',
        of(visit => visit.lcp),
        1_200,
        milliseconds,
      ),
      figure: `${milliseconds(of(visit => visit.lcp))}, first paint ${milliseconds(of(visit => visit.firstPaint))}`,
      floor: `the same without scripts ${milliseconds(median(bare.map(one => one.lcp)))}; bar: 1200 ms`,
    },
    row(
      'layout shift (CLS)',
      of(visit => visit.cls),
      0,
      value => String(Number(value.toFixed(4))),
    ),
    {
      ...row(
        'slowest interaction (INP)',
        of(visit => visit.inp),
        50,
        milliseconds,
      ),
      floor: `a bare button ${milliseconds(median(bare.map(one => one.inp)))}; bar: 50 ms`,
    },
    row('scripts', scripts, 130_000, kilobytes),
    row('styles', styles, 15_000, kilobytes),
  ]
}

type Instead = { instead?: string; withoutScripts?: boolean }

async function visit(
  browser: Browser,
  address: string,
  { instead, withoutScripts }: Instead = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', network)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const scripts = new Set<string>()
    const styles = new Set<string>()
    page.on('response', answer => {
      const kind = answer.request().resourceType()
      if (kind === 'script') scripts.add(answer.url())
      if (kind === 'stylesheet') styles.add(answer.url())
    })
    await page.addInitScript(observe)
    if (instead)
      await page.route(address, route => route.fulfill({ contentType: 'text/html', body: instead }))
    if (withoutScripts) await page.route('**/*.js', route => route.abort())
    await page.goto(address, { waitUntil: 'networkidle' })
    if (!withoutScripts) await page.locator('html[data-ready]').waitFor()
    // A tap ends the counting of largest paints: they are read before it.
    const before = await page.evaluate(readVitals)
    const [fetchedScripts, fetchedStyles] = [[...scripts], [...styles]]
    if (!withoutScripts) await interact(page, cdp)
    const after = await page.evaluate(readVitals)
    return {
      ...before,
      cls: after.cls,
      inp: after.inp,
      scripts: fetchedScripts,
      styles: fetchedStyles,
    }
  } finally {
    await context.close()
  }
}

/** Nothing but a button that says when it was pressed: how fast this machine can answer at all. */
const barePage = `<!doctype html><html data-ready><meta name="viewport" content="width=device-width"><header>
<button popovertarget="none" style="height:64px;width:64px"
  onclick="this.textContent = performance.now()">–</button></header><p style="height:4000px"></p></html>`

/** Opens and closes the menu, then scrolls: what one does first with a page. */
async function interact(page: Page, cdp: CDPSession): Promise<void> {
  const menu = page.locator('header button[popovertarget]:visible')
  for (let times = 0; times < 2; times++) {
    await touch(cdp, await middleOf(menu))
    await page.waitForTimeout(300)
  }
  await page.mouse.wheel(0, 1_500)
  await page.waitForTimeout(500)
}

type Counted = Window & { vitals: Vitals }

/** Runs in the page before anything else. */
function observe(): void {
  const vitals = { lcp: 0, cls: 0, inp: 0, firstPaint: 0 }
  ;(window as unknown as Counted).vitals = vitals
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('largest-contentful-paint', entry => (vitals.lcp = entry.startTime))
  watch('paint', entry => {
    if (entry.name === 'first-contentful-paint') vitals.firstPaint = entry.startTime
  })
  watch('layout-shift', entry => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) vitals.cls += shift.value
  })
  watch('event', entry => {
    if ((entry as PerformanceEventTiming).interactionId) vitals.inp = Math.max(vitals.inp, entry.duration)
  })
}

const readVitals = (): Vitals => ({ ...(window as unknown as Counted).vitals })

/** Bytes on the wire as every server can send them; our own sends Brotli, which is less. */
async function zippedBytes(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(
      address =>
        new Promise<number>((done, fail) => {
          get(address, { headers: { 'accept-encoding': 'gzip' } }, answer => {
            let bytes = 0
            answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
            answer.on('end', () => done(bytes))
            answer.on('error', fail)
          }).on('error', fail)
        }),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
