// `npm run test:slow`: the generators and histories of the tests at length; `-- files` only what is in paths with that word.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, pinnedEnvironment, root } from './install.mjs'

ensureInstalled()
const only = process.argv.slice(2)
const folders = only.length > 0 ? only : ['test/generators', 'test/model']
const done = spawnSync('vitest', ['run', '--root', 'platform', '--config', 'vitest.config.ts', ...folders], {
  cwd: root,
  env: { GENERATED_FILES: '10000', GENERATED_REQUESTS: '20000', HISTORIES: '500', ...pinnedEnvironment() },
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
