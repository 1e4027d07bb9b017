import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import type { ColumnProfile } from '../../profile-schema.ts'
import { Bars, ChartTable } from '../../../../../ui/chart.tsx'
import { datasetWords } from '../../words.ts'

const shownValues = 5

/** How the values of a column spread: bars between its bounds, or its most frequent values. Drawn on the server. */
export function ColumnChart({ column }: { column: ColumnProfile }) {
  if (column.bins) return <Bins column={column} bins={column.bins} />
  if (column.top) return <Top column={column} top={column.top} />
  return null
}

function Bins({ column, bins }: { column: ColumnProfile; bins: NonNullable<ColumnProfile['bins']> }) {
  const words = useWords(datasetWords)
  const isInstant = column.kind === 'date' || column.kind === 'datetime'
  const edge = (value: number) =>
    isInstant ? instant(value, column.kind === 'date') : String(Number(value.toPrecision(4)))
  return (
    <figure className="grid gap-1">
      <Bars
        ends={[edge(bins[0]?.from ?? 0), edge(bins.at(-1)?.to ?? 0)]}
        bars={bins.map(({ from, to, count }) => ({
          key: from,
          count,
          title: `${edge(from)} – ${edge(to)}: ${formatCount(count)}`,
        }))}
      />
      <ChartTable
        caption={words.column.spread(column.name)}
        heads={[words.column.from, words.column.to, words.column.count]}
        rows={bins.map(({ from, to, count }) => [edge(from), edge(to), count])}
      />
    </figure>
  )
}

function Top({ column, top }: { column: ColumnProfile; top: NonNullable<ColumnProfile['top']> }) {
  const words = useWords(datasetWords)
  const most = Math.max(1, ...top.map(entry => entry.count))
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-0.5 text-xs">
      <caption className="sr-only">{words.column.spread(column.name)}</caption>
      <colgroup>
        <col />
        <col className="w-20" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.column.value}</th>
          <th scope="col">{words.column.count}</th>
        </tr>
      </thead>
      <tbody>
        {top.slice(0, shownValues).map(entry => (
          <tr key={entry.value}>
            <td className="relative h-6 overflow-hidden rounded bg-sunken px-2">
              <span
                className="absolute inset-y-0 left-0 bg-accent-soft"
                style={{ width: `${Math.round((entry.count / most) * 100)}%` }}
                aria-hidden="true"
              />
              <span className="relative block truncate" title={entry.value}>
                {entry.value}
              </span>
            </td>
            <td className="w-20 pl-2 text-right text-muted tabular-nums">{formatCount(entry.count)}</td>
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
