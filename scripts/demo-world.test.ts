import { expect, test } from 'vitest'
import { seenPages, type Reader, type SeenPage } from '../e2e/pages.ts'
import { reviewerNames } from '../e2e/reviewers.ts'
import { readSettings } from '../platform/src/base/config/settings.ts'
import { openDatabase } from '../platform/src/base/database/database.ts'
import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import type { Db } from '../platform/src/base/database/tables.ts'
import { openStorage } from '../platform/src/base/storage/open-storage.ts'
import { languages } from '../platform/src/base/web/language.ts'
import { makeLog } from '../platform/src/base/log/log.ts'
import { askAgain } from '../platform/test/demo-recording.ts'
import { isAtLength } from '../platform/test/length.ts'
import { pageDangers } from '../platform/test/page-dangers.ts'
import { hostileMark, plantHostileText } from '../platform/test/hostile-text.ts'
import { enterReview, signIn } from './coverage/session.ts'
import { usePlace } from './place.ts'
import type { Product } from './product.ts'

const place = usePlace()

async function inDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir })
  const { db, close } = openDatabase(databaseUrl(server.url, 'leitai'), {
    size: 1,
    log: makeLog('demo world', 'warn'),
    name: 'leitai demo world',
  })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Its scores are those that the scorer gives: all of them are recorded, and nothing is that is not used. */
async function expectRecorded(product: Product): Promise<void> {
  expect.soft(product.stdout()).not.toContain('record-scores.ts')
  const settings = readSettings({ LEITAI_DATA: place.dataDir })
  const storage = await openStorage(settings)
  const pairs = await inDatabase(place.dataDir, db =>
    askAgain({ db, storage, settings }, isAtLength ? 1 : 13),
  )
  expect(pairs.length).toBeGreaterThan(30)
  for (const [recorded, now] of pairs) expect.soft(now).toEqual(recorded)
}

const roles = {
  competitor: 'competitor',
  captain: 'captain',
  organiser: 'organiser',
  admin: 'administrator',
} as const

// One world for both: making it takes longest.
test(
  'the demo world is scored as recorded, and no text in it acts on any page',
  { timeout: 600_000 },
  async () => {
    const product = place.start({ env: { DEMO: 'true', READS_PER_SECOND: '0' } })
    await product.ready()
    await expectRecorded(product)
    const site = `http://localhost:${place.ports[0]}`
    const cookies: Record<Reader, string> = {
      visitor: '',
      competitor: '',
      captain: '',
      organiser: '',
      admin: '',
      chief: '',
      partner: '',
      expert: '',
      observer: '',
    }
    for (const [reader, role] of Object.entries(roles))
      cookies[reader as Reader] = (await signIn(site, role)).cookie
    for (const reviewer of reviewerNames) cookies[reviewer] = await enterReview(site, reviewer)

    const open = async (path: string, reader: Reader, lang: string) => {
      const answer = await fetch(site + path, { headers: { cookie: `${cookies[reader]}; lang=${lang}` } })
      return {
        status: answer.status,
        html: await answer.text(),
        policy: answer.headers.get('content-security-policy') ?? '',
      }
    }
    const addressOf = async ({ path, link, as }: SeenPage) => {
      if (!link) return path
      const { html } = await open(path, as, 'zh-CN')
      return html
        .split('"')
        .find(text => text.startsWith(link) && /^(?:\d+|[0-9a-z]{20})$/.test(text.slice(link.length)))
    }
    const pages = seenPages.filter(({ path }) => !/^(sso:|\/LANG\/)/.test(path))
    const before = new Map<SeenPage, string>()
    for (const page of pages) before.set(page, (await addressOf(page)) ?? '')

    expect((await open('/', 'visitor', 'zh-CN')).html).not.toMatch(hostileMark)

    const planted = await inDatabase(place.dataDir, plantHostileText)
    const wrong: string[] = []
    let reached = 0
    for (const [at, page] of pages.entries())
      for (const lang of languages) {
        if (!isAtLength && at % 2 !== languages.indexOf(lang)) continue
        const address = before.get(page)
        if (!address) continue
        const { status, html, policy } = await open(address, page.as, lang)
        if (status >= 500 && status !== 501) wrong.push(`${page.name}: ${status}`)
        if (hostileMark.test(html)) reached++
        wrong.push(...pageDangers(html, policy).map(danger => `${page.name} ${address}: ${danger}`))
      }
    expect(wrong).toEqual([])
    // It was there to act.
    expect(planted.size).toBeGreaterThan(100)
    expect(reached).toBeGreaterThan(pages.length / 3)
    await product.stop()
  },
)
