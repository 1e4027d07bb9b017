import { formatBytes } from '../../../../base/web/format.ts'
import { useWords } from '../../../../site/use-site.ts'
import { ZonedTime } from '../../../../site/zoned-time.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { DataTable, type Column } from '../../../../ui/data-table.tsx'
import { submissionWords } from '../../words.ts'
import type { Submission } from '../use-submission.ts'
import { FaultNote, StateBadge } from './state.tsx'

export function SubmissionTable({ submissions, zone }: { submissions: readonly Submission[]; zone: string }) {
  const words = useWords(submissionWords)
  const hasB = submissions.some(submission => submission.scoreB !== null)
  const columns: Column<Submission>[] = [
    {
      key: 'file',
      label: words.history.file,
      cell: row => (
        <div className="grid gap-1">
          <span className="font-medium">{row.fileName}</span>
          <span className="text-xs text-muted">
            {formatBytes(row.size)} · {row.user.name}
            {row.note && ` · ${row.note}`}
          </span>
          {row.fault && <FaultNote fault={row.fault} />}
        </div>
      ),
    },
    { key: 'state', label: words.history.state, cell: row => <StateBadge state={row.state} /> },
    {
      key: 'score',
      label: words.history.score,
      numeric: true,
      cell: row => (
        <span className="inline-flex items-center gap-2">
          {row.isBest && <Badge tone="accent">{words.history.best}</Badge>}
          <span className="font-mono">{row.score ?? '–'}</span>
        </span>
      ),
    },
    ...(hasB
      ? [
          {
            key: 'scoreB',
            label: words.history.scoreB,
            numeric: true,
            cell: (row: Submission) => <span className="font-mono">{row.scoreB ?? '–'}</span>,
          },
        ]
      : []),
    {
      key: 'time',
      label: words.history.time,
      numeric: true,
      wideOnly: true,
      cell: row => (
        <span className="whitespace-nowrap text-muted">
          <ZonedTime at={row.receivedAt} zone={zone} />
        </span>
      ),
    },
    {
      key: 'download',
      label: words.history.download,
      wideOnly: true,
      cell: row => (
        <a
          href={`/api/submissions/${row.id}/file`}
          className="text-accent"
          aria-label={`${words.history.download} ${row.fileName}`}
        >
          {words.history.download}
        </a>
      ),
    },
  ]
  return (
    <DataTable
      caption={words.history.title}
      columns={columns}
      rows={submissions}
      rowKey={row => row.id}
      isMarked={row => row.isBest}
    />
  )
}
