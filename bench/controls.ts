import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { demoPassword } from '../platform/src/demo/accounts.ts'
import { cpuSlowdown, executablePath, network, phone } from './browser.ts'
import { median, type Row } from './report.ts'
import { middleOf, pressTakes, touch } from './touch.ts'
import type { Product } from './product.ts'

const bar = 50
/** Enough that the middle stays where it is when the machine has other work for a few of them. */
const presses = 15
/** What is not measured: the first press of each control, which fetches the code of what it opens. */
const warmUps = 1
/** Longer than anything that a press sets off, so that the next one finds a page at rest. */
const rest = 300
/** A screen on which all stands that a phone leaves out, with the phone’s line and speed all the same. */
const wide = { viewport: { width: 1440, height: 900 } }

type Control = {
  name: string
  path: string
  as?: 'captain' | 'organiser'
  /** Seen on wide screens alone. */
  isWide?: true
  /** What has to be there before the first press. */
  before?: (page: Page) => Promise<unknown>
  /** Back to how it was; what it presses is not measured. */
  after?: (page: Page) => Promise<unknown>
} & (
  | { /** What is pressed. */ press: (page: Page) => Locator }
  | { /** The key that is struck each time. */ key: (time: number) => string }
)

const main = (page: Page) => page.getByRole('main')
const escape = (page: Page) => page.keyboard.press('Escape')
const closeDialog = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await escape(page)
  await dialog.waitFor({ state: 'detached' })
}
const letters = 'abcdefghijklmnop'
/** Answers in the place of the server and as late, so that nothing is done that can be done once alone. */
const answer = (page: Page, path: string, status: number, json: object) =>
  page.route(path, async route => {
    if (route.request().method() === 'GET') return route.fallback()
    await pause(network.latency)
    return route.fulfill({ status, json })
  })
const sendable = { name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from('id,species\n1,Adelie\n') }

const headerMenu = (page: Page) => page.locator('header button[popovertarget]:visible')
/** What a press asked for has come and stands still. */
const arrived = (page: Page) => page.waitForTimeout(network.latency * 4)
const openSearch = (page: Page) => page.getByRole('banner').getByRole('button', { name: '全站搜索' })
const searchLine = (page: Page) => page.getByRole('combobox', { name: '全站搜索' })

const controls: readonly Control[] = [
  {
    name: 'Home page: menu of a phone',
    path: '/',
    press: headerMenu,
    after: escape,
  },
  {
    name: 'One’s own home: More menu',
    path: '/',
    as: 'captain',
    isWide: true,
    press: headerMenu,
    after: escape,
  },
  {
    name: 'One’s own home: search opens',
    path: '/',
    as: 'captain',
    press: openSearch,
    after: async page => {
      // The first time its code comes first.
      await searchLine(page).waitFor()
      await escape(page)
      await searchLine(page).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'One’s own home: a letter in the search',
    path: '/',
    as: 'captain',
    before: async page => {
      await openSearch(page).tap()
      await searchLine(page).waitFor()
    },
    key: time => letters[time] ?? 'z',
  },
  {
    name: 'Leaderboard: menu of a phone',
    path: '/competitions/1001/ranking',
    press: headerMenu,
    after: escape,
  },
  {
    name: 'Leaderboard: a letter in the search for a team',
    path: '/competitions/1001/ranking',
    as: 'captain',
    before: page => main(page).getByRole('searchbox').focus(),
    key: time => letters[time] ?? 'z',
  },
  {
    name: 'Leaderboard: search for a team sent',
    path: '/competitions/1001/ranking',
    as: 'captain',
    before: page => main(page).getByRole('searchbox').fill('a'),
    key: () => 'Enter',
    after: page => main(page).getByRole('searchbox').fill(String(Math.random()).slice(2, 4)),
  },
  {
    name: 'Leaderboard: jump to one’s own row',
    path: '/competitions/1001/ranking',
    as: 'captain',
    press: page => main(page).locator('a[href*="#team-"]').first(),
    after: async page => {
      await arrived(page)
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    name: 'Leaderboard: how one’s own team came there',
    path: '/competitions/1001/ranking',
    as: 'captain',
    press: page => main(page).locator('button[aria-expanded]'),
  },
  {
    name: 'Leaderboard: the other list',
    path: '/competitions/1003/ranking',
    press: page => main(page).locator('a[href*="stage="]:not([aria-current])').first(),
    after: arrived,
  },
  {
    name: 'Leaderboard: who rose and who fell',
    path: '/competitions/1003/ranking',
    press: page => main(page).locator('summary').first(),
  },
  {
    name: 'Leaderboard by day: slider moved by a day',
    path: '/competitions/1001/weekly-rankings',
    before: page => main(page).getByRole('slider').focus(),
    key: time => (time % 2 ? 'ArrowRight' : 'ArrowLeft'),
    after: arrived,
  },
  {
    name: 'Leaderboard: a team opens',
    path: '/competitions/1001/ranking',
    press: page => main(page).locator('td a[href*="/teams/"]').first(),
    after: async page => {
      await page.waitForURL(/teams/)
      await page.goBack()
      // The address changes before the page does.
      await main(page).locator('td a[href*="/teams/"]').first().waitFor()
    },
  },
  {
    name: 'Data: another file opens',
    path: '/competitions/1001/datasets',
    as: 'captain',
    press: page => main(page).locator('nav a[href*="file="]:not([aria-current])').first(),
    after: arrived,
  },
  {
    name: 'Data: how scripts take a file',
    path: '/competitions/1001/datasets',
    as: 'organiser',
    press: page => main(page).locator('header button').first(),
    after: closeDialog,
  },
  {
    name: 'Data: terms asked for before one file',
    path: '/competitions/1001/datasets',
    as: 'captain',
    press: page => main(page).locator('header button').first(),
    after: closeDialog,
  },
  {
    name: 'Data: terms are accepted',
    path: '/competitions/1001/datasets',
    as: 'captain',
    before: async page => {
      await answer(page, '**/api/datasets/*/protocol', 200, { status: 'e200', data: {} })
      // What begins then would be refused, as the server knows of nothing.
      await page.route('**/api/datasets/*/archive*', route => route.abort())
    },
    press: page => main(page).getByRole('button', { name: '同意并下载' }),
    after: arrived,
  },
  {
    name: 'Submission: file asked for',
    path: '/competitions/1001/submits',
    as: 'captain',
    before: page => Promise.resolve(page.on('filechooser', () => undefined)),
    press: page => page.getByText('选择结果文件，或拖到这里'),
  },
  {
    name: 'Submission: sent',
    path: '/competitions/1001/submits',
    as: 'captain',
    before: async page => {
      await answer(page, '**/api/competitions/1001/uploads', 409, {
        status: 'e40900',
        errno: 'e40900',
        message: '–',
      })
      await page.getByLabel('选择结果文件，或拖到这里').setInputFiles(sendable)
    },
    press: page => main(page).getByRole('button', { name: '提交', exact: true }),
  },
  {
    name: 'Administration: menu of a phone',
    path: '/admin',
    as: 'organiser',
    press: page => page.locator('summary:visible').first(),
  },
  {
    name: 'New competition: on to the next step',
    path: '/admin/competitions/new?draft=1001&step=metric',
    as: 'organiser',
    press: page => main(page).getByRole('button', { name: '下一步' }),
    after: async page => {
      await page.waitForURL(/answers/)
      await page.goBack()
      // The address changes before the page does.
      await main(page).locator('[aria-current=step]', { hasText: '指标' }).waitFor()
    },
  },
]

/** Nothing but a button that says when it was pressed: how fast this machine can answer at all. */
const bareButton = `<!doctype html><html data-ready><meta name="viewport" content="width=device-width"><header>
<button popovertarget="none" style="height:64px;width:64px"
  onclick="this.textContent = performance.now()">–</button></header></html>`
const bare: Control = {
  name: 'bare',
  path: '/bare',
  before: page => page.setContent(bareButton),
  press: page => page.locator('button'),
}

/** How long a slow phone takes from a press of each control to what is seen of it: the middle of several presses. */
export async function benchControls(
  { url }: Pick<Product, 'url'>,
  only = (_name: string) => true,
): Promise<Row[]> {
  if (!existsSync(executablePath)) return []
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rows: Row[] = []
    const cookies = new Map<string, Cookies>()
    for (const control of controls.filter(({ name }) => only(name))) {
      const { as } = control
      if (as && !cookies.has(as)) cookies.set(as, await signIn(browser, url, as))
      const held = (as && cookies.get(as)) || []
      // Beside each other in time: the machine's other work falls on both.
      const floor = await pressOften(browser, url, bare, [])
      const times = await pressOften(browser, url, control, held)
      const [own, least] = [median(times), median(floor)]
      rows.push({
        path: `${control.name} (\`${control.path}\`)`,
        figure: `${own} ms (${Math.min(...times)} to ${Math.max(...times)})`,
        floor: `a bare button ${least} ms; bar: ${bar} ms`,
        ratio: own <= bar ? 'within' : `${(own / bar).toFixed(1)} times the bar`,
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

async function signIn(browser: Browser, url: string, as: string): Promise<Cookies> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/zh-CN/login2?return=/`)
    await page.locator('input[name=account]').fill(`${as}@demo.leitai.example`)
    await page.locator('input[name=password]').fill(demoPassword)
    await page.locator('button[value=submit]').click()
    await page.waitForURL(`${url}/`)
    return await context.cookies()
  } finally {
    await context.close()
  }
}

type Timed = Window & { longest: number }

/** The longest event of each press, in steps of 8 ms as browsers tell it; what takes less than 16 counts as that. */
async function pressOften(
  browser: Browser,
  url: string,
  control: Control,
  cookies: Cookies,
): Promise<number[]> {
  const { path, isWide, before, after } = control
  const context = await browser.newContext({ ...(isWide ? wide : phone), locale: 'zh-CN' })
  try {
    await context.addCookies(cookies)
    await context.addCookies([{ name: 'lang', value: 'zh-CN', url }])
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    const cdp = await context.newCDPSession(page)
    if (path === bare.path) await page.goto('about:blank')
    else await page.goto(url + path, { waitUntil: 'networkidle' })
    await before?.(page)
    await page.evaluate(watchEvents)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', network)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const times: number[] = []
    for (let time = 0; time < presses + warmUps; time++) {
      const at = 'press' in control ? await middleOf(control.press(page)) : undefined
      await page.waitForTimeout(rest)
      await page.evaluate(() => void ((window as unknown as Timed).longest = 16))
      if ('key' in control) await page.keyboard.press(control.key(time))
      else if (at && isWide) await page.mouse.click(at.x, at.y, { delay: pressTakes })
      else if (at) await touch(cdp, at)
      await page.waitForTimeout(rest)
      if (time >= warmUps) times.push(await page.evaluate(() => (window as unknown as Timed).longest))
      await after?.(page)
    }
    return times
  } finally {
    await context.close()
  }
}

function watchEvents(): void {
  const timed = window as unknown as Timed
  timed.longest = 16
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId)
        timed.longest = Math.max(timed.longest, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
