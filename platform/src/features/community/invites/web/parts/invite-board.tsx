import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable, type Column } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Place } from '../../../../../ui/place.tsx'
import { PersonAvatar, PersonLink } from '../../../../../site/person-link.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useZonedText, ZonedTime } from '../../../../../site/zoned-time.tsx'
import { inviteWords } from '../../words.ts'

export type Rank = Answer<SiteCalls['GET /api/v1/race-special/wap/activity/get-rank']>
type Row = Rank['list'][number]

/** Who brought most, as counted at two in the morning. */
export function InviteBoard({ rank }: { rank: Rank }) {
  const words = useWords(inviteWords)
  const { viewer } = useSite()
  const { zone } = rank
  const { time } = useZonedText(zone)
  const when = [
    words.daily(zone),
    ...(rank.countedUntil ? [words.until(time(rank.countedUntil))] : []),
    ...(rank.countedUntil && rank.nextAt ? [words.next(time(rank.nextAt))] : []),
    ...(rank.nextAt === null ? [words.final] : []),
  ]
  const columns: Column<Row>[] = [
    {
      key: 'rank',
      label: words.rank,
      centered: true,
      cell: row => <Place rank={row.ranking} text={formatCount(row.ranking)} />,
    },
    {
      key: 'user',
      label: words.user,
      cell: row => (
        <span className="flex items-center gap-3">
          <PersonAvatar person={row.user} size="small" />
          <PersonLink person={row.user} className="font-medium" />
          {row.user.id === viewer?.id && <Badge tone="accent">{words.you}</Badge>}
        </span>
      ),
    },
    { key: 'count', label: words.count, numeric: true, cell: row => formatCount(row.invited) },
    {
      key: 'reached',
      label: words.reached,
      numeric: true,
      wideOnly: true,
      cell: row => <ZonedTime at={row.reachedAt} zone={zone} />,
    },
  ]
  return (
    <section aria-labelledby="board" className="grid gap-4">
      <div>
        <h3 id="board" className="text-xl font-semibold">
          {words.board}
        </h3>
        <p className="mt-1 text-sm text-muted tabular-nums">{when.join(' · ')}</p>
      </div>
      {rank.total === 0 ? (
        <EmptyState title={words.empty}>
          {rank.countedUntil === null && rank.nextAt ? words.first(time(rank.nextAt)) : words.emptyHint}
        </EmptyState>
      ) : (
        <DataTable
          caption={words.board}
          columns={columns}
          rows={rank.list}
          rowKey={row => row.ranking}
          isMarked={row => row.user.id === viewer?.id}
        />
      )}
      <SitePages page={rank.page} total={rank.total} perPage={rank.perPage} />
    </section>
  )
}
