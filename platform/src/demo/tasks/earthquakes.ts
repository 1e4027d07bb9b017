import { readEarthquakes } from '../data/earthquakes.ts'
import { ridge } from '../models/linear.ts'
import { neighbourRegressor } from '../models/neighbours.ts'
import { treeRegressor } from '../models/tree.ts'
import { regressorEntries } from './regressor-entries.ts'
import { isTest, usageOf } from './split.ts'
import { taskFiles } from './task-files.ts'
import type { Task } from './task.ts'

export function earthquakeTask(): Task {
  const all = readEarthquakes().map((row, index) => ({
    id: index + 1,
    row,
    features: [
      row.longitude,
      row.latitude,
      Math.log1p(Math.max(0, row.depth)),
      Math.log(row.stations + 1),
      Math.log(row.nearest + 0.001),
      row.gap,
      row.residual,
    ],
    target: row.magnitude,
  }))
  const key = (id: number) => `earthquake ${id}`
  const train = all.filter(one => !isTest(key(one.id), 0.35))
  const test = all.filter(one => isTest(key(one.id), 0.35))
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'strength', kind: 'number' }],
      answerColumn: 'mag',
      formats: ['csv', 'csv.gz', 'jsonl'],
      expectedRows: test.length,
    },
    metric: { key: 'spearman', params: {}, direction: 'maximize' },
    ...taskFiles({
      train,
      test,
      given: ({ row }) => ({
        time: row.time.toISOString(),
        longitude: row.longitude,
        latitude: row.latitude,
        depth_km: row.depth,
        nst: row.stations,
        dmin: row.nearest,
        gap: row.gap,
        rms: row.residual,
      }),
      truth: one => ({ mag: one.target }),
      usage: one => usageOf(key(one.id)),
      sample: one => ({ strength: one.row.stations }),
    }),
    models: regressorEntries(train, test, 'strength', [
      ['stump.csv', treeRegressor(1, 40), 0.9],
      ['ridge_10000.csv', ridge(10_000), 0.15],
      ['tree_depth2.csv', treeRegressor(2, 30), 0.6],
      ['ridge_100.csv', ridge(100), 0.5],
      ['knn_80.csv', neighbourRegressor(80), 0.5],
      ['knn_30.csv', neighbourRegressor(30), 0.4],
      ['tree_depth4.csv', treeRegressor(4, 15), 0.3],
      ['knn_8.csv', neighbourRegressor(8), 0.25],
      ['tree_depth6.csv', treeRegressor(6, 10), 0.15],
    ]),
  }
}
