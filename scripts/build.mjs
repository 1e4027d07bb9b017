// Builds the site when its sources changed since the last build, and compresses what browsers fetch.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipBytes } from 'node:zlib'
import { pinnedEnvironment, root } from './install.mjs'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipBytes)

const platform = join(root, 'platform')
const bundler = join(root, 'scripts/bundle-children.ts')
const cliBundler = join(root, 'scripts/bundle-cli.ts')
const serverBundler = join(root, 'scripts/bundle-server.ts')
const mark = join(platform, 'build/inputs.json')
/** The whole product as it was built. */
export const program = join(platform, 'build-programs/all.mjs')

/** Whether the site was built of the sources as they stand, which are read only if one of them was written since. */
export function isBuilt() {
  if (!existsSync(mark) || !existsSync(program)) return false
  const known = JSON.parse(readFileSync(mark, 'utf8'))
  const files = inputFiles()
  return known.written === lastWrites(files) || known.content === contentOf(files)
}

/**
 * Rejects with one sentence when the build fails, and when the signal ends it. `served` is called as soon as the site can
 * be served: what browsers fetch is compressed afterwards.
 */
export async function ensureBuilt({ signal, served } = {}) {
  if (isBuilt()) return
  const files = inputFiles()
  const inputs = { content: contentOf(files), written: lastWrites(files) }
  console.log('Building the site…')
  const began = performance.now()
  rmSync(mark, { force: true })
  const env = { ...pinnedEnvironment(), NODE_ENV: 'production', LEITAI_BUILD: String(Date.now()) }
  // What a build keeps of a file is large and short-lived: with room for it less is moved about, a tenth of the work.
  const roomy = { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --max-semi-space-size=128` }
  const failing = new AbortController()
  const work = async (command, args, options, sentence) => {
    const { ok, said } = await run(command, args, { ...options, signal: failing.signal })
    if (!ok) throw new Error(`${sentence}:\n${said}`)
  }
  const stop = () => failing.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    await Promise.all([
      work('react-router', ['build'], { cwd: platform, env: roomy }, 'The site could not be built'),
      work('node', [serverBundler], { env }, 'The server could not be bundled'),
      work('node', [bundler], { env }, 'The scorer could not be bundled'),
      work('node', [cliBundler], { env }, 'The command-line client could not be bundled'),
    ])
  } finally {
    signal?.removeEventListener('abort', stop)
    // If one fails, the others are stopped.
    stop()
  }
  served?.()
  await compress(join(platform, 'build/client'))
  write(mark, JSON.stringify(inputs))
  console.log(`The site is built (${((performance.now() - began) / 1000).toFixed(0)} s).`)
}

/** Runs a program and resolves with its output and whether it exited with 0. */
function run(command, args, options) {
  return new Promise(done => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
    child.once('error', error => done({ ok: false, said: said || error.message }))
    child.once('close', code => done({ ok: code === 0, said }))
  })
}

/** The command-line client, which needs no built site: in development as well. */
export function bundleCli() {
  const bundled = spawnSync('node', [cliBundler], { env: pinnedEnvironment(), encoding: 'utf8' })
  if (bundled.status !== 0)
    throw new Error(`The command-line client could not be bundled:\n${bundled.stderr}`)
}

/** The paths of all that a build is made of. */
function inputFiles() {
  const found = [join(root, 'package-lock.json'), import.meta.filename, bundler, cliBundler, serverBundler]
  for (const file of [
    'vite.config.ts',
    'lighter-build.ts',
    'lighter-router.ts',
    'lighter-styles.ts',
    'react-router.config.ts',
  ])
    found.push(join(platform, file))
  const visit = folder => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (!/\.test\.tsx?$/.test(entry.name)) found.push(path)
    }
  }
  for (const folder of ['platform/src', 'sso/src', 'cli/src']) visit(join(root, folder))
  return found.sort()
}

function contentOf(files) {
  const hash = createHash('sha256')
  for (const path of files) hash.update(relative(root, path)).update(readFileSync(path))
  return hash.digest('hex')
}

/** Another one after any write to these files: no program can set the time of a file's last change. */
function lastWrites(files) {
  const hash = createHash('sha256')
  for (const path of files) {
    const { size, ctimeMs } = statSync(path)
    hash.update(`${path} ${size} ${ctimeMs}\n`)
  }
  return hash.digest('hex')
}

/** On all processors: the compressor has threads of its own. */
async function compress(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.(js|css|svg|txt|json)$/.test(entry.name))
    .map(entry => join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(
    files.map(async path => {
      const content = readFileSync(path)
      const [br, gz] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        gzip(content, { level: 9 }),
      ])
      // Also of a few hundred bytes, which half of the site's files have.
      for (const [ending, bytes] of Object.entries({ br, gz }))
        if (bytes.length < content.length) write(`${path}.${ending}`, bytes)
    }),
  )
}

/** Renamed into place, as the file may be served at the same time. */
function write(path, content) {
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

if (process.argv[1] === import.meta.filename) await ensureBuilt()
