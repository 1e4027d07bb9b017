import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usageField, type AnswerFacts } from '../../../../engine/scorer/answer-rules.ts'
import type { Inspected } from '../../../../engine/scorer/server/public.ts'
import { mostAnswerBytes } from '../../rules.ts'
import { toCsv } from '../../table-text.ts'
import type { Bundle, BundleFile } from './bundle.ts'
import type { DraftAnswers } from './draft.ts'
import type { Report } from './fields.ts'

type Ask = {
  bundle: Bundle
  report: Report
  field: string
  /** The column that names the rows, where the file says so. */
  id?: string
  /** A column that says where a row counts, and is called Usage here. */
  split?: string
}

const tableName = /\.(csv|tsv|txt|json|jsonl|ndjson|solution|labels?|ref)$/i

/** The answers in one of these files, if one of them is a sound table with ids; what is not is told. */
export async function answersIn(files: readonly BundleFile[], ask: Ask): Promise<DraftAnswers | null> {
  const tables = files.filter(file => tableName.test(file.path) || !/\.[a-z0-9]{1,5}$/i.test(file.path))
  const [only, second] = tables
  if (!only || second) {
    const names = files.slice(0, 5).map(file => file.path)
    ask.report.needed(ask.field, 'answers_no_table', names.join(', ') || '—')
    return null
  }
  return answersOf(only, ask)
}

export async function answersOf(file: BundleFile, ask: Ask): Promise<DraftAnswers | null> {
  const { report, field } = ask
  const read = await readOnce(file, ask)
  if (read === 'no_room') {
    report.needed(field, 'answers_large', file.path)
    return null
  }
  if (!read) {
    report.needed(field, 'answers_no_table', file.path)
    return null
  }
  const { csv, table, id, inspected } = read
  if (!inspected.ok || inspected.issues.length > 0) {
    report.needed(field, 'answers_unsound', inspected.issues.map(issueText).slice(0, 3).join('; '))
    return null
  }
  const facts = id === undefined ? inspected.facts : byId(inspected.facts, id)
  const values = facts.columns.filter(column => column.name !== usageField(table.columns))
  // Without a name for each row nobody could say which answer is whose.
  if (values.length < 2 || !values.some(column => column.isUnique)) {
    report.needed(field, 'answers_no_table', file.path)
    return null
  }
  report.taken(field, 'as_answers', facts.rows)
  if (ask.split !== undefined) report.changed(`${field}.${ask.split}`, 'renamed_usage', ask.split)
  if (facts.usage)
    report.taken(
      `${field}.${ask.split ?? 'Usage'}`,
      'as_split',
      `Public ${facts.usage.Public}, Private ${facts.usage.Private}, Ignored ${facts.usage.Ignored}`,
    )
  return { file: file.path, csv, facts }
}

type Read = {
  csv: Buffer
  table: { columns: readonly string[] }
  id: string | undefined
  inspected: Inspected
}

/** What was read of each file, by the id and the split that were asked for: rounds often share their answers. */
const known = new WeakMap<BundleFile, Map<string, Promise<Read | 'no_room' | undefined>>>()

function readOnce(file: BundleFile, ask: Ask): Promise<Read | 'no_room' | undefined> {
  const key = JSON.stringify([ask.id, ask.split])
  const own = known.get(file) ?? new Map()
  const read = own.get(key) ?? readTable(file, ask)
  known.set(file, own.set(key, read))
  return read
}

async function readTable(
  file: BundleFile,
  { bundle, split, ...ask }: Ask,
): Promise<Read | 'no_room' | undefined> {
  const { room } = bundle
  if (file.size > room.answers) return 'no_room'
  room.answers -= file.size
  const table = toCsv(await file.read(mostAnswerBytes), file.path, split)
  if (!table) return undefined
  const csv = Buffer.from(table.csv)
  // A column that is called id must be one.
  const id = ask.id ?? table.columns.find(name => /^(id|.+[_ -]id)$/i.test(name))
  return { csv, table, id, inspected: await inspect(bundle, csv, table.hasUsage, table.columns, id) }
}

async function inspect(
  { inspector }: Bundle,
  csv: Buffer,
  hasUsage: boolean,
  columns: readonly string[],
  id: string | undefined,
) {
  const folder = await mkdtemp(join(tmpdir(), 'leitai-import-'))
  try {
    const path = join(folder, 'answers.csv')
    await writeFile(path, csv, { mode: 0o600 })
    const usage = usageField(columns)
    const file =
      id === undefined
        ? null
        : {
            idColumn: { name: id, kind: 'text' as const },
            columns: columns
              .filter(name => name !== id && name !== usage)
              .map(name => ({ name, kind: 'text' as const })),
            formats: [],
          }
    return await inspector.inspect({ path, file, mode: hasUsage ? 'split' : 'plain' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The column that the file names is the one that names the rows, whatever else could. */
const byId = (facts: AnswerFacts, id: string): AnswerFacts => ({
  ...facts,
  columns: facts.columns.map(column => (column.name === id ? column : { ...column, isUnique: false })),
})

const issueText = ({
  code,
  line,
  column,
  found,
}: {
  code: string
  line?: number | undefined
  column?: string | undefined
  found?: string | undefined
}) => [code, line === undefined ? '' : `line ${line}`, column ?? '', found ?? ''].filter(Boolean).join(' ')
