// `npm start`: installs what is missing, builds what changed, then runs the product on the pinned Node.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundleCli, ensureBuilt } from './build.mjs'
import { ensureInstalled, pinnedEnvironment, root } from './install.mjs'

const development = process.argv.includes('--dev')
try {
  ensureInstalled()
  if (development) bundleCli()
  else ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const env = { ...pinnedEnvironment(), ...(development ? { LEITAI_DEV: '1' } : {}) }
// Not --env-file-if-exists, which complains of every clone that has none.
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
const child = spawn('node', [...settings, 'platform/src/all.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
})
// Ctrl-C reaches the whole group; the product stops itself and this process waits for it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
// A killed npm tells nobody: what npm started ends when npm has.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
