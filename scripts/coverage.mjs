// `npm run coverage`: how much of the specification the product answers, area by area. `-- --list` names what is missing,
// `-- http://…` asks a product that runs already and has its demo world.
import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, pinnedEnvironment, root } from './install.mjs'

ensureInstalled()
await ensureBuilt()
const done = spawnSync('node', ['scripts/coverage/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: pinnedEnvironment(),
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
