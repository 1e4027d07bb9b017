import { reviewRole } from '../../../../base/http/reviewer.ts'
import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import { Failure, type FoundIssue } from '../../../../base/contract/failure.ts'
import { plainCode } from '../../../../base/plain-code.ts'
import { newReviewer } from '../accounts.contract.ts'
import { reviewerFaults } from '../faults.ts'
import { mostListed } from '../rules.ts'

const columns = ['account', 'name', 'organisation', 'email', 'role', 'capacity', 'tracks'] as const
type Cell = (typeof columns)[number]

/** What can be wrong with a line, as pages say it. */
const issueAt = (line: number, code: Cell | 'columns' | 'doubled'): FoundIssue => ({
  path: `body.csv.${line}.${code}`,
  code: 'invalid',
})

/** A file as a spreadsheet wrote it. Each row with its number of cells, so that a short one is told as what it lacks. */
function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, relax_column_count: true, trim: true, to: mostListed + 2 })
  } catch (error) {
    const { lines = 1 } = error as { lines?: number }
    throw new Failure(reviewerFaults.badList, { issues: [issueAt(lines, 'columns')] })
  }
}

/**
 * Reviewers of a CSV with a header, as the contract takes them; tracks by their name in either language, or their
 * number. All that is wrong at once: nobody is made from a list with mistakes.
 */
export function readList(
  csv: string,
  tracks: readonly { id: number; name_zh: string; name_en: string }[],
): z.output<typeof newReviewer>[] {
  const [header = [], ...lines] = rowsOf(csv)
  const at = new Map(header.map((name, index) => [name.toLowerCase(), index]))
  if (!at.has('account') || !at.has('name'))
    throw new Failure(reviewerFaults.badList, { issues: [issueAt(1, 'columns')] })
  const issues: FoundIssue[] = []
  const seen = new Set<string>()
  const reviewers = lines.flatMap((cells, index) => {
    const line = index + 2
    const of = (name: Cell) => cells[at.get(name) ?? -1] ?? ''
    if (columns.every(name => of(name) === '')) return []
    const account = plainCode(of('account')).toLowerCase()
    if (seen.has(account)) issues.push(issueAt(line, 'doubled'))
    seen.add(account)
    const named = of('tracks')
      .split(/[;；|]/)
      .map(name => name.trim())
      .filter(Boolean)
    const found = named.map(
      name => tracks.find(one => [String(one.id), one.name_zh, one.name_en].includes(name))?.id,
    )
    if (found.includes(undefined)) issues.push(issueAt(line, 'tracks'))
    const read = newReviewer.safeParse({
      account,
      name: of('name'),
      organisation: of('organisation'),
      email: of('email'),
      role: Number(plainCode(of('role')) || reviewRole.expert),
      capacity: Number(plainCode(of('capacity')) || '20'),
      trackIds: found.filter(id => id !== undefined),
    })
    if (read.success) return [read.data]
    const wrong = new Set(
      read.error.issues.map(({ path }) => columns.find(name => name === path[0]) ?? 'tracks'),
    )
    issues.push(...[...wrong].map(name => issueAt(line, name)))
    return []
  })
  if (lines.length > mostListed || (issues.length === 0 && reviewers.length === 0))
    issues.push({ path: 'body.csv', code: 'invalid' })
  if (issues.length > 0) throw new Failure(reviewerFaults.badList, { issues })
  return reviewers
}
