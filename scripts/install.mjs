// What both `npm start` and `npm test` need first. Plain Node without dependencies: it runs before there are any.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const modules = join(root, 'node_modules')

/** Runs `npm ci` unless node_modules is what the lock file says. Throws one sentence when it cannot. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) throw new Error(`Node 20 or newer is needed; this is ${process.version}.`)
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  const mark = join(modules, '.leitai-lock')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock && pinnedNode()) return
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new Error(`The folder ${root} cannot be written, so nothing can be installed there.`)
  }
  if (pinnedNode() && existsSync(join(modules, '.package-lock.json')) && sameLock())
    return writeFileSync(mark, lock)
  console.log('Installing what is missing (npm ci)…')
  // Building needs the development dependencies, whatever NODE_ENV says.
  const done = spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  )
  if (done.status !== 0)
    throw new Error(
      'npm ci failed: see its message above. Is the npm registry reachable and is there space on the disk?',
    )
  if (!pinnedNode())
    throw new Error(
      `There is no pinned Node for ${process.platform}-${process.arch}. Leitai runs on Linux x64 and arm64.`,
    )
  writeFileSync(mark, lock)
}

/** The environment in which `node` is the pinned one. */
export function pinnedEnvironment() {
  return { ...process.env, PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter) }
}

export function pinnedNode() {
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64'
  const file = join(modules, `node-linux-${arch}`, 'bin', 'node')
  return existsSync(file) ? file : undefined
}

/** Whether npm itself already installed exactly this lock file. */
function sameLock() {
  const read = file => JSON.parse(readFileSync(file, 'utf8')).packages
  const wanted = read(join(root, 'package-lock.json'))
  const found = read(join(modules, '.package-lock.json'))
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.link ||
      !path.startsWith('node_modules/') ||
      found[path]?.version === entry.version,
  )
}

if (process.argv[1] === import.meta.filename) {
  try {
    ensureInstalled()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
