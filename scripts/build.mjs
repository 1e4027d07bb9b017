// Builds the site when its sources changed since the last build, and compresses what browsers fetch.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pinnedEnvironment, root } from './install.mjs'

const platform = join(root, 'platform')
const bundler = join(root, 'scripts/bundle-children.ts')
const cliBundler = join(root, 'scripts/bundle-cli.ts')
const mark = join(platform, 'build/inputs.sha256')

/** Throws one sentence when the build fails. */
export function ensureBuilt() {
  const inputs = hashInputs()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return
  console.log('Building the site…')
  rmSync(mark, { force: true })
  const env = { ...pinnedEnvironment(), NODE_ENV: 'production', LEITAI_BUILD: String(Date.now()) }
  const built = spawnSync('react-router', ['build'], { cwd: platform, env, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`The site could not be built:\n${built.stdout}${built.stderr}`)
  const bundled = spawnSync('node', [bundler], { env, encoding: 'utf8' })
  if (bundled.status !== 0) throw new Error(`The scorer could not be bundled:\n${bundled.stderr}`)
  bundleCli()
  compress(join(platform, 'build/client'))
  writeFileSync(`${mark}.new`, inputs)
  renameSync(`${mark}.new`, mark)
}

/** The command-line client, which needs no built site: in development as well. */
export function bundleCli() {
  const bundled = spawnSync('node', [cliBundler], { env: pinnedEnvironment(), encoding: 'utf8' })
  if (bundled.status !== 0)
    throw new Error(`The command-line client could not be bundled:\n${bundled.stderr}`)
}

function hashInputs() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const visit = folder => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (!/\.test\.tsx?$/.test(entry.name)) hash.update(relative(root, path)).update(readFileSync(path))
    }
  }
  visit(join(platform, 'src'))
  visit(join(root, 'cli/src'))
  for (const file of [
    'vite.config.ts',
    'lighter-build.ts',
    'lighter-router.ts',
    'lighter-styles.ts',
    'react-router.config.ts',
  ])
    hash.update(readFileSync(join(platform, file)))
  for (const file of [import.meta.filename, bundler, cliBundler]) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name)
    if (!entry.isFile() || !/\.(js|css|svg|txt|json)$/.test(entry.name)) continue
    const content = readFileSync(path)
    const smaller = {
      br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gz: gzipSync(content, { level: 9 }),
    }
    // Also of a few hundred bytes, which half of the site's files have.
    for (const [ending, bytes] of Object.entries(smaller))
      if (bytes.length < content.length) writeFileSync(`${path}.${ending}`, bytes)
  }
}

if (process.argv[1] === import.meta.filename) ensureBuilt()
