import type { Returned } from '../../../../base/contract/call.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { answerRoles, splitRecord } from '../../scorer/file-rules.ts'
import type { MetricGuide } from '../../scorer/guides/guide.ts'
import type { Metric } from '../../scorer/metrics/metric.ts'
import { metricForm } from '../../scorer/server/public.ts'
import type { getMetricGuide, listMetricGuides } from '../contract.ts'

/** A metric as one chooses among them. */
export const headView = (
  metric: Metric,
  lang: Lang,
): Returned<typeof listMetricGuides>['metrics'][number] => ({
  key: metric.key,
  name: localize(metric.name, lang),
  about: localize(metric.about, lang),
  direction: metric.direction,
  prediction: metric.prediction,
  takesWeights: metric.roles?.weight !== undefined,
})

/** All that its page says. */
export const guideView = (
  metric: Metric,
  { example, edges }: MetricGuide,
  lang: Lang,
): Returned<typeof getMetricGuide> => {
  const { formula, least, greatest, fields } = metricForm(metric, lang)
  return {
    ...headView(metric, lang),
    formula,
    least,
    greatest,
    columns: metric.columns,
    roles: answerRoles.flatMap(role => {
      const need = metric.roles?.[role]
      return need ? [{ role, isNeeded: need === 'needed' }] : []
    }),
    fields,
    example: {
      answers: tableOf(example.answers),
      submission: tableOf(example.submission),
      params: Object.entries(example.params ?? {}).map(([name, value]) => ({ name, value: String(value) })),
      score: example.score,
      steps: renderMarkdown(localize(example.steps, lang)),
    },
    edges: edges.map(({ when, outcome }) => ({
      when: renderMarkdown(localize(when, lang)),
      outcome: renderMarkdown(localize(outcome, lang)),
    })),
  }
}

const tableOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\n')
    .map(line => splitRecord(line, ',') ?? [])
