// What failed, told once more at the end: of a long run, only the end is read, and kept.

const most = 12

/** The first lines of why, without colours. */
const why = message =>
  String(message ?? '')
    // eslint-disable-next-line no-control-regex
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .slice(0, most)
    .map(line => `     ${line}`)
    .join('\n')

/** From Vitest's JSON report: every failed test, and every file that failed as a whole. */
export const failuresOfVitest = report =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(one => one.status === 'failed')
    if (failed.length > 0)
      return failed.map(one => `${name}: ${one.fullName}\n${why(one.failureMessages.join('\n'))}`)
    return status === 'failed' ? [`${name}\n${why(message)}`] : []
  })

/** From Playwright's JSON report: what kept it from running, and every journey that failed or passed only when tried again. */
export const failuresOfPlaywright = report => {
  const ofSuite = ({ specs = [], suites = [] }) => [
    ...specs
      .filter(spec => !spec.ok || spec.tests.some(one => one.status === 'flaky'))
      .map(spec => {
        const errors = spec.tests.flatMap(one => one.results).flatMap(one => one.errors ?? [])
        return `${spec.file}:${spec.line}: ${spec.title}\n${why(errors[0]?.message)}`
      }),
    ...suites.flatMap(ofSuite),
  ]
  return [...report.errors.map(error => why(error.message)), ...report.suites.flatMap(ofSuite)]
}
