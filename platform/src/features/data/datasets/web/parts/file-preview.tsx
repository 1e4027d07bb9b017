import { useId, type ReactNode } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Scroller } from '../../../../../ui/scroller.tsx'
import type { Profile } from '../../profile-schema.ts'
import { datasetWords } from '../../words.ts'
import { ColumnCards } from './column-cards.tsx'
import { HeadChart, type Beside } from './column-chart.tsx'
import type { FileProfile } from './dataset-data.ts'
import { percent } from './percent.ts'

/**
 * What is far below or above the window is neither laid out nor painted: a slow phone answers presses elsewhere on the
 * page the sooner. Shadows and focus rings keep their room, as nothing is drawn beyond the edge.
 */
const unseen = {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 30rem',
  margin: '-0.5rem',
  padding: '0.5rem',
} as const

/** The first rows of a file and what its columns hold, or why there is nothing to see. */
export function FilePreview({
  found,
  fields,
  heading: Heading,
  beside,
  compare,
}: {
  found: FileProfile
  fields: readonly { name: string; description: string }[]
  heading: 'h3' | 'h4'
  /** The other half of the table, whose columns are drawn along. */ beside?: Beside | undefined
  /** The way to see it so, and back. */ compare?: ReactNode
}) {
  const words = useWords(datasetWords).preview
  const id = useId()
  if (found.state === 'waiting')
    return (
      <div className="grid gap-3" role="status">
        <p className="text-sm text-muted">
          {words.waiting}… {words.waitingHint}
        </p>
        <div className="skeleton h-40" />
      </div>
    )
  if (found.state === 'failed')
    return <EmptyState title={words.failed}>{found.message ?? words.noneHint}</EmptyState>
  if (!found.profile) return <EmptyState title={words.none}>{words.noneHint}</EmptyState>
  const { profile } = found
  return (
    <div className="grid gap-10">
      <div className="grid gap-3" style={unseen}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading className="text-lg font-semibold">{words.title}</Heading>
          <p className="text-sm text-muted tabular-nums">
            {words.first(profile.preview.rows.length, formatCount(profile.rows))} ·{' '}
            {words.encoding(profile.encoding)}
          </p>
        </div>
        {compare}
        {profile.unreadable.count > 0 && (
          <Callout kind="warn">
            {profile.unreadable.isLeast
              ? words.unreadableLeast(formatCount(profile.unreadable.count))
              : words.unreadable(formatCount(profile.unreadable.count))}
          </Callout>
        )}
        <PreviewTable profile={profile} beside={beside} />
      </div>
      <section className="grid gap-3" style={unseen} aria-labelledby={`${id}-columns`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading id={`${id}-columns`} className="text-lg font-semibold">
            {words.columns}
          </Heading>
          <p className="text-sm text-muted">
            {profile.columnCount > profile.columns.length
              ? words.cut(profile.columns.length, formatCount(profile.columnCount))
              : words.missingHint}
          </p>
        </div>
        <ColumnCards profile={profile} fields={fields} beside={beside} />
      </section>
    </div>
  )
}

/** Cells as they stand in the file, each column below how its values spread. A row is as high as a line: what is longer is cut, and told by a title. */
function PreviewTable({ profile, beside }: { profile: Profile; beside: Beside | undefined }) {
  const words = useWords(datasetWords)
  return (
    <Scroller
      label={words.preview.title}
      className="table-scroll max-h-[30rem] overflow-y-auto rounded-2xl border border-line shadow-card"
    >
      <table className="w-full border-separate border-spacing-0 font-mono text-xs">
        <caption className="sr-only">{words.preview.title}</caption>
        <thead>
          <tr>
            {profile.columns.map(column => (
              <th
                key={column.name}
                scope="col"
                className={`sticky top-0 z-10 border-b border-line bg-card px-3 py-2 text-left align-top whitespace-nowrap ${beside ? 'min-w-44' : 'min-w-32'}`}
              >
                {column.name}
                <span className="mb-1 block font-sans font-normal text-muted">
                  {words.column.kinds[column.kind]}
                  {column.missing > 0 && profile.rows > 0 && (
                    <span className="text-warn">
                      {' · '}
                      {words.column.missingShare(percent(column.missing / profile.rows))}
                    </span>
                  )}
                </span>
                <div className="font-sans font-normal">
                  <HeadChart column={column} rows={profile.rows} beside={beside} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profile.preview.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td
                  key={at}
                  className={
                    isNumeric(profile.columns[at]?.kind)
                      ? 'border-b border-line px-3 py-1.5 text-right whitespace-nowrap tabular-nums'
                      : 'max-w-64 truncate border-b border-line px-3 py-1.5 whitespace-nowrap'
                  }
                  title={cell !== null && cell.length > 30 ? cell : undefined}
                >
                  {cell ?? <span className="text-muted italic">{words.preview.empty}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const isNumeric = (kind: string | undefined) => kind === 'integer' || kind === 'number'
