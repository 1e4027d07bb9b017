import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As in vite.config.ts: pages are loaded in tests as well.
  define: { __BUILD__: JSON.stringify('0') },
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Room for machines that do other work at the same time: what hangs is found all the same.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
