import { clsx } from 'clsx'
import { ChevronRight, Download } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '../../../../../base/web/format.ts'
import { useHash } from '../../../../../site/use-hash.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText, ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable, type Column } from '../../../../../ui/data-table.tsx'
import { FileName } from '../../../../../ui/file-name.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { boardName } from '../../../../competing/schedules/boards.ts'
import { submissionAnchor } from '../../rules.ts'
import { submissionWords } from '../../words.ts'
import type { Submission } from '../use-submission.ts'
import type { Ticks } from '../use-ticks.ts'
import { FinalTick, type FinalBoards } from './final-tick.tsx'
import { detailId, SubmissionDetail } from './submission-detail.tsx'
import { StateBadge } from './state.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

type Props = {
  submissions: readonly Submission[]
  /** Of the round that they are of. */
  boards: Parameters<typeof boardName>[0]
  zone: string
  /** Where the round lets a team choose what stands for its final list. */
  ticks: (Ticks & { boards: FinalBoards }) | null
  /** One that was under way has ended. */
  onEnd: () => void
}

export function SubmissionTable({ submissions, boards, zone, ticks, onEnd }: Props) {
  const { formatTime } = useFormats()
  const words = useWords(submissionWords)
  const { time } = useZonedText(zone)
  const named = useHash()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const turn = (id: number) =>
    setOpen(known =>
      known.has(id) ? new Set([...known].filter(one => one !== id)) : new Set([...known, id]),
    )
  const hasB = submissions.some(submission => submission.scoreB !== null)
  const columns: Column<Submission>[] = [
    ...(ticks
      ? [
          {
            key: 'final',
            label: words.choice.column,
            centered: true,
            cell: (row: Submission) => <FinalTick submission={row} zone={zone} ticks={ticks} />,
          },
        ]
      : []),
    {
      key: 'file',
      takesRest: true,
      label: words.history.file,
      cell: row => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <FileName name={row.fileName} />
          <AboutFile submission={row} boards={boards} />
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted tabular-nums sm:hidden">
            <ShownState submission={row} />
            {/* The seconds and the reader's own clock stand in the log: here they would take lines more. */}
            <time dateTime={row.receivedAt}>{formatTime(row.receivedAt, zone)}</time>
          </span>
          {row.fault && <span className="text-xs text-bad">{row.fault.message}</span>}
          {row.warnings.length > 0 && <span className="text-xs text-warn">{words.check.scoredAnyway}</span>}
          {row.voided && (
            <span className="text-xs text-bad">{words.history.voidedWhy(row.voided.reason)}</span>
          )}
          {ticks?.refused?.id === row.id && (
            <span role="alert" className="text-xs font-medium text-bad">
              {ticks.refused.message}
            </span>
          )}
          <PlainButton
            className="inline-flex w-fit items-center gap-1 rounded text-xs font-medium text-accent hover:underline"
            aria-expanded={open.has(row.id)}
            aria-controls={open.has(row.id) ? detailId(row.id) : undefined}
            aria-label={words.history.logOf(row.fileName, time(row.receivedAt))}
            onClick={() => turn(row.id)}
          >
            <ChevronRight
              className={clsx('size-3.5 transition-transform', open.has(row.id) && 'rotate-90')}
              aria-hidden="true"
            />
            {words.history.log}
          </PlainButton>
        </div>
      ),
    },
    {
      key: 'state',
      label: words.history.state,
      wideOnly: true,
      cell: row => <ShownState submission={row} />,
    },
    {
      key: 'score',
      label: words.history.score,
      numeric: true,
      cell: row => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2 sm:flex-nowrap">
          {row.isAdjusted && (
            <span title={words.history.adjustedHint}>
              <Badge tone="warn">{words.history.adjusted}</Badge>
            </span>
          )}
          {row.isBest && <Badge tone="accent">{words.history.best}</Badge>}
          <strong className="font-semibold">{row.score ?? '–'}</strong>
        </span>
      ),
    },
    ...(hasB
      ? [
          {
            key: 'scoreB',
            label: words.history.scoreB,
            numeric: true,
            cell: (row: Submission) => <strong className="font-semibold">{row.scoreB ?? '–'}</strong>,
          },
        ]
      : []),
    {
      key: 'time',
      label: words.history.time,
      numeric: true,
      wideOnly: true,
      cell: row => (
        <span className="text-muted">
          <ZonedTime at={row.receivedAt} zone={zone} isExact />
        </span>
      ),
    },
    {
      key: 'download',
      label: words.history.download,
      numeric: true,
      cell: row => (
        <a
          href={`/api/submissions/${row.id}/file`}
          className="inline-grid min-h-8 min-w-8 place-items-center text-accent sm:inline"
          aria-label={`${words.history.download} ${row.fileName}`}
        >
          <Download className="size-5 sm:hidden" aria-hidden="true" />
          <span className="max-sm:hidden">{words.history.download}</span>
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
      anchor={submissionAnchor}
      isMarked={row => row.isBest || submissionAnchor(row) === named}
      detail={row =>
        open.has(row.id) ? <SubmissionDetail submission={row} zone={zone} onEnd={onEnd} /> : null
      }
    />
  )
}

function ShownState({ submission }: { submission: Submission }) {
  const { history } = useWords(submissionWords)
  return submission.voided ? (
    <Badge tone="bad">{history.voided}</Badge>
  ) : (
    <StateBadge state={submission.state} />
  )
}

/** Its size, who handed it in, and what one wrote of it: on one line, the rest by its title. */
function AboutFile({ submission, boards }: { submission: Submission; boards: Props['boards'] }) {
  const { size, user, subRank, note } = submission
  const text = [formatBytes(size), user.name, subRank && boardName(boards, subRank), note]
    .filter(Boolean)
    .join(' · ')
  return (
    <span className="truncate text-xs text-muted tabular-nums" title={text}>
      {text}
    </span>
  )
}
