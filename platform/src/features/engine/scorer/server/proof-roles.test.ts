import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findingsOf } from '../proof-rules.ts'
import { metricByKey } from '../metrics/catalogue.ts'
import { prove } from './proof/prove.ts'
import { usualLimits } from './score-request.ts'

let folder: string
beforeAll(() => void (folder = realpathSync(mkdtempSync(join(tmpdir(), 'leitai-proof-roles-')))))
afterAll(() => rmSync(folder, { recursive: true }))

const answers = `id,y,weight,scale,series,event
1,1,5,2,a,1
2,4,5,2,a,0
3,4,5,2,a,1
4,9,1,0.5,b,1
5,2,1,0.5,b,0
6,0,1,0.5,b,1
7,3,2,1,c,1
8,7,2,1,c,1
`

test.each([
  ['wmae', {}, 0],
  ['mase', {}, 0],
  ['wrmsse', {}, 0],
  ['mcrmse', {}, 0],
  ['poisson-deviance', {}, 0],
  ['concordance-index', { predicts: 'time' }, 1],
  ['concordance-index', { predicts: 'risk' }, 1],
] as const)('answers with further columns have a perfect file by %s %o', async (key, params, score) => {
  const metric = metricByKey(key)
  const path = join(folder, `${key}.csv`)
  writeFileSync(path, answers)
  const roles = Object.fromEntries(Object.keys(metric?.roles ?? {}).map(role => [role, role]))
  const proof = await prove({
    path,
    folder,
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'y', kind: 'number' }],
      formats: ['csv'],
      roles,
    },
    metric: { key, params },
    mode: 'plain',
    limits: usualLimits,
  })
  expect(findingsOf(proof, metric?.direction ?? 'maximize')).toEqual([])
  const { perfect } = proof.outcomes
  expect(perfect.isScored && Math.abs(perfect.public - score)).toBeLessThan(1e-150)
})
