import { defineConfig } from 'vitest/config'

/** They read sources and texts, or run functions of ours: nothing of the product is started. */
const rules = [
  'import-rules',
  'interface-words',
  'doc-links',
  'coverage',
  'source-rules',
  'table-owners',
  'table-reads',
  'record',
  'run-parts',
  'slowest',
  'changes',
  'part-times',
  'ports',
  'test-folder',
].map(name => `${name}.test.ts`)

export default defineConfig({
  test: {
    root: import.meta.dirname,
    maxWorkers: 2,
    // A start takes four seconds, or ten times that beside the other tests of a small machine.
    testTimeout: 480_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'rules', include: rules } },
      {
        extends: true,
        test: { name: 'starts', include: ['*.test.ts'], exclude: rules, globalSetup: ['built.ts'] },
      },
    ],
  },
})
