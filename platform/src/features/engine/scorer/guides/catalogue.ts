import { boxGuides } from './box-guides.ts'
import { clusteringGuides } from './clustering-guides.ts'
import { columnGuides } from './column-guides.ts'
import { devianceGuides } from './deviance-guides.ts'
import { distributionGuides } from './distribution-guides.ts'
import { labelGuides } from './label-guides.ts'
import { listGuides } from './list-guides.ts'
import { maskGuides } from './mask-guides.ts'
import { multiLabelGuides } from './multi-label-guides.ts'
import { numberGuides } from './number-guides.ts'
import { probabilityGuides } from './probability-guides.ts'
import { textGuides } from './text-guides.ts'
import { forecastGuides } from './forecast-guides.ts'
import type { MetricGuide } from './guide.ts'
import { overlapGuides } from './overlap-guides.ts'
import { probabilisticGuides } from './probabilistic-guides.ts'
import { rankingCorrelationGuides } from './ranking-correlation-guides.ts'
import { speechGuides } from './speech-guides.ts'

/** The guide of every built-in metric, by its key: one file a family of metrics, beside the files of `metrics/`. */
export const guides: Readonly<Record<string, MetricGuide>> = {
  ...labelGuides,
  ...probabilityGuides,
  ...multiLabelGuides,
  ...clusteringGuides,
  ...numberGuides,
  ...listGuides,
  ...maskGuides,
  ...boxGuides,
  ...textGuides,
  ...columnGuides,
  ...forecastGuides,
  ...probabilisticGuides,
  ...devianceGuides,
  ...distributionGuides,
  ...rankingCorrelationGuides,
  ...speechGuides,
  ...overlapGuides,
}
