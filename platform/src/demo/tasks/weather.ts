import { readSeattleWeather, toCsv } from '../data/read.ts'
import { logistic } from '../models/linear.ts'
import { neighbourClassifier } from '../models/neighbours.ts'
import { priorClassifier } from '../models/simple.ts'
import { treeClassifier } from '../models/tree.ts'
import { classifierEntries } from './classifier-entries.ts'
import { usageOf } from './split.ts'
import { taskFiles } from './task-files.ts'
import type { Task } from './task.ts'

export function weatherTask(): Task {
  const classes = ['drizzle', 'fog', 'rain', 'snow', 'sun']
  const all = readSeattleWeather().map((row, index) => {
    const day = (Date.parse(row.date) - Date.parse(`${row.date.slice(0, 4)}-01-01`)) / 86_400_000
    const angle = (2 * Math.PI * day) / 365
    return {
      id: index + 1,
      row,
      features: [
        Math.log1p(row.precipitation),
        row.tempMax,
        row.tempMin,
        row.wind,
        Math.sin(angle),
        Math.cos(angle),
      ],
      label: classes.indexOf(row.weather),
    }
  })
  // Forecasting means later days: the last year and a half is the test.
  const train = all.filter(one => one.row.date < '2014-07-01')
  const test = all.filter(one => one.row.date >= '2014-07-01')
  const write = (predictions: { id: number; shares: number[] }[]) =>
    toCsv(
      ['id', ...classes],
      predictions.map(({ id, shares }) => [id, ...shares.map(share => share.toFixed(5))]),
    )
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: classes.map(name => ({ name, kind: 'number' as const })),
      answerColumn: 'weather',
      formats: ['csv', 'csv.gz'],
      expectedRows: test.length,
    },
    metric: { key: 'multi-log-loss', params: {}, direction: 'minimize' },
    ...taskFiles({
      train,
      test,
      given: ({ row }) => ({
        date: row.date,
        precipitation: row.precipitation,
        temp_max: row.tempMax,
        temp_min: row.tempMin,
        wind: row.wind,
      }),
      truth: one => ({ weather: one.row.weather }),
      usage: one => usageOf(`weather ${one.id}`),
      sample: () => Object.fromEntries(classes.map(name => [name, 0.2])),
    }),
    models: classifierEntries(
      train,
      test,
      classes,
      [
        ['uniform.csv', () => () => classes.map(() => 0.2), 0.05],
        ['climatology.csv', priorClassifier, 0],
        ['stump.csv', treeClassifier(1, 20), 0.1],
        ['logreg_10.csv', logistic(10), 0.12],
        ['knn_15.csv', neighbourClassifier(15), 0.15],
        ['logreg_60.csv', logistic(60), 0.06],
        ['tree_depth4.csv', treeClassifier(4, 12), 0.1],
        ['knn_60.csv', neighbourClassifier(60), 0.02],
        ['tree_depth6.csv', treeClassifier(6, 15), 0.03],
      ],
      write,
    ),
  }
}
