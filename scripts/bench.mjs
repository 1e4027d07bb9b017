// `npm run bench`: builds what changed, then measures on the pinned Node; `-- scoring l2` only those.
import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, pinnedEnvironment, root } from './install.mjs'

ensureInstalled()
await ensureBuilt()
const done = spawnSync('node', ['bench/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: pinnedEnvironment(),
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
