import type { FileDescription } from '../features/scoring/file-rules.ts'
import { readGapminder, readPenguins, readSeattleWeather, readStrikes, toCsv } from './data/read.ts'
import type { Classifier, Regressor } from './models/model.ts'
import { argmax } from './models/model.ts'
import { logistic, ridge } from './models/linear.ts'
import { neighbourClassifier, neighbourRegressor } from './models/neighbours.ts'
import { meanRegressor, priorClassifier } from './models/simple.ts'
import { treeClassifier, treeRegressor } from './models/tree.ts'
import { hashFraction, type Random } from './random.ts'

export type Entry = {
  /** Makes the result file of one submission. */ predict(random: Random): string
  /** What its file is called. */ name: string
}

/** A prediction task: its files, its answers, and models of growing strength. */
export type Task = {
  file: FileDescription
  metric: { key: string; params: Record<string, unknown>; direction: 'maximize' | 'minimize' }
  train: string
  test: string
  sample: string
  answer: string
  rows: { train: number; test: number }
  /** Weakest first. */
  models: readonly Entry[]
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
const usageOf = (key: string) => (hashFraction(`usage ${key}`) < 0.3 ? 'Public' : 'Private')
const isTest = (key: string, share: number) => hashFraction(`split ${key}`) < share

type Labelled<R> = { id: number; row: R; features: number[]; label: number }

/** Submissions of labels or class probabilities, made by fitting each model once when it is first needed. */
function classifierEntries<R>(
  train: readonly Labelled<R>[],
  test: readonly Labelled<R>[],
  classes: readonly string[],
  named: readonly [string, Classifier, number][],
  write: (predictions: { id: number; shares: number[] }[]) => string,
): Entry[] {
  return named.map(([name, fit, noise]) => {
    const shares = once(() => {
      const predict = fit(
        train.map(row => row.features),
        train.map(row => row.label),
        classes.length,
      )
      return test.map(row => ({ id: row.id, shares: predict(row.features) }))
    })
    return {
      name,
      predict: random =>
        write(
          shares().map(({ id, shares: own }) => {
            const shaken = own.map(share => Math.max(0.002, share + noise * 0.25 * random.normal()))
            const whole = shaken.reduce((a, b) => a + b, 0)
            return { id, shares: shaken.map(share => share / whole) }
          }),
        ),
    }
  })
}

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
  const columns = [
    'id',
    'island',
    'sex',
    'bill_length_mm',
    'bill_depth_mm',
    'flipper_length_mm',
    'body_mass_g',
  ]
  const cells = ({ id, row }: (typeof all)[number]) => [
    id,
    row.island,
    row.sex,
    row.billLength,
    row.billDepth,
    row.flipperLength,
    row.bodyMass,
  ]
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
    train: toCsv(
      [...columns, 'species'],
      train.map(one => [...cells(one), one.row.species]),
    ),
    test: toCsv(columns, test.map(cells)),
    sample: toCsv(
      ['id', 'species'],
      test.map(one => [one.id, 'Adelie']),
    ),
    answer: toCsv(
      ['id', 'species'],
      test.map(one => [one.id, one.row.species]),
    ),
    rows: { train: train.length, test: test.length },
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
  const columns = ['id', 'date', 'precipitation', 'temp_max', 'temp_min', 'wind']
  const cells = ({ id, row }: (typeof all)[number]) => [
    id,
    row.date,
    row.precipitation,
    row.tempMax,
    row.tempMin,
    row.wind,
  ]
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
    train: toCsv(
      [...columns, 'weather'],
      train.map(one => [...cells(one), one.row.weather]),
    ),
    test: toCsv(columns, test.map(cells)),
    sample: toCsv(
      ['id', ...classes],
      test.map(one => [one.id, ...classes.map(() => 0.2)]),
    ),
    answer: toCsv(
      ['id', 'weather', 'Usage'],
      test.map(one => [one.id, one.row.weather, usageOf(`weather ${one.id}`)]),
    ),
    rows: { train: train.length, test: test.length },
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

export function lifeExpectancyTask(): Task {
  const all = readGapminder().map((row, index) => ({
    id: index + 1,
    row,
    features: [
      row.year,
      row.fertility,
      Math.log(row.population),
      ...[0, 1, 2, 3, 4].map(cluster => (row.cluster === cluster ? 1 : 0)),
    ],
    target: row.lifeExpectancy,
  }))
  // Whole countries are held out, so that nobody can read a year off its neighbours.
  const train = all.filter(one => !isTest(`country ${one.row.country}`, 0.4))
  const test = all.filter(one => isTest(`country ${one.row.country}`, 0.4))
  const columns = ['id', 'country', 'year', 'cluster', 'pop', 'fertility']
  const cells = ({ id, row }: (typeof all)[number]) => [
    id,
    row.country,
    row.year,
    row.cluster,
    row.population,
    row.fertility,
  ]
  const named: [string, Regressor, number][] = [
    ['mean.csv', meanRegressor, 0],
    ['noisy_mean.csv', meanRegressor, 1.5],
    ['stump.csv', treeRegressor(1, 20), 0.6],
    ['ridge_1000.csv', ridge(1000), 0.5],
    ['tree_depth2.csv', treeRegressor(2, 10), 0.5],
    ['knn_15.csv', neighbourRegressor(15), 0.4],
    ['tree_depth4.csv', treeRegressor(4, 8), 0.4],
    ['knn_5.csv', neighbourRegressor(5), 0.3],
    ['ridge_1.csv', ridge(1), 0.2],
  ]
  return {
    file: {
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'life_expect', kind: 'number' }],
      formats: ['csv', 'csv.gz', 'json'],
      expectedRows: test.length,
    },
    metric: { key: 'rmse', params: {}, direction: 'minimize' },
    train: toCsv(
      [...columns, 'life_expect'],
      train.map(one => [...cells(one), one.target]),
    ),
    test: toCsv(columns, test.map(cells)),
    sample: toCsv(
      ['id', 'life_expect'],
      test.map(one => [one.id, 60]),
    ),
    answer: toCsv(
      ['id', 'life_expect', 'Usage'],
      test.map(one => [one.id, one.target, usageOf(`life ${one.id}`)]),
    ),
    rows: { train: train.length, test: test.length },
    models: named.map(([name, fit, noise]) => {
      const values = once(() => {
        const predict = fit(
          train.map(one => one.features),
          train.map(one => one.target),
        )
        return test.map(one => ({ id: one.id, value: predict(one.features) }))
      })
      return {
        name,
        predict: random =>
          toCsv(
            ['id', 'life_expect'],
            values().map(({ id, value }) => [id, (value + noise * 2 * random.normal()).toFixed(3)]),
          ),
      }
    }),
  }
}

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
