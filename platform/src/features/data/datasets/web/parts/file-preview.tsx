import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Scroller } from '../../../../../ui/scroller.tsx'
import type { Profile } from '../../profile-schema.ts'
import { datasetWords } from '../../words.ts'
import { ColumnCards } from './column-cards.tsx'

export type FileProfile = Answer<SiteCalls['GET /api/datasets/files/{fileId}/profile']>

/** The first rows of a file and what its columns hold, or why there is nothing to see. */
export function FilePreview({
  found,
  fields,
}: {
  found: FileProfile
  fields: readonly { name: string; description: string }[]
}) {
  const words = useWords(datasetWords).preview
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
      <section className="grid gap-3" aria-labelledby="preview">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 id="preview" className="text-lg font-semibold">
            {words.title}
          </h3>
          <p className="text-sm text-muted tabular-nums">
            {words.first(profile.preview.rows.length, formatCount(profile.rows))} ·{' '}
            {words.encoding(profile.encoding)}
          </p>
        </div>
        {profile.unreadable.count > 0 && (
          <Callout kind="warn">
            {profile.unreadable.isLeast
              ? words.unreadableLeast(formatCount(profile.unreadable.count))
              : words.unreadable(formatCount(profile.unreadable.count))}
          </Callout>
        )}
        <PreviewTable profile={profile} />
      </section>
      <section className="grid gap-3" aria-labelledby="columns">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 id="columns" className="text-lg font-semibold">
            {words.columns}
          </h3>
          <p className="text-sm text-muted">
            {profile.columnCount > profile.columns.length
              ? words.cut(profile.columns.length, formatCount(profile.columnCount))
              : words.missingHint}
          </p>
        </div>
        <ColumnCards profile={profile} fields={fields} />
      </section>
    </div>
  )
}

/** Cells as they stand in the file. A row is as high as a line: what is longer is cut, and told by a title. */
function PreviewTable({ profile }: { profile: Profile }) {
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
                className="sticky top-0 border-b border-line bg-card px-3 py-2 text-left whitespace-nowrap"
              >
                {column.name}
                <span className="block font-sans font-normal text-muted">
                  {words.column.kinds[column.kind]}
                </span>
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
