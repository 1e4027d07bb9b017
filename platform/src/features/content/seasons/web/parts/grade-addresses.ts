import { pathTo } from '../../../../../site/path-to.ts'

const inSeries = (path: string, series: string) =>
  series === '' ? path : `${path}?${new URLSearchParams({ series })}`

/** Where results of a series are looked up, or one’s own shown; without a key, of the usual one. */
export const gradeForm = (series: string): string => inSeries(pathTo('/grade/DCIC'), series)
export const gradeDetails = (series: string): string => inSeries(pathTo('/grade/DCIC-details'), series)
