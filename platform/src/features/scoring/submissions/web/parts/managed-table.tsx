import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { PersonLink } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { boardName } from '../../../../competing/schedules/boards.ts'
import { staffWords } from '../../../../../site/staff/words.ts'
import { managedWords } from '../../managed-words.ts'
import { shortAmong } from './short-numbers.ts'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'

export type RunSubmission = Answer<
  SiteCalls['GET /api/admin/competitions/{id}/submissions']
>['submissions'][number]

export const stateTones = {
  uploaded: 'neutral',
  queued: 'neutral',
  running: 'accent',
  scored: 'good',
  failed: 'bad',
  cancelled: 'neutral',
} as const

/** A score as it stands now: set by hand, else by the ladder, else as computed. */
export const standingScore = (submission: RunSubmission, board: 'A' | 'B') => {
  const score = submission.scores.find(one => one.board === board)
  return score && (score.ladder ?? score.adjusted?.score ?? score.score)
}

export function SubmissionTable({
  submissions,
  rounds,
}: {
  submissions: readonly RunSubmission[]
  rounds: readonly { id: number; title: string; boards: readonly { key: string; name: string }[] }[]
}) {
  const { submissions: words } = useWords(managedWords)
  const { common } = useWords(staffWords)
  const { id, zone } = useManagedCompetition()
  const standing = (board: 'A' | 'B') => submissions.flatMap(row => standingScore(row, board) ?? [])
  const shown = { A: shortAmong(standing('A')), B: shortAmong(standing('B')) }
  const score = (row: RunSubmission, board: 'A' | 'B') => {
    const value = standingScore(row, board)
    return value === undefined ? <span className="text-muted">—</span> : shown[board](value)
  }
  return (
    <DataTable
      caption={words.title}
      rows={submissions}
      rowKey={row => row.id}
      columns={[
        {
          key: 'who',
          label: words.who,
          isName: true,
          cell: row => (
            <div className="sm:min-w-44">
              <SiteLink
                to={pathTo('/admin/competitions/:id/submissions/:submissionId', { id, submissionId: row.id })}
                className="inline-block leading-6 font-medium"
                translate="no"
              >
                {row.team.name}
              </SiteLink>
              <p className="text-muted tabular-nums">
                {row.id} · <PersonLink person={row.user} />
              </p>
            </div>
          ),
        },
        {
          key: 'state',
          label: common.state,
          cell: row => (
            <span className="flex min-w-28 flex-wrap gap-1">
              <Badge tone={stateTones[row.state]}>{words.states[row.state]}</Badge>
              {row.fault && <Badge tone="bad">{words.faults[row.fault]}</Badge>}
              {row.voided && <Badge tone="warn">{words.void}</Badge>}
              {row.scores.some(one => one.adjusted) && <Badge tone="warn">{words.adjusted}</Badge>}
              {row.isBest && <Badge tone="accent">{words.best}</Badge>}
              {row.isCandidate && <Badge>{words.chosen}</Badge>}
            </span>
          ),
        },
        { key: 'a', label: words.scoreA, numeric: true, cell: row => score(row, 'A') },
        { key: 'b', label: words.scoreB, numeric: true, cell: row => score(row, 'B') },
        {
          key: 'round',
          label: common.round,
          wideOnly: true,
          cell: row => {
            const round = rounds.find(one => one.id === row.scheduleId)
            return (
              <>
                {round?.title}
                {row.subRank && (
                  <span className="block text-muted">{boardName(round?.boards, row.subRank)}</span>
                )}
              </>
            )
          },
        },
        {
          key: 'received',
          label: words.received,
          numeric: true,
          cell: row => <ZonedTime at={row.receivedAt} zone={zone} isExact />,
        },
      ]}
    />
  )
}
