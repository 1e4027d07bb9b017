import { clsx } from 'clsx'
import { BookOpen, Trophy } from 'lucide-react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable, type Column } from '../../../../../ui/data-table.tsx'
import { Place } from '../../../../../ui/place.tsx'
import { RankChange } from '../../../../../ui/rank-change.tsx'
import { Sparkline } from '../../../../../ui/sparkline.tsx'
import { useCompetition } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { rankingWords } from '../../words.ts'

export type Rankings = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['rankings']>
export type RankEntry = Rankings['list'][number]
type Solution = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['solutions']>[number]

/** What an address names a team's row by. */
export const rowOf = (row: RankEntry): string => `team-${row.team.id}`

/** A board: the page's teams in their order, the organiser's baselines where they would stand, and the reader's own team. */
export function RankingTable({
  entries,
  baselines = [],
  own = null,
  zone,
  direction,
  isListB = false,
  prizePlaces = [],
  solutions = [],
}: {
  entries: readonly RankEntry[]
  baselines?: readonly RankEntry[]
  own?: RankEntry | null
  zone: string
  direction?: 'maximize' | 'minimize'
  /** Changes are from list A to list B. */
  isListB?: boolean
  /** After which places prizes end. */
  prizePlaces?: readonly number[]
  /** What teams have published. */
  solutions?: readonly Solution[]
}) {
  const words = useWords(rankingWords)
  const isOnPage = own !== null && [...entries, ...baselines].some(entry => entry.team.id === own.team.id)
  const rows = [...(own && !isOnPage ? [own] : []), ...withBaselines(entries, baselines, direction)]
  const widest = (text: (row: RankEntry) => string) => Math.max(0, ...rows.map(row => text(row).length))
  const { up, down, same } = isListB ? words.sinceListA : words
  const endsPrizes = (row: RankEntry) =>
    row.ranking !== null && prizePlaces.includes(row.ranking) && entries.includes(row)
  const isTied = (row: RankEntry) =>
    row.ranking !== null && entries.some(other => other !== row && other.maxScore === row.maxScore)
  const hasTrend = rows.some(row => row.trend.length > 1)
  const change = (row: RankEntry) => <RankChange change={row.change} up={up} down={down} same={same} />
  const columns: Column<RankEntry>[] = [
    {
      key: 'ranking',
      label: words.columns.ranking,
      centered: true,
      narrowWidth: `calc(${widest(row => formatCount(row.ranking ?? 0))}ch + 4.5rem)`,
      cell: row =>
        row.ranking === null ? (
          <span className="text-muted" title={words.notRanked}>
            –
          </span>
        ) : (
          <span className="flex items-center gap-1 sm:justify-center">
            <Place rank={row.ranking} text={formatCount(row.ranking)} />
            <span className="w-7 text-left text-xs sm:hidden">{row.change !== 0 && change(row)}</span>
          </span>
        ),
    },
    {
      key: 'change',
      label: isListB ? words.columns.sinceListA : words.columns.change,
      centered: true,
      wideOnly: true,
      cell: change,
    },
    {
      key: 'team',
      label: words.columns.team,
      takesRest: true,
      cell: row => (
        <TeamCell
          entry={row}
          isOwn={row.team.id === own?.team.id}
          endsPrizes={endsPrizes(row)}
          solution={solutions.find(({ teamId }) => teamId === row.team.id)}
        />
      ),
    },
    ...(hasTrend
      ? [
          {
            key: 'trend',
            label: words.columns.trend,
            wideOnly: true,
            centered: true,
            cell: (row: RankEntry) => <Trend row={row} />,
          },
        ]
      : []),
    {
      key: 'maxScore',
      label: words.columns.maxScore,
      numeric: true,
      narrowWidth: `max(calc(${widest(row => row.maxScore)}ch * 1.15 + 1.5rem), 5.5rem)`,
      cell: row => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-2 sm:flex-nowrap">
          {row.isAdjusted && <Badge tone="warn">{words.adjusted}</Badge>}
          {isTied(row) && (
            <span className="text-xs text-muted max-sm:hidden" title={words.tie}>
              <span aria-hidden="true">=</span>
              <span className="sr-only">{words.tie}</span>
            </span>
          )}
          <span className="text-[0.95rem] font-semibold">{row.maxScore}</span>
        </span>
      ),
    },
    {
      key: 'validSubmitCount',
      label: words.columns.validSubmitCount,
      numeric: true,
      wideOnly: true,
      cell: row => formatCount(row.validSubmitCount),
    },
    {
      key: 'maxScoreSubmittedAt',
      label: words.columns.maxScoreSubmittedAt,
      numeric: true,
      wideOnly: true,
      cell: row => (
        <span className="text-muted">
          <RelativeTime at={row.maxScoreSubmittedAt} zone={zone} />
        </span>
      ),
    },
  ]
  const table = (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={rows}
      rowKey={row => row.team.id}
      isMarked={row => row.team.id === own?.team.id}
      anchor={rowOf}
      endsGroup={endsPrizes}
      isPinned
      isDense
    />
  )
  if (!rows.some(row => row.isAdjusted)) return table
  return (
    <div className="grid gap-3">
      {table}
      <p className="flex items-center gap-2 text-sm text-muted">
        <Badge tone="warn">{words.adjusted}</Badge>
        {words.adjustedHint}
      </p>
    </div>
  )
}

/** How the team's place has moved over the last days, with today's. */
function Trend({ row: { trend, ranking } }: { row: RankEntry }) {
  const words = useWords(rankingWords)
  const [first] = trend
  if (first === undefined || ranking === null) return null
  return <Sparkline values={[...trend, ranking]} title={words.trend(first, ranking)} isSmallestOnTop />
}

function TeamCell({
  entry,
  isOwn,
  endsPrizes,
  solution,
}: {
  entry: RankEntry
  isOwn: boolean
  endsPrizes: boolean
  solution: Solution | undefined
}) {
  const words = useWords(rankingWords)
  const { id: competition } = useCompetition()
  const { id, isBaseline, members, name } = entry.team
  return (
    <span className="flex items-center gap-3">
      <span className="hidden w-16 shrink-0 -space-x-1 sm:flex">
        {members.slice(0, 3).map(member => (
          <span key={member.id} className="flex rounded-full ring-2 ring-card" title={member.name}>
            <Avatar name={member.name} picture={member.avatar} size="small" />
          </span>
        ))}
      </span>
      <span className="flex min-w-0 items-center gap-x-2">
        <SiteLink
          to={pathTo('/competitions/:id/teams/:teamId', { id: competition, teamId: id })}
          title={name}
          translate="no"
          className={clsx(
            'truncate no-underline hover:text-accent',
            isBaseline ? 'text-muted' : 'font-medium',
          )}
        >
          {name}
        </SiteLink>
        {solution && (
          <SiteLink
            to={pathTo('/competitions/:id/discuss/:threadId', {
              id: competition,
              threadId: solution.threadId,
            })}
            aria-label={words.solution(name)}
            title={solution.title}
            className="grid size-6 shrink-0 place-items-center text-muted hover:text-accent"
          >
            <BookOpen className="size-4" aria-hidden="true" />
          </SiteLink>
        )}
        {isBaseline && <Badge>{words.baseline}</Badge>}
        {!isBaseline && entry.ranking === null && (
          <span title={words.ofStaffHint}>
            <Badge>{words.ofStaff}</Badge>
          </span>
        )}
        {isOwn && <Badge tone="accent">{words.own}</Badge>}
      </span>
      {endsPrizes && entry.ranking !== null && (
        <span
          className="ml-auto flex shrink-0 items-center gap-1 text-xs text-muted"
          title={words.prizesTo(entry.ranking)}
        >
          <Trophy className="size-3" aria-hidden="true" />
          <span className="max-sm:sr-only">{words.prizesTo(entry.ranking)}</span>
        </span>
      )}
    </span>
  )
}

/** Baselines stand before the first team that they beat. */
function withBaselines(
  entries: readonly RankEntry[],
  baselines: readonly RankEntry[],
  direction: 'maximize' | 'minimize' | undefined,
): RankEntry[] {
  const isBetter = (a: RankEntry, b: RankEntry) =>
    direction === 'minimize'
      ? Number(a.maxScore) < Number(b.maxScore)
      : Number(a.maxScore) > Number(b.maxScore)
  const rows = [...entries]
  for (const baseline of baselines) {
    const at = rows.findIndex(row => isBetter(baseline, row))
    rows.splice(at < 0 ? rows.length : at, 0, baseline)
  }
  return rows
}
