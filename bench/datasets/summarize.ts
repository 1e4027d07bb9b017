// Started by profile.ts as a process of its own: DuckDB's own summary of a file, with the limits of our profiler.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { literal, openLocked } from '../../platform/src/base/sandbox/duckdb.ts'

const [path = ''] = process.argv.slice(2)
const started = performance.now()
const database = await openLocked([path], dirname(path), { memoryMb: 512, threads: 2 })
const rows = await database.rows(`summarize from read_csv(${literal(path)})`)
database.close()
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024
console.log(JSON.stringify({ seconds: (performance.now() - started) / 1_000, columns: rows.length, peak }))
