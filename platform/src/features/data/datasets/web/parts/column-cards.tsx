import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import type { ColumnProfile, Profile } from '../../profile-schema.ts'
import { datasetWords } from '../../words.ts'
import { ColumnChart, type Beside } from './column-chart.tsx'
import { percent } from './percent.ts'

/** One card a column: what it is, what its publisher says of it, how its values spread. */
export function ColumnCards({
  profile,
  fields,
  beside,
}: {
  profile: Profile
  fields: readonly { name: string; description: string }[]
  beside?: Beside | undefined
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {profile.columns.map(column => (
        <ColumnCard
          key={column.name}
          column={column}
          rows={profile.rows}
          beside={beside}
          said={fields.find(field => field.name === column.name)?.description ?? ''}
        />
      ))}
    </ul>
  )
}

function ColumnCard({
  column,
  rows,
  said,
  beside,
}: {
  column: ColumnProfile
  rows: number
  said: string
  beside: Beside | undefined
}) {
  const words = useWords(datasetWords).column
  const { distinct, quartiles, lengths } = column
  const share = rows === 0 ? 0 : column.missing / rows
  const facts: [string, string][] = [
    [words.missing, `${formatCount(column.missing)} (${percent(share)})`],
    [
      words.distinct,
      distinct.isExact || column.kind === 'binary' || column.kind === 'empty'
        ? formatCount(distinct.count)
        : words.about(formatCount(distinct.count)),
    ],
    ...(column.min === null ? [] : [[words.min, column.min] as [string, string]]),
    ...(column.max === null ? [] : [[words.max, column.max] as [string, string]]),
    ...(column.mean === null ? [] : [[words.mean, column.mean] as [string, string]]),
    ...(column.deviation === null ? [] : [[words.deviation, column.deviation] as [string, string]]),
    ...(quartiles === null
      ? []
      : [[words.quartiles, quartilesText(quartiles, words.about)] as [string, string]]),
    ...(lengths === null ? [] : [[words.lengths, `${lengths.min} – ${lengths.max}`] as [string, string]]),
  ]
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-2xl border border-line bg-card p-4 shadow-card contain-content">
      <div>
        <h4 className="flex items-start justify-between gap-2">
          <span className="min-w-0 font-mono text-sm font-semibold">{column.name}</span>
          <Badge tone={column.kind === 'empty' ? 'warn' : 'neutral'}>{words.kinds[column.kind]}</Badge>
        </h4>
        {said && <p className="mt-1 text-sm text-muted">{said}</p>}
      </div>
      <ColumnChart column={column} rows={rows} beside={beside} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="truncate text-right tabular-nums" title={value}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {column.odd > 0 && <p className="text-xs text-warn">{words.odd(formatCount(column.odd))}</p>}
    </li>
  )
}

const quartilesText = (
  { values, isExact }: NonNullable<ColumnProfile['quartiles']>,
  about: (text: string) => string,
): string => (isExact ? values.join(' · ') : about(values.join(' · ')))
