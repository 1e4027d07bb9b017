// Bundles the programs of locked children into `platform/build-children`, which no build of the site empties, where they
// are not current already: each file that a child loads by itself costs every start of one. Two that run at once write the
// same.
import { globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { bundleOf, isCurrent, recordOf } from '../platform/src/base/sandbox/program-of.ts'

const platform = join(import.meta.dirname, '../platform')

for (const path of globSync('src/features/**/{*-,}child.ts', { cwd: platform })) {
  const entry = join(platform, path)
  if (!isCurrent(entry)) await bundle(entry)
}

async function bundle(entry: string): Promise<void> {
  // The database is a library of the machine's own.
  const sources = await rolldown({ input: entry, platform: 'node', external: [/^@duckdb\/node-bindings/] })
  const { output } = await sources.generate({ format: 'esm', codeSplitting: false })
  await sources.close()
  const [{ code, moduleIds }] = output
  const own = moduleIds.filter(id => id.startsWith(join(platform, 'src'))).map(id => relative(platform, id))
  const { program, record } = bundleOf(entry)
  mkdirSync(dirname(program), { recursive: true })
  write(program, code)
  write(record, JSON.stringify(recordOf(['../package-lock.json', ...own])))
}

/** Whole or not at all: children may be started meanwhile. */
function write(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, path)
}
