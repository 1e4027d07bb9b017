import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['built.ts'],
    maxWorkers: 2,
    // A start takes four seconds, or ten times that beside the other tests of a small machine.
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
