import { readStrikes } from '../data/read.ts'
import { isTest } from './split.ts'
import { taskFiles } from './task-files.ts'
import type { Task } from './task.ts'

export function strikeTask(): Task {
  const all = readStrikes().map((row, index) => ({ id: index + 1, row }))
  const train = all.filter(one => !isTest(`strike ${one.id}`, 0.3))
  const test = all.filter(one => isTest(`strike ${one.id}`, 0.3))
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'damage', kind: 'number' }],
      formats: ['csv', 'csv.gz', 'zip'],
      expectedRows: test.length,
    },
    metric: { key: 'roc-auc', params: { positive: '1' }, direction: 'maximize' },
    ...taskFiles({
      train,
      test,
      given: ({ row }) => ({
        month: row.month,
        time_of_day: row.time,
        origin_state: row.state,
        phase_of_flight: row.phase,
        wildlife_size: row.size,
        wildlife_species: row.species,
        speed_knots: row.speed,
      }),
      truth: one => ({ damage: one.row.hasDamage ? 1 : 0 }),
      sample: () => ({ damage: 0.1 }),
    }),
    models: [],
  }
}
