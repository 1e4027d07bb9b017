import { readCars } from '../data/cars.ts'
import { ridge } from '../models/linear.ts'
import { neighbourRegressor } from '../models/neighbours.ts'
import { meanRegressor } from '../models/simple.ts'
import { treeRegressor } from '../models/tree.ts'
import { regressorEntries } from './regressor-entries.ts'
import { isTest, usageOf } from './split.ts'
import { taskFiles } from './task-files.ts'
import type { Task } from './task.ts'

export function carTask(): Task {
  const all = readCars().map((row, index) => ({
    id: index + 1,
    row,
    features: [
      row.cylinders,
      row.displacement,
      Math.log(row.horsepower),
      Math.log(row.weight),
      row.acceleration,
      row.year,
      row.origin === 'Japan' ? 1 : 0,
      row.origin === 'Europe' ? 1 : 0,
    ],
    target: row.mpg,
  }))
  const key = (id: number) => `car ${id}`
  const train = all.filter(one => !isTest(key(one.id), 0.45))
  const test = all.filter(one => isTest(key(one.id), 0.45))
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'mpg', kind: 'number' }],
      formats: ['csv', 'csv.gz', 'json'],
      expectedRows: test.length,
    },
    metric: { key: 'mae', params: {}, direction: 'minimize' },
    ...taskFiles({
      train,
      test,
      given: ({ row }) => ({
        name: row.name,
        cylinders: row.cylinders,
        displacement: row.displacement,
        horsepower: row.horsepower,
        weight_lbs: row.weight,
        acceleration: row.acceleration,
        model_year: row.year,
        origin: row.origin,
      }),
      truth: one => ({ mpg: one.target }),
      usage: one => usageOf(key(one.id)),
      sample: () => ({ mpg: 23 }),
    }),
    models: regressorEntries(train, test, 'mpg', [
      ['mean.csv', meanRegressor, 0.5],
      ['stump.csv', treeRegressor(1, 20), 1],
      ['ridge_1000.csv', ridge(1_000), 1.2],
      ['tree_depth2.csv', treeRegressor(2, 10), 1.4],
      ['knn_40.csv', neighbourRegressor(40), 1.5],
      ['tree_depth4.csv', treeRegressor(4, 8), 1.4],
      ['ridge_10.csv', ridge(10), 1.8],
      ['knn_5.csv', neighbourRegressor(5), 1.2],
      ['ridge_1.csv', ridge(1), 0.9],
    ]),
  }
}
