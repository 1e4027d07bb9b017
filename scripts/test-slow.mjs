// `npm run test:slow`: at length what every run does in a short form: what draws at random, what is killed in each of
// several ways, pages that lose their requests, every page in both looks, long journeys in both languages.
// `-- files` only what is in paths with that word.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { ensureInstalled, pinnedEnvironment, root } from './install.mjs'
import { useTestFolder } from './test-folder.mjs'

ensureInstalled()
await ensureBuilt()
useTestFolder()
const only = process.argv.slice(2)
const env = {
  AT_LENGTH: 'true',
  PROPERTIES: '1000',
  ...pinnedEnvironment(),
  CHROMIUM: findChromium(),
}
const isAsked = path => only.length === 0 || only.some(word => path.includes(word))
const drawn = ['run', '--root=platform', '--config=vitest.config.ts', '--project=slow', '--passWithNoTests']
const killed = ['run', '--root=scripts', '--config=vitest.config.ts', 'restart']
/** Those that look at all pages, and those that are walked in one language otherwise: they ask for it themselves. */
const long = readdirSync(join(root, 'e2e'))
  .filter(name => name.endsWith('.journey.ts'))
  .map(name => `e2e/${name}`)
  .filter(path => /\b(walkedIn|isAtLength)\b/.test(readFileSync(join(root, path), 'utf8')))
const journeys = long.filter(isAsked)
const walked = ['test', '--config=e2e/playwright.config.ts', '--reporter=list', ...journeys]
const parts = [
  ['vitest', [...drawn, ...only]],
  ...(isAsked('scripts/restart.test.ts') ? [['vitest', killed]] : []),
  ...(journeys.length > 0 ? [['playwright', walked]] : []),
]
const ends = parts.map(([command, args]) => spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }))
process.exit(ends.every(({ status }) => status === 0) ? 0 : 1)
