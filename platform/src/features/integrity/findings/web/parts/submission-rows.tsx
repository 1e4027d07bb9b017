import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable, type Column } from '../../../../../ui/data-table.tsx'
import { shortAmong } from '../../../../scoring/submissions/web/parts/short-numbers.ts'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { integrityWords } from '../../words.ts'
import type { FindingDetail } from './use-brief.ts'

type Row = FindingDetail['submissions'][number]

/** Submissions that a finding names, the earliest first: whose they are, when they came and what they scored. */
export function SubmissionRows({
  finding,
  ids,
  caption,
  more = [],
}: {
  finding: FindingDetail
  ids: readonly number[]
  caption: string
  more?: readonly Column<Row>[]
}) {
  const { table: words } = useWords(integrityWords)
  const { id, zone } = useManagedCompetition()
  const rows = finding.submissions.filter(one => ids.includes(one.id))
  const teamName = (teamId: number) => finding.teams.find(team => team.id === teamId)?.name ?? String(teamId)
  const shown = shortAmong(rows.flatMap(row => [row.scoreA ?? [], row.scoreB ?? []].flat()))
  const score = (value: number | null) =>
    value === null ? <span className="text-muted">—</span> : shown(value)
  const team: Column<Row> = {
    key: 'team',
    label: words.team,
    isName: true,
    cell: row => (
      <div className="grid min-w-40 justify-items-start gap-1">
        <span className="font-medium">{teamName(row.teamId)}</span>
        {rows.length > 1 && row === rows[0] && <Badge tone="accent">{words.first}</Badge>}
      </div>
    ),
  }
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={row => row.id}
      columns={[
        // Of one team alone there is nothing to tell apart.
        ...(finding.teams.length > 1 ? [team] : []),
        {
          key: 'submission',
          label: words.submission,
          cell: row => (
            <div className="min-w-32">
              <SiteLink
                to={pathTo('/admin/competitions/:id/submissions/:submissionId', { id, submissionId: row.id })}
                className="tabular-nums"
              >
                {row.id}
              </SiteLink>
              <p className="break-all text-muted">{row.fileName}</p>
              {row.isVoid && <Badge tone="warn">{words.void}</Badge>}
            </div>
          ),
        },
        ...more,
        { key: 'by', label: words.by, wideOnly: true, cell: row => row.user.name },
        { key: 'a', label: words.scoreA, numeric: true, cell: row => score(row.scoreA) },
        ...(rows.some(row => row.scoreB !== null)
          ? [{ key: 'b', label: words.scoreB, numeric: true, cell: (row: Row) => score(row.scoreB) }]
          : []),
        {
          key: 'time',
          label: words.time,
          numeric: true,
          cell: row => <ZonedTime at={row.receivedAt} zone={zone} />,
        },
      ]}
    />
  )
}
