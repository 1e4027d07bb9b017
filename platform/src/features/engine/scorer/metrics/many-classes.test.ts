import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostClasses } from '../answer-rules.ts'
import { openLocked, type Database } from '../server/engine/duckdb.ts'
import { multiLogLoss, topKAccuracy } from './probability-metrics.ts'

const columns = Array.from({ length: mostClasses }, (_, index) => `c${index}`)
const rows = mostClasses * 2

let db: Database
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leitai-many-classes-'))
  db = await openLocked([], folder, { memoryMb: 500, threads: 2 })
  const guesses = columns.map((_, index) => `0.25::double as p${index}`).join(', ')
  await db.run(
    `create table joined as select ${guesses}, 'c' || (i % ${mostClasses}) as y0 from range(${rows}) as t(i)`,
  )
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['log loss', () => multiLogLoss, {}, Math.log(mostClasses)],
  ['top-k accuracy', () => topKAccuracy, { k: 5 }, 5 / mostClasses],
] as const)('as many classes as there may be have a %s', async (_name, metric, params, expected) => {
  const joined = { rows: <T>(sql: string) => db.rows<T>(sql), columns, roles: new Set<never>() }
  expect(await metric().compute(joined, params as never)).toBeCloseTo(expected, 12)
})
