import { defineConfig } from 'vitest/config'

const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts']
/** Those that replace a module, count what a process keeps, or have a document, for which all is loaded anew. */
const alone = [
  'test/faults/full-disk.test.ts',
  'src/base/database/prepared-statements.test.ts',
  'src/site/{use-form,use-autosave,translated-texts}.test.tsx',
  'src/ui/combobox.test.tsx',
  'src/site/shell/watch-inbox.test.ts',
  'src/site/design/design.test.ts',
]

/** They draw at random, repeat an attack, or try many ways: a short form in every run, at length with `npm run test:slow`. */
const slow = [
  'test/{cost,list-b,extremes}.test.ts',
  'test/real-sizes/*.test.ts',
  'test/generators/**/*.test.ts',
  'test/model/*.test.ts',
  'src/features/scoring/rankings/{probing,histories}.test.ts',
  'src/features/review/scoring/histories.test.ts',
  'src/features/competing/teams/interleavings.test.ts',
  'src/features/engine/scorer/metrics/{properties,*.properties}.test.ts',
  'src/features/engine/scorer/server/engine/two-ways.test.ts',
]

export default defineConfig({
  // As in vite.config.ts: pages are loaded in tests as well.
  define: { __BUILD__: JSON.stringify('0') },
  test: {
    root: import.meta.dirname,
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A worker keeps what it has loaded: with room for young objects they are moved about less often, a tenth of its work.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      // Files share what their process has loaded: loading the whole product for each took a fifth of the time.
      { test: { name: 'together', include: all, exclude: [...alone, ...slow], isolate: false } },
      { test: { name: 'slow', include: slow, isolate: false } },
      { test: { name: 'alone', include: alone } },
    ],
    // Room for machines that do other work at the same time: what hangs is found all the same.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
