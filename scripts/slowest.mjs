// Where the time of a part went: its longest files, told at the end of the run.
import { relative } from 'node:path'

/** From Vitest's JSON report: seconds by file. Its own start counts, as nothing else waits for it. */
export const secondsOfVitest = (report, root) =>
  new Map(
    report.testResults.map(({ name, startTime, endTime }) => [
      relative(root, name),
      (endTime - startTime) / 1_000,
    ]),
  )

/** From Playwright's JSON report: seconds by file of journeys. */
export const secondsOfPlaywright = report => {
  const seconds = new Map()
  const add = ({ specs = [], suites = [] }) => {
    for (const { file, tests } of specs)
      for (const { duration } of tests.flatMap(one => one.results))
        seconds.set(file, (seconds.get(file) ?? 0) + duration / 1_000)
    suites.forEach(add)
  }
  report.suites.forEach(add)
  return seconds
}

/** The longest first, with their share of all. */
export function slowest(seconds, most = 12) {
  const all = [...seconds.values()].reduce((sum, one) => sum + one, 0)
  return [...seconds]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([file, one]) => `${one.toFixed(1).padStart(8)} s ${Math.round((one / all) * 100)} %  ${file}`)
}
