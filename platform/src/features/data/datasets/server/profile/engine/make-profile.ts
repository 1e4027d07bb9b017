import { cutBytes } from '../../../../../../base/sandbox/cut-bytes.ts'
import { openLocked, type Database } from '../../../../../../base/sandbox/duckdb.ts'
import { profileLimits, type ColumnProfile, type Profile } from '../../../profile-schema.ts'
import type { ChildAnswer, ChildRequest } from '../profile-file.ts'
import { FileFault } from './fault.ts'
import { measure, shown, type Measured } from './measure.ts'
import { asText, planColumns, type Plan } from './plan.ts'
import { openSource, type Source } from './source.ts'
import { spread, type Spread } from './spread.ts'
import { openText } from './text.ts'

/** More odd values than this share, and the column is one of texts. */
const mostOdd = 0.02

/** Everything that a page shows of a table: two readings of the file, whatever its size, in bounded memory. */
export async function makeProfile(request: ChildRequest): Promise<ChildAnswer> {
  try {
    return { ok: true, profile: await profileOf(request) }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return {
      ok: false,
      code: error instanceof FileFault ? error.code : 'unreadable',
      reason: cutBytes(reason, 2048),
    }
  }
}

async function profileOf({ path, format, folder, limits }: ChildRequest): Promise<Profile> {
  const text = format === 'parquet' ? undefined : await openText(path, folder, limits.unpackedBytes)
  const readable = text?.path ?? path
  const db = await openLocked([readable], folder, limits)
  try {
    await db.run(`set timezone = 'UTC'`)
    await db.run('set lock_configuration = true')
    const source = await openSource(db, format, text ?? readable)
    const first = source.columns.slice(0, profileLimits.columns)
    const { plans, measured, rows } = await measureAll(db, await planColumns(db, first))
    const spreads = await spread(
      db,
      plans.map((plan, index) => ({ plan, measured: measured[index] as Measured })),
      rows,
    )
    return {
      rows,
      unreadable: await unreadable(db, source),
      encoding: text?.encoding ?? 'Parquet',
      columnCount: source.columns.length,
      columns: plans.map((plan, index) =>
        columnOf(plan, measured[index] as Measured, spreads[index] as Spread, rows),
      ),
      preview: { columns: first.map(column => column.name), rows: await preview(db, source) },
    }
  } finally {
    db.close()
  }
}

/** Columns that turn out not to be what the first rows promised are measured again, as texts. */
async function measureAll(db: Database, planned: readonly Plan[]) {
  const { rows, columns } = await measure(db, 'counted', planned)
  const wrong = planned.flatMap((plan, index) => {
    const { values, fitting, codes } = columns[index] as Measured
    if (plan.kind === 'text') return []
    const isWrong = plan.kind === 'empty' ? values > 0 : codes > 0 || values - fitting > values * mostOdd
    return isWrong ? [index] : []
  })
  const plans = planned.map((plan, index) => {
    if (wrong.includes(index)) return asText(plan)
    return plan.kind === 'integer' && (columns[index] as Measured).fractions > 0
      ? { ...plan, kind: 'number' as const }
      : plan
  })
  if (wrong.length === 0) return { plans, measured: columns, rows }
  const again = await measure(
    db,
    'data',
    wrong.map(index => plans[index] as Plan),
  )
  const measured = columns.map((column, index) => again.columns[wrong.indexOf(index)] ?? column)
  return { plans, measured, rows }
}

async function unreadable(db: Database, { hasRejects, columns }: Source): Promise<Profile['unreadable']> {
  if (hasRejects) {
    const [found] = await db.rows<{ n: bigint; lines: bigint }>(
      'select count(*) as n, count(distinct line) as lines from reject_errors',
    )
    return { count: Number(found?.lines ?? 0), isLeast: Number(found?.n ?? 0) >= 100_000 }
  }
  // A line that is no object comes as a row of nothing.
  if (columns.some(column => column.typed) || columns.length === 0) return { count: 0, isLeast: false }
  const nothing = columns.map(column => `${column.text} is null`).join(' and ')
  const [found] = await db.rows<{ n: bigint }>(`select count(*) as n from data where ${nothing}`)
  return { count: Number(found?.n ?? 0), isLeast: false }
}

async function preview(db: Database, { columns }: Source): Promise<(string | null)[][]> {
  const cells = columns
    .slice(0, profileLimits.columns)
    .map(
      ({ text }, index) =>
        `case when length(${text}) > ${profileLimits.cell} then ${shown(text)} || '…' else ${text} end as p${index}`,
    )
  if (cells.length === 0) return []
  const rows = await db.rows<Record<string, string | null>>(
    `select ${cells.join(', ')} from data limit ${profileLimits.rows}`,
  )
  return rows.map(row => cells.map((_, index) => row[`p${index}`] ?? null))
}

function columnOf(
  plan: Plan,
  measured: Measured,
  { bins, top, distinct, quartiles: sorted }: Spread,
  rows: number,
): ColumnProfile {
  const isInstant = plan.kind === 'date' || plan.kind === 'datetime'
  const number = (value: number | null) => (value === null ? null : isInstant ? null : written(value))
  const extreme = (text: string | null, value: number | null) =>
    plan.kind === 'number' && value !== null ? String(value) : text
  return {
    name: plan.name,
    kind: measured.values === 0 ? 'empty' : plan.kind,
    missing: rows - measured.values,
    distinct: { count: distinct ?? Math.min(measured.distinct, measured.values), isExact: distinct !== null },
    odd: measured.values - measured.fitting,
    min: extreme(measured.min, measured.low),
    max: extreme(measured.max, measured.high),
    mean: number(measured.mean),
    deviation: number(measured.deviation),
    quartiles:
      isInstant || !(sorted ?? measured.quartiles)
        ? null
        : { values: (sorted ?? measured.quartiles ?? []).map(written), isExact: sorted !== null },
    lengths:
      measured.shortest === null || measured.longest === null
        ? null
        : { min: measured.shortest, max: measured.longest },
    bins,
    top,
  }
}

/** Six digits are more than a glance takes in. */
const written = (value: number): string => String(Number(value.toPrecision(6)))
