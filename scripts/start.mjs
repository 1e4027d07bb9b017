// `npm start`: installs what is missing, builds what changed, and runs the product on the pinned Node.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { bundleCli, ensureBuilt, isBuilt, program } from './build.mjs'
import { ensureInstalled, pinnedEnvironment, pinnedNode, root } from './install.mjs'
import { whenNpmEnds } from './when-npm-ends.mjs'

const development = process.argv.includes('--dev')
let isBuilding = false
try {
  ensureInstalled()
  if (development) bundleCli()
  else isBuilding = !isBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const settings = join(root, '.env')
const isPinned = process.execPath === realpathSync(pinnedNode())
if (isPinned && !development && !isBuilding) await runHere()
else runBeside()

/** In this process, which can run the product as well as another that would have to start first. */
async function runHere() {
  process.chdir(root)
  Object.assign(process.env, pinnedEnvironment())
  if (existsSync(settings)) process.loadEnvFile(settings)
  whenNpmEnds(() => process.kill(process.pid, 'SIGTERM'))
  await import(program)
}

function runBeside() {
  const env = {
    ...pinnedEnvironment(),
    ...(development ? { LEITAI_DEV: '1' } : {}),
    ...(isBuilding ? { LEITAI_BUILDS: '1' } : {}),
  }
  // Not --env-file-if-exists, which complains of every clone that has none.
  const options = existsSync(settings) ? ['--env-file=.env'] : []
  const whole = development || isBuilding ? 'platform/src/all.ts' : program
  const child = spawn('node', [...options, whole], {
    cwd: root,
    env,
    // While the site is built, the product makes its database and the demo world. A message tells it that the build is done.
    stdio: ['inherit', 'inherit', 'inherit', ...(isBuilding ? ['ipc'] : [])],
  })
  // Ctrl-C reaches the whole group; the product stops itself and this process waits for it.
  process.on('SIGINT', () => {})
  const building = new AbortController()
  process.on('SIGTERM', () => {
    building.abort()
    child.kill('SIGTERM')
  })
  if (isBuilding) {
    const tell = message => child.connected && child.send(message)
    ensureBuilt({ signal: building.signal, served: () => tell({ isBuilt: true }) }).catch(error =>
      // The product says it, once it has stopped what it had started.
      tell({ isBuilt: false, reason: error.message }),
    )
  }
  whenNpmEnds(() => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    building.abort()
    process.exit(code ?? (signal ? 1 : 0))
  })
}
