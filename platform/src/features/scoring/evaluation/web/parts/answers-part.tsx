import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable, type Column } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { evaluationWords } from '../../words.ts'
import { AnswersUpload } from './answers-upload.tsx'
import { SampleLinks } from './sample-links.tsx'
import type { Evaluation, RoundPlace } from './types.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Kept = Evaluation['answers'][number]

/** The answers of a round: what is there, how more come in, and a sample made from them. */
export function AnswersPart({
  place,
  evaluation,
  zone,
}: {
  place: RoundPlace
  evaluation: Evaluation
  zone: string
}) {
  const { formatTime } = useFormats()
  const { answers: words } = useWords(evaluationWords)
  const columns: Column<Kept>[] = [
    ...(evaluation.listBMode === 'window'
      ? [{ key: 'list', label: words.columns.list, cell: (one: Kept) => words.lists[one.list] }]
      : []),
    {
      key: 'file',
      label: words.columns.file,
      cell: one => (
        <>
          <span className="font-medium break-all">{one.fileName || '—'}</span>
          <span className="block text-muted">{formatBytes(one.size)}</span>
          <code
            translate="no"
            className="block max-w-40 truncate text-xs text-muted"
            title={words.sha(one.sha256)}
          >
            {one.sha256}
          </code>
        </>
      ),
    },
    {
      key: 'state',
      label: words.columns.state,
      cell: one => (
        <Badge tone={one.isActive ? 'good' : 'neutral'}>{one.isActive ? words.active : words.draft}</Badge>
      ),
    },
    {
      key: 'rows',
      label: words.columns.rows,
      numeric: true,
      cell: one => (one.rows === null ? '—' : formatCount(one.rows)),
    },
    ...(evaluation.answers.some(one => one.usage)
      ? [
          {
            key: 'usage',
            label: words.columns.usage,
            numeric: true,
            cell: ({ usage }: Kept) =>
              usage ? [usage.Public, usage.Private, usage.Ignored].map(formatCount).join(' / ') : '—',
          },
        ]
      : []),
    {
      key: 'at',
      label: words.columns.at,
      wideOnly: true,
      cell: one => (
        <>
          <span className="whitespace-nowrap tabular-nums">{formatTime(one.createdAt, zone)}</span>
          <span className="block text-muted">{one.uploadedBy ?? words.system}</span>
        </>
      ),
    },
  ]
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-6">
        <AnswersUpload place={place} evaluation={evaluation} />
        <section aria-labelledby="kept" className="grid gap-3">
          <h2 id="kept" className="text-lg font-semibold">
            {words.kept}
          </h2>
          {evaluation.answers.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <DataTable
              caption={words.kept}
              columns={columns}
              rows={evaluation.answers}
              rowKey={one => one.id}
            />
          )}
        </section>
      </div>
      <SampleLinks place={place} evaluation={evaluation} />
    </div>
  )
}
