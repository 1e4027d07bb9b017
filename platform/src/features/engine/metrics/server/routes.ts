import { Failure } from '../../../../base/contract/failure.ts'
import { handleForAll, type Handler } from '../../../../base/http/handler.ts'
import { metrics } from '../../scorer/metrics/catalogue.ts'
import { guides } from '../../scorer/guides/catalogue.ts'
import { getMetricGuide, listMetricGuides } from '../contract.ts'
import { metricFaults } from '../faults.ts'
import { guideView, headView } from './views.ts'

export const metricHandlers: Handler[] = [
  handleForAll(listMetricGuides, ({ lang }) => ({ metrics: metrics.map(metric => headView(metric, lang)) })),

  handleForAll(getMetricGuide, ({ lang }, { params }) => {
    const metric = metrics.find(({ key }) => key === params.key)
    const guide = metric && guides[metric.key]
    if (!metric || !guide) throw new Failure(metricFaults.notFound)
    return guideView(metric, guide, lang)
  }),
]
