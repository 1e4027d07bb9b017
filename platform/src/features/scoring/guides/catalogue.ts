import type { MetricGuide } from './guide.ts'

/** The guide of every built-in metric, by its key: one file a family of metrics, beside the files of `metrics/`. */
export const guides: Readonly<Record<string, MetricGuide>> = {}
