import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Bars, ChartTable } from '../../../../../ui/chart.tsx'
import {
  compareColumns,
  isInstant,
  shareOf,
  type SharedBin,
  type SharedValue,
} from '../../compare-columns.ts'
import type { ColumnProfile, Profile } from '../../profile-schema.ts'
import { datasetWords } from '../../words.ts'
import { percent } from './percent.ts'

const shownValues = 5

/** A table beside which this one is looked at: the names of both, and what is known of the other. */
export type Beside = { own: string; other: string; profile: Profile }

type Props = { column: ColumnProfile; rows: number; beside?: Beside | undefined }

const sharedOf = ({ column, rows, beside }: Props) => {
  const other = beside?.profile.columns.find(one => one.name === column.name)
  return other && beside
    ? compareColumns({ column, rows }, { column: other, rows: beside.profile.rows })
    : null
}

/** How the values of a column spread: bars between its bounds, or its most frequent values; beside those of another table as shares. Drawn on the server. */
export function ColumnChart(props: Props) {
  const { column, beside } = props
  const shared = sharedOf(props)
  if (shared?.kind === 'bins' && beside)
    return <SharedBins column={column} bins={shared.bins} beside={beside} />
  if (shared?.kind === 'values' && beside)
    return <SharedValues column={column} values={shared.values} beside={beside} />
  if (column.bins) return <Bins column={column} bins={column.bins} />
  if (column.top) return <Top column={column} top={column.top} />
  return null
}

/** `other` is undefined where nothing stands beside. */
type HeadValue = Omit<SharedValue, 'other'> & { other?: SharedValue['other'] }

/** The same in the head of a table. Nothing for those who hear it: a head is said with each of its cells, and the figures stand below. */
export function HeadChart(props: Props) {
  const words = useWords(datasetWords)
  const { column, rows } = props
  const shared = sharedOf(props)
  const edge = edgeOf(column)
  if (shared?.kind === 'bins') return <Outlined className="h-8" column={column} bins={shared.bins} />
  if (column.bins)
    return <Bars className="h-8" ends={endsOf(column.bins, edge)} bars={barsOf(column.bins, edge)} />
  const values: readonly HeadValue[] =
    shared?.kind === 'values'
      ? shared.values
      : (column.top ?? []).map(({ value, count }) => ({ value, own: shareOf(count, rows - column.missing) }))
  if (values.length > 0)
    return (
      <div aria-hidden="true">
        {values.slice(0, 3).map(({ value, own, other }) => (
          <p key={value} className="flex justify-between gap-2 text-xs">
            <span className="max-w-28 truncate">{value}</span>
            <span className="shrink-0 text-muted tabular-nums">
              {percent(own)}
              {other !== undefined && (
                <span className="text-warn"> {other === null ? '–' : percent(other)}</span>
              )}
            </span>
          </p>
        ))}
      </div>
    )
  return (
    <p className="text-xs text-muted tabular-nums" aria-hidden="true">
      {formatCount(column.distinct.count)} {words.column.distinct}
    </p>
  )
}

type Edge = (value: number) => string

const edgeOf =
  (column: ColumnProfile): Edge =>
  value =>
    isInstant(column) ? instant(value, column.kind === 'date') : String(Number(value.toPrecision(4)))

const endsOf = (bins: readonly { from: number; to: number }[], edge: Edge): [string, string] => [
  edge(bins[0]?.from ?? 0),
  edge(bins.at(-1)?.to ?? 0),
]

const barsOf = (bins: NonNullable<ColumnProfile['bins']>, edge: Edge) =>
  bins.map(({ from, to, count }) => ({
    key: from,
    count,
    title: `${edge(from)} – ${edge(to)}: ${formatCount(count)}`,
  }))

function Bins({ column, bins }: { column: ColumnProfile; bins: NonNullable<ColumnProfile['bins']> }) {
  const words = useWords(datasetWords)
  const edge = edgeOf(column)
  return (
    <figure className="grid gap-1">
      <Bars ends={endsOf(bins, edge)} bars={barsOf(bins, edge)} />
      <ChartTable
        caption={words.column.spread(column.name)}
        heads={[words.column.from, words.column.to, words.column.count]}
        rows={bins.map(({ from, to, count }) => [edge(from), edge(to), count])}
      />
    </figure>
  )
}

function Outlined({
  column,
  bins,
  className,
}: {
  column: ColumnProfile
  bins: readonly SharedBin[]
  className?: string
}) {
  const edge = edgeOf(column)
  return (
    <Bars
      {...(className ? { className } : {})}
      ends={endsOf(bins, edge)}
      bars={bins.map(({ from, to, own, other }) => ({
        key: from,
        count: own,
        title: `${edge(from)} – ${edge(to)}: ${percent(own)} / ${percent(other)}`,
      }))}
      outline={bins.map(bin => bin.other)}
    />
  )
}

function SharedBins({
  column,
  bins,
  beside,
}: {
  column: ColumnProfile
  bins: readonly SharedBin[]
  beside: Beside
}) {
  const words = useWords(datasetWords).column
  const edge = edgeOf(column)
  return (
    <figure className="grid gap-1">
      <Outlined column={column} bins={bins} />
      <ChartTable
        caption={words.spread(column.name)}
        heads={[words.from, words.to, words.shareIn(beside.own), words.shareIn(beside.other)]}
        rows={bins.map(({ from, to, own, other }) => [edge(from), edge(to), percent(own), percent(other)])}
      />
    </figure>
  )
}

function SharedValues({
  column,
  values,
  beside,
}: {
  column: ColumnProfile
  values: readonly SharedValue[]
  beside: Beside
}) {
  const words = useWords(datasetWords).column
  return (
    <ValueTable
      caption={words.spread(column.name)}
      heads={[words.shareIn(beside.own), words.shareIn(beside.other)]}
      rows={values.map(({ value, own, other }) => ({
        value,
        width: own,
        figures: [percent(own), other === null ? '–' : percent(other)],
      }))}
    />
  )
}

function Top({ column, top }: { column: ColumnProfile; top: NonNullable<ColumnProfile['top']> }) {
  const words = useWords(datasetWords)
  return (
    <ValueTable
      caption={words.column.spread(column.name)}
      heads={[words.column.count]}
      rows={top.map(({ value, count }) => ({ value, width: count, figures: [formatCount(count)] }))}
    />
  )
}

/** The most frequent values, each as wide as it is frequent, with its figures behind: of a second table in its own tone. */
function ValueTable({
  caption,
  heads,
  rows,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly { value: string; width: number; figures: readonly string[] }[]
}) {
  const words = useWords(datasetWords)
  const most = Math.max(...rows.map(row => row.width)) || 1
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-0.5 text-xs">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col />
        {heads.map(head => (
          <col key={head} className={heads.length > 1 ? 'w-14' : 'w-20'} />
        ))}
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.column.value}</th>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, shownValues).map(row => (
          <tr key={row.value}>
            <td className="relative h-6 overflow-hidden rounded bg-sunken px-2">
              <span
                className="absolute inset-y-0 left-0 bg-accent-soft"
                style={{ width: `${Math.round((row.width / most) * 100)}%` }}
                aria-hidden="true"
              />
              <span className="relative block truncate" title={row.value}>
                {row.value}
              </span>
            </td>
            {row.figures.map((figure, at) => (
              <td
                key={at}
                className={`pl-2 text-right tabular-nums ${at === 0 ? 'text-muted' : 'text-warn'}`}
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function instant(seconds: number, isDate: boolean): string {
  const at = new Date(seconds * 1_000)
  if (Number.isNaN(at.getTime())) return String(seconds)
  return at
    .toISOString()
    .slice(0, isDate ? 10 : 16)
    .replace('T', ' ')
}
