// `npm run test:slow`: what draws at random, at length; `-- files` only what is in paths with that word.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, pinnedEnvironment, root } from './install.mjs'
import { makeTestFolder } from './test-folder.mjs'

ensureInstalled()
const folder = makeTestFolder()
const only = process.argv.slice(2)
const args = ['run', '--root', 'platform', '--config', 'vitest.config.ts', '--project', 'slow', ...only]
const done = spawnSync('vitest', args, {
  cwd: root,
  env: { AT_LENGTH: 'true', PROPERTIES: '1000', ...pinnedEnvironment(), TMPDIR: folder.path },
  stdio: 'inherit',
})
folder.remove()
process.exit(done.status ?? 1)
