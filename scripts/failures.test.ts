import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Plain JavaScript, as the Node of a new machine may be too old for more.
type Told = Record<'failuresOfVitest' | 'failuresOfPlaywright', (report: unknown) => string[]>
const { failuresOfVitest, failuresOfPlaywright }: Told = await import(
  join(import.meta.dirname, 'failures.mjs')
)

// Below the house, so that the runners are found.
const root = join(import.meta.dirname, '..')
let folder = ''
beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  folder = mkdtempSync(join(root, 'test-results/failures-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a real runner reports of these files. */
function report(runner: 'vitest' | 'playwright', args: string[], files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const { VITEST: _own, ...env } = process.env
  const said = spawnSync(join(root, 'node_modules/.bin', runner), args, {
    cwd: folder,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'playwright.json') },
    encoding: 'utf8',
  })
  expect(said.status, said.stdout + said.stderr).not.toBe(0)
  return JSON.parse(readFileSync(join(folder, `${runner}.json`), 'utf8'))
}

test('each failed test is told with its file and why, and so is a file that could not be read', () => {
  const head = "import { expect, test } from 'vitest'\n"
  const read = report('vitest', ['run', '--root', folder, '--reporter=json', '--outputFile=vitest.json'], {
    'one.test.ts': `${head}test('holds', () => {})\ntest('breaks', () => expect(1).toBe(2))`,
    'two.test.ts': `${head}throw new Error('not even read')`,
    'three.test.ts': `${head}test('holds as well', () => {})`,
  })
  const told = failuresOfVitest(read).sort()
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/one\.test\.ts: breaks\n.*expected 1 to be 2/)
  expect(told[1]).toMatch(/two\.test\.ts\n.*not even read/)
})

test('each failed journey is told, also below others, and none that passed', () => {
  const read = report('playwright', ['test', '--config', folder, '--reporter=json'], {
    'playwright.config.ts': "export default { testDir: '.', testMatch: /journey/, outputDir: 'out' }",
    'some.journey.ts': `import { expect, test } from '@playwright/test'
      test('arrives', () => {})
      test.describe('on a phone', () => test('gets lost', () => expect('here').toBe('there')))`,
  })
  const told = failuresOfPlaywright(read)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/some\.journey\.ts:3: gets lost\n[^]*toBe/)
})

test('what kept every journey from running is told', () => {
  const read = report('playwright', ['test', '--config', folder, '--reporter=json'], {
    'playwright.config.ts': "export default { testDir: '.', testMatch: /journey/, outputDir: 'out' }",
    'some.journey.ts': "throw new Error('not even read')",
  })
  expect(failuresOfPlaywright(read).join()).toContain('not even read')
})
