import { z } from 'zod'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { metrics } from '../metrics/catalogue.ts'
import type { Metric, Prediction } from '../metrics/metric.ts'

/** A metric's parameter as a field of a form. */
export type MetricField = {
  name: string
  kind: 'choice' | 'number' | 'integer' | 'text' | 'boolean'
  initial: string | number | boolean | null
  choices: string[]
  min: number | null
  max: number | null
}

export type MetricForm = {
  key: string
  name: string
  about: string
  /** MathML, rendered here. */
  formula: string
  direction: Metric['direction']
  least: number | null
  greatest: number | null
  prediction: Prediction
  fields: MetricField[]
}

/** The catalogue in the reader's language; each metric's parameters as fields of a form, from the schema that checks them. */
export const metricForms = (lang: Lang): MetricForm[] => metrics.map(metric => metricForm(metric, lang))

export const metricForm = (metric: Metric, lang: Lang): MetricForm => ({
  key: metric.key,
  name: localize(metric.name, lang),
  about: localize(metric.about, lang),
  formula: renderMarkdown(`$$\n${metric.formula}\n$$`),
  direction: metric.direction,
  least: finite(metric.range[0]),
  greatest: finite(metric.range[1]),
  prediction: metric.prediction,
  fields: fieldsOf(metric),
})

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

type Property = {
  type?: string
  enum?: string[]
  default?: string | number | boolean
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

function fieldsOf({ params }: Metric): MetricField[] {
  const { properties = {} } = z.toJSONSchema(params, { io: 'input' })
  return Object.entries(properties as Record<string, Property>).map(([name, property]) => ({
    name,
    kind: kindOf(property),
    initial: property.default ?? null,
    choices: property.enum ?? [],
    min: property.minimum ?? property.exclusiveMinimum ?? null,
    max: property.maximum ?? property.exclusiveMaximum ?? null,
  }))
}

function kindOf({ enum: choices, type }: Property): MetricField['kind'] {
  if (choices) return 'choice'
  if (type === 'number' || type === 'integer' || type === 'boolean') return type
  return 'text'
}
