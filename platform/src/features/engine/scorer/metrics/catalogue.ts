import * as boxes from './box-metrics.ts'
import * as clusterings from './clustering-metrics.ts'
import * as columns from './column-metrics.ts'
import * as deviances from './deviance-metrics.ts'
import * as distributions from './distribution-metrics.ts'
import * as forecasts from './forecast-metrics.ts'
import * as forecastDistributions from './probabilistic-metrics.ts'
import * as labels from './label-metrics.ts'
import * as lists from './list-metrics.ts'
import type { Metric } from './metric.ts'
import * as masks from './mask-metrics.ts'
import * as multiLabels from './multi-label-metrics.ts'
import * as numbers from './number-metrics.ts'
import * as overlaps from './overlap-metrics.ts'
import * as probabilities from './probability-metrics.ts'
import * as rankCorrelations from './ranking-correlation-metrics.ts'
import * as speech from './speech-metrics.ts'
import * as texts from './text-metrics.ts'

const isMetric = (value: unknown): value is Metric =>
  typeof value === 'object' && value !== null && 'compute' in value

/** Every built-in metric. Free of Node, so that pages can show names, formulas and parameters. */
export const metrics: readonly Metric[] = [
  labels,
  probabilities,
  multiLabels,
  clusterings,
  numbers,
  columns,
  forecasts,
  deviances,
  forecastDistributions,
  distributions,
  rankCorrelations,
  lists,
  masks,
  boxes,
  texts,
  overlaps,
  speech,
].flatMap(family => Object.values(family).filter(isMetric))

export const metricByKey = (key: string): Metric | undefined => metrics.find(metric => metric.key === key)
