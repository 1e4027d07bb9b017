import { expect, test } from 'vitest'
import { seenPages, type Reader, type SeenPage } from '../e2e/pages.ts'
import { reviewerNames } from '../e2e/reviewers.ts'
import { openDatabase } from '../platform/src/base/database/database.ts'
import { databaseUrl, startEmbeddedPostgres } from '../platform/src/base/database/embedded.ts'
import { languages } from '../platform/src/base/web/language.ts'
import { makeLog } from '../platform/src/base/log/log.ts'
import { isAtLength } from '../platform/test/length.ts'
import { pageDangers } from '../platform/test/page-dangers.ts'
import { hostileMark, plantHostileText } from '../platform/test/hostile-text.ts'
import { enterReview, signIn } from './coverage/session.ts'
import { usePlace } from './place.ts'

const place = usePlace()

async function plantEverywhere(dataDir: string): Promise<Map<string, number>> {
  const server = await startEmbeddedPostgres({ dataDir })
  const { db, close } = openDatabase(databaseUrl(server.url, 'leitai'), {
    size: 1,
    log: makeLog('hostile text', 'warn'),
    name: 'leitai hostile text',
  })
  try {
    return await plantHostileText(db)
  } finally {
    await close()
  }
}

const roles = {
  competitor: 'competitor',
  captain: 'captain',
  organiser: 'organiser',
  admin: 'administrator',
} as const

test('nothing that stands in the database acts on any page', { timeout: 600_000 }, async () => {
  const product = place.start({ env: { DEMO: 'true', READS_PER_SECOND: '0' } })
  await product.ready()
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

  const planted = await plantEverywhere(place.dataDir)
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
})
