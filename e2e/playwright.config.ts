import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { builtOf } from '../platform/src/base/programs.ts'
import { isAtLength } from '../platform/test/length.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { reservePorts } from '../scripts/ports.ts'
import { useTestFolder } from '../scripts/test-folder.mjs'

// Each worker reads this file again: what the first reading chose is handed on by the environment.
process.env.LEITAI_E2E_DATA ??= join(useTestFolder(), 'data')
process.env.E2E_PORT ??= String((await reservePorts())[0])
const port = Number(process.env.E2E_PORT)
// Settings of a product that runs here, such as its database, are none of the product under test.
const settings = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')
for (const [, name = ''] of settings.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)) delete process.env[name]
process.env.LEITAI_E2E_SITE = `http://localhost:${port}`
// The one other origin that may show the product in a frame; a journey listens there.
process.env.LEITAI_E2E_FRAMING = `http://localhost:${port + 9}`
process.env.LEITAI_E2E_SSO = `http://localhost:${port + 1}`
// A journey that needs an installation without the demo world starts one there.
process.env.LEITAI_E2E_OWN_SITE = `http://localhost:${port + 4}`
process.env.LEITAI_E2E_OWN_SSO = `http://localhost:${port + 5}`

/** Journeys in a real browser against the whole product, started on a database and a demo world of its own. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.journey.ts',
  outputDir: '../test-results/journeys',
  // At length the same people walk a journey in one language after the other.
  fullyParallel: !isAtLength,
  // On two processors: with two a quarter of their time was left, as pages wait for the product.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.LEITAI_E2E_SITE,
    // Below the time of a whole journey, which would not say what it waited for.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    locale: 'zh-CN',
    // `only-on-failure` would take one of every page that is closed, in case its journey fails: `fixtures.ts` takes them.
    screenshot: 'off',
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node ${JSON.stringify(builtOf('all'))}`,
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/readyz`,
    // On a slow machine that does other things the demo world was seen to take five minutes.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      LEITAI_DATA: process.env.LEITAI_E2E_DATA,
      FRAME_ANCESTORS: process.env.LEITAI_E2E_FRAMING,
      READS_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
    },
  },
})
