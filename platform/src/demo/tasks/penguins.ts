import { readPenguins, toCsv } from '../data/read.ts'
import { logistic } from '../models/linear.ts'
import { argmax } from '../models/model.ts'
import { neighbourClassifier } from '../models/neighbours.ts'
import { priorClassifier } from '../models/simple.ts'
import { treeClassifier } from '../models/tree.ts'
import { classifierEntries } from './classifier-entries.ts'
import { isTest } from './split.ts'
import { taskFiles } from './task-files.ts'
import type { Task } from './task.ts'

export function penguinTask(): Task {
  const classes = ['Adelie', 'Chinstrap', 'Gentoo']
  const all = readPenguins().map((row, index) => ({
    id: index + 1,
    row,
    features: [row.billLength, row.billDepth, row.flipperLength, row.bodyMass, row.sex === 'male' ? 1 : 0],
    label: classes.indexOf(row.species),
  }))
  const key = (id: number) => `penguin ${id}`
  const train = all.filter(one => !isTest(key(one.id), 0.4))
  const test = all.filter(one => isTest(key(one.id), 0.4))
  const write = (predictions: { id: number; shares: number[] }[]) =>
    toCsv(
      ['id', 'species'],
      predictions.map(({ id, shares }) => [id, classes[argmax(shares)] as string]),
    )
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'species', kind: 'label' }],
      formats: ['csv', 'csv.gz', 'jsonl', 'zip'],
      expectedRows: test.length,
    },
    metric: { key: 'f1', params: { average: 'macro' }, direction: 'maximize' },
    ...taskFiles({
      train,
      test,
      given: ({ row }) => ({
        island: row.island,
        sex: row.sex,
        bill_length_mm: row.billLength,
        bill_depth_mm: row.billDepth,
        flipper_length_mm: row.flipperLength,
        body_mass_g: row.bodyMass,
      }),
      truth: one => ({ species: one.row.species }),
      sample: () => ({ species: 'Adelie' }),
    }),
    models: classifierEntries(
      train,
      test,
      classes,
      [
        ['majority.csv', priorClassifier, 0],
        ['stump.csv', treeClassifier(1, 10), 0.3],
        ['noisy_tree.csv', treeClassifier(2, 8), 1.6],
        ['logreg_5.csv', logistic(5), 1.1],
        ['tree_depth2.csv', treeClassifier(2, 8), 0.5],
        ['knn_25.csv', neighbourClassifier(25), 0.7],
        ['knn_5.csv', neighbourClassifier(5), 0.5],
        ['tree_depth4.csv', treeClassifier(4), 0.3],
        ['logreg_200.csv', logistic(200), 0.2],
      ],
      write,
    ),
  }
}
