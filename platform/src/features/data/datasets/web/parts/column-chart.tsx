import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import type { ColumnProfile } from '../../profile-schema.ts'
import { datasetWords } from '../../words.ts'

const size = { width: 240, height: 56 }
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
  const most = Math.max(1, ...bins.map(bin => bin.count))
  const step = size.width / bins.length
  return (
    <figure className="grid gap-1">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        className="h-14 w-full"
        aria-hidden="true"
      >
        {bins.map((bin, index) => {
          // What is there at all can be seen.
          const height = bin.count === 0 ? 0 : Math.max(1.5, (bin.count / most) * (size.height - 2))
          return (
            <rect
              key={bin.from}
              x={round(index * step + 0.5)}
              y={round(size.height - height)}
              width={round(Math.max(1, step - 1))}
              height={round(height)}
              fill="var(--accent)"
            >
              <title>{`${edge(bin.from)} – ${edge(bin.to)}: ${formatCount(bin.count)}`}</title>
            </rect>
          )
        })}
        <line x1="0" x2={size.width} y1={size.height} y2={size.height} stroke="var(--line-strong)" />
      </svg>
      <p className="flex justify-between text-xs text-muted tabular-nums" aria-hidden="true">
        <span>{edge(bins[0]?.from ?? 0)}</span>
        <span>{edge(bins.at(-1)?.to ?? 0)}</span>
      </p>
      <table className="sr-only">
        <caption>{words.column.spread(column.name)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.column.from}</th>
            <th scope="col">{words.column.to}</th>
            <th scope="col">{words.column.count}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map(bin => (
            <tr key={bin.from}>
              <td>{edge(bin.from)}</td>
              <td>{edge(bin.to)}</td>
              <td>{bin.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
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

const round = (value: number) => Math.round(value * 100) / 100

function instant(seconds: number, isDate: boolean): string {
  const at = new Date(seconds * 1_000)
  if (Number.isNaN(at.getTime())) return String(seconds)
  return at
    .toISOString()
    .slice(0, isDate ? 10 : 16)
    .replace('T', ' ')
}
