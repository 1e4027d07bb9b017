// `npm run look`: pictures of every built page of a running product, both languages, narrow and wide, light and dark.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { openAs, openBrowser, sites } from './readers.ts'

const { base, signOnSite } = sites
/** How the names begin of what is wanted, when it is not all: `npm run look -- admin dataset`. */
const only = process.argv.slice(2)
const folder = join(import.meta.dirname, '../screenshots')
const pages: [string, string, string?][] = [
  ['home', '/'],
  ['competitions', '/competitions'],
  ['competition', '/competitions/1001'],
  ['competition-own', '/competitions/1001', 'captain'],
  ['data', '/competitions/1001/datasets', 'captain'],
  ['ranking', '/competitions/1001/ranking', 'captain'],
  ['ranking-b', '/competitions/1003/ranking'],
  ['daily', '/competitions/1001/weekly-rankings'],
  ['submits', '/competitions/1001/submits', 'captain'],
  ['submits-blocked', '/competitions/1002/submits', 'competitor'],
  ['submits-final', '/competitions/1002/submits', 'captain'],
  ['teams', '/competitions/1001/teams', 'captain'],
  ['invite', '/competitions/1001/invite', 'captain'],
  ['faq', '/competitions/1001/faq'],
  ['not-started', '/competitions/1004'],
  ['datasets', '/datasets'],
  ['dataset', '/datasets/201'],
  ['dataset-data', '/datasets/201?tab=data', 'captain'],
  ['dataset-edit', '/datasets/edit/201', 'organiser'],
  ['discuss', '/competitions/1001/discuss'],
  ['source-code', '/competitions/source-code?cmptId=1005', 'captain'],
  ['appeal', '/competitions/1001/appeal', 'captain'],
  ['admin', '/admin', 'organiser'],
  ['admin-list', '/admin/competitions', 'organiser'],
  ['admin-competition', '/admin/competitions/1001', 'organiser'],
  ['admin-basics', '/admin/competitions/1001/basics', 'organiser'],
  ['admin-catalogue', '/admin/catalogue/tags', 'admin'],
  ['admin-catalogue-groups', '/admin/catalogue/dataset-categories', 'admin'],
  ['admin-entry', '/admin/catalogue/organisations/1', 'admin'],
  ['admin-rounds', '/admin/competitions/1001/rounds', 'organiser'],
  ['admin-scoring', '/admin/competitions/1001/scoring', 'organiser'],
  ['admin-integrity', '/admin/competitions/1001/integrity', 'organiser'],
  ...[
    'texts',
    'agreement',
    'faq',
    'access',
    'participants',
    'teams',
    'submissions',
    'reveal',
    'promotion',
    'rescores',
    'exports',
    'baselines',
    'data',
    'invite',
    'appeals',
    'moderation',
  ].map((name): [string, string, string] => [
    `admin-${name}`,
    `/admin/competitions/1001/${name}`,
    'organiser',
  ]),
  ['admin-rescore-new', '/admin/competitions/1001/rescores/new', 'organiser'],
  ['admin-new', '/admin/competitions/new', 'organiser'],
  ['admin-import', '/admin/competitions/import', 'organiser'],
  ['admin-users', '/admin/users', 'admin'],
  ['admin-audit', '/admin/audit', 'admin'],
  ['admin-health', '/admin/health', 'admin'],
  ['admin-broadcasts', '/admin/competitions/1001/broadcasts', 'organiser'],
  ['userinfo', '/users/v2/setting-userinfo?origin=/competitions/1001/submits#skill', 'captain'],
  ['information', '/information'],
  ['article', '/information/info/1'],
  ['tokens', '/users/v2/setting-tokens', 'captain'],
  ['api-docs', '/api/docs'],
  ['error', '/nowhere'],
  ['signed-out', '/error?code=401'],
  ['login', '/LANG/login2?return=/'],
  ['register', '/LANG/register'],
  ['reset', '/LANG/password/reset'],
  ['landing', '/cooperation'],
  ['profile', '/users/7'],
  ['special', '/special/acme'],
  ['contest', '/spic'],
  ['unveil', '/unveil'],
  ['blank', '/competition-private/verify', 'captain'],
  ['plain', '/hidden-spic-review/login'],
]

mkdirSync(folder, { recursive: true })
const browser = await openBrowser()
for (const lang of ['zh-CN', 'en-US'] as const) {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    const contexts = new Map<string, BrowserContext>()
    for (const [name, path, as = 'visitor'] of pages) {
      if (only.length > 0 && !only.some(start => name.startsWith(start))) continue
      const context = contexts.get(as) ?? (await openAs(browser, as, { width, lang, colorScheme }))
      contexts.set(as, context)
      const page = await context.newPage()
      await page.goto((path.startsWith('/LANG/') ? signOnSite : base) + path.replace('LANG', lang), {
        waitUntil: 'networkidle',
      })
      // As high as the page: what sticks to a screen's edge is then where it belongs.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      await page.screenshot({ path: join(folder, `${name}.${lang}.${width}.${colorScheme}.png`) })
      await page.close()
    }
    for (const context of contexts.values()) await context.close()
  }
}
await browser.close()
