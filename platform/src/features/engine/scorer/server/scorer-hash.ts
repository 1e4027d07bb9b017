import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { MetricChoice } from './score-request.ts'

const feature = join(import.meta.dirname, '..')
let sources: string | undefined

/** The code that decides a score, all of it: metrics, engine, file rules, and the database's version. */
export function hashOfSources(): string {
  if (sources) return sources
  const hash = createHash('sha256')
  const files = [
    'file-rules.ts',
    'format-of.ts',
    'labels.ts',
    'one-entry.ts',
    'utf16.ts',
    'zip-directory.ts',
    '../../../base/sandbox/duckdb.ts',
    ...['metrics', 'server/engine'].flatMap(folder =>
      readdirSync(join(feature, folder))
        .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .sort()
        .map(name => join(folder, name)),
    ),
  ]
  for (const file of files) hash.update(file).update(readFileSync(join(feature, file)))
  const { version } = createRequire(import.meta.url)('@duckdb/node-api/package.json') as { version: string }
  return (sources = hash.update(version).digest('hex'))
}

/** What a score depends on besides its two files: the scorer's code, the metric and its parameters. */
export function scorerHash(metric: MetricChoice): string {
  const chosen =
    'sql' in metric
      ? metric.sql
      : `${metric.key} ${JSON.stringify(Object.entries(metric.params).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
  return createHash('sha256').update(hashOfSources()).update(chosen).digest('hex')
}
