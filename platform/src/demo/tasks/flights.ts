import { readFlights, type Flight } from '../data/flights.ts'
import { toCsv } from '../data/read.ts'
import { logistic } from '../models/linear.ts'
import { priorClassifier } from '../models/simple.ts'
import { classifierEntries } from './classifier-entries.ts'
import { isTest, usageOf } from './split.ts'
import { taskFiles } from './task-files.ts'
import type { Task } from './task.ts'

/** From how many minutes on a flight is late. */
const late = 30

const key = (id: number) => `flight ${id}`
const isHeldOut = (id: number) => isTest(key(id), 0.16)

export function flightTask(): Task {
  const rows = readFlights().map((row, index) => ({ id: index + 1, row, label: row.delay >= late ? 1 : 0 }))
  const known = rows.filter(({ id }) => !isHeldOut(id))
  const shares = (['date', 'origin', 'destination'] as const).map(column => lateShares(known, column))
  const all = rows.map(one => {
    const [hour, minute] = one.row.departure.split(':').map(Number) as [number, number]
    const day = new Date(one.row.date)
    const [weekday, month] = [day.getUTCDay(), day.getUTCMonth()]
    return {
      ...one,
      features: [
        // The day begins at four: what leaves after midnight is the end of the day before.
        (hour + 20 + minute / 60) % 24,
        Math.log(one.row.distance),
        weekday === 4 || weekday === 5 ? 1 : 0,
        weekday === 2 || weekday === 6 ? 1 : 0,
        month,
        ...shares.map(shareOf => shareOf(one)),
      ],
    }
  })
  const train = all.filter(({ id }) => !isHeldOut(id))
  const test = all.filter(({ id }) => isHeldOut(id))
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'late', kind: 'number' }],
      formats: ['csv', 'csv.gz', 'zip'],
      expectedRows: test.length,
    },
    metric: { key: 'roc-auc', params: { positive: '1' }, direction: 'maximize' },
    ...taskFiles({
      train,
      test,
      given: ({ row }) => ({
        date: row.date,
        departure: row.departure,
        origin: row.origin,
        destination: row.destination,
        distance: row.distance,
      }),
      truth: one => ({ late: one.label }),
      usage: one => usageOf(key(one.id)),
      sample: () => ({ late: 0.2 }),
    }),
    models: classifierEntries(
      train,
      test,
      ['0', '1'],
      [
        ['prior.csv', priorClassifier, 0.2],
        ['logreg_v1.csv', logistic(1, 2), 0.5],
        ['logreg_v2.csv', logistic(3, 2), 0.45],
        ['logreg_v3.csv', logistic(5, 2), 0.4],
        ['logreg_v4.csv', logistic(8, 2), 0.35],
        ['logreg_v5.csv', logistic(10, 2), 0.28],
        ['logreg_v6.csv', logistic(15, 2), 0.22],
        ['logreg_v7.csv', logistic(20, 2), 0.15],
        ['logreg_final.csv', logistic(30, 2), 0.06],
      ],
      predictions =>
        toCsv(
          ['id', 'late'],
          predictions.map(({ id, shares }) => [id, (shares[1] as number).toFixed(4)]),
        ),
    ),
  }
}

type Known = { id: number; row: Flight; label: number }

/** So many flights alone say nothing of their day or airport. */
const few = 20

/** The share of late flights among the others of the same day or airport, drawn to the usual share where they are few. */
function lateShares(known: readonly Known[], column: 'date' | 'origin' | 'destination') {
  const usual = known.filter(one => one.label === 1).length / known.length
  const groups = new Map<string, { ids: Set<number>; late: number }>()
  for (const { id, row, label } of known) {
    const group = groups.get(row[column]) ?? { ids: new Set<number>(), late: 0 }
    groups.set(row[column], group)
    group.ids.add(id)
    group.late += label
  }
  return ({ id, row, label }: Known): number => {
    const group = groups.get(row[column])
    const isOne = group?.ids.has(id) ?? false
    const others = (group?.ids.size ?? 0) - (isOne ? 1 : 0)
    return ((group?.late ?? 0) - (isOne ? label : 0) + few * usual) / (others + few)
  }
}
