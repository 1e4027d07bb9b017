import { readStrikes, toCsv } from '../data/read.ts'
import { isTest } from './split.ts'
import type { Task } from './task.ts'

export function strikeTask(): Task {
  const all = readStrikes().map((row, index) => ({ id: index + 1, row }))
  const train = all.filter(one => !isTest(`strike ${one.id}`, 0.3))
  const test = all.filter(one => isTest(`strike ${one.id}`, 0.3))
  const columns = [
    'id',
    'month',
    'time_of_day',
    'origin_state',
    'phase_of_flight',
    'wildlife_size',
    'wildlife_species',
    'speed_knots',
  ]
  const cells = ({ id, row }: (typeof all)[number]) => [
    id,
    row.month,
    row.time,
    row.state,
    row.phase,
    row.size,
    row.species,
    row.speed,
  ]
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'damage', kind: 'number' }],
      formats: ['csv', 'csv.gz', 'zip'],
      expectedRows: test.length,
    },
    metric: { key: 'roc-auc', params: { positive: '1' }, direction: 'maximize' },
    train: toCsv(
      [...columns, 'damage'],
      train.map(one => [...cells(one), one.row.hasDamage ? 1 : 0]),
    ),
    test: toCsv(columns, test.map(cells)),
    sample: toCsv(
      ['id', 'damage'],
      test.map(one => [one.id, 0.1]),
    ),
    answer: toCsv(
      ['id', 'damage'],
      test.map(one => [one.id, one.row.hasDamage ? 1 : 0]),
    ),
    rows: { train: train.length, test: test.length },
    models: [],
  }
}
