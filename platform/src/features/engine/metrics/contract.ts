import { z } from 'zod'
import { defineCall, line } from '../../../base/contract/call.ts'
import { answerRoles } from '../scorer/file-rules.ts'
import { predictions } from '../scorer/metrics/metric.ts'
import { metricFaults } from './faults.ts'

const head = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  direction: z.enum(['maximize', 'minimize']),
  prediction: z.enum(predictions),
  /** Whether rows may count differently. */
  takesWeights: z.boolean(),
})

export const listMetricGuides = defineCall({
  method: 'GET',
  path: '/api/metrics',
  summary: { zh: '全部内置评测指标', en: 'All built-in metrics' },
  access: 'public',
  answer: z.object({ metrics: z.array(head) }),
})

export const getMetricGuide = defineCall({
  method: 'GET',
  path: '/api/metrics/{key}',
  summary: {
    zh: '一个评测指标：公式、参数、文件要求、算例与特殊情况',
    en: 'A metric: formula, parameters, files, a worked example and edge cases',
  },
  access: 'public',
  params: z.object({ key: line(60).min(1) }),
  answer: head.extend({
    /** MathML, rendered here. */
    formula: z.string(),
    least: z.number().nullable(),
    greatest: z.number().nullable(),
    /** What is made of several predicted columns. */
    columns: z.enum(['one', 'mean', 'together']),
    roles: z.array(z.object({ role: z.enum(answerRoles), isNeeded: z.boolean() })),
    fields: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['choice', 'number', 'integer', 'text', 'boolean']),
        initial: z.union([z.string(), z.number(), z.boolean()]).nullable(),
        choices: z.array(z.string()),
        min: z.number().nullable(),
        max: z.number().nullable(),
      }),
    ),
    example: z.object({
      /** Tables as rows of cells; the first has the columns' names. */
      answers: z.array(z.array(z.string())),
      submission: z.array(z.array(z.string())),
      params: z.array(z.object({ name: z.string(), value: z.string() })),
      score: z.number(),
      /** HTML, rendered here. */
      steps: z.string(),
    }),
    edges: z.array(z.object({ when: z.string(), outcome: z.string() })),
  }),
  faults: [metricFaults.notFound],
})
