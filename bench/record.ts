import type { Found } from './report.ts'

const head = '| What | Figure | Floor in the same run | Ratio | Measured |\n|---|---|---|---|---|'
const titleOf = (name: string) => `## \`${name}\``

/**
 * docs/performance.md with what was measured now in the place of what was measured before. What was not measured now
 * keeps its lines and their date; so does what people wrote below a heading of their own.
 */
export function record(
  before: string,
  found: ReadonlyMap<string, Found>,
  about: string,
  day: string,
): string {
  const [, ...parts] = before.split(/^(?=## )/m)
  const sections = new Map(parts.map(part => [part.split('\n', 1)[0]?.trim() ?? '', part.trim()]))
  for (const [name, { rows, notes = [] }] of found) {
    const lines = rows.map(row => `| ${row.path} | ${row.figure} | ${row.floor} | ${row.ratio} | ${day} |`)
    sections.set(
      titleOf(name),
      [titleOf(name), '', head, ...lines, ...notes.flatMap(note => ['', note])].join('\n'),
    )
  }
  const isMeasured = (part: string) => part.startsWith('## `')
  const all = [...sections.values()]
  const ordered = [...all.filter(isMeasured), ...all.filter(part => !isMeasured(part))]
  return `${['# Performance', about, ...ordered].join('\n\n')}\n`
}
