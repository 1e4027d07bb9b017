import { useFormats } from '../../../../site/use-formats.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { getOverview } from '../contract.ts'
import { rowsPerPage } from '../rules.ts'
import { decisionWords } from '../words.ts'
import { scoreColumns } from '../../scoring/score-text.ts'
import { stateTones } from './parts/state-tones.ts'
import type { Route } from './+types/projectlist.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { ...readQuery(getOverview, url), per_page: rowsPerPage }
  const { api } = context.get(pageContext)
  const found = await api('GET /api/spic-review/overview', { query })
  return { query, ...found }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, decisionWords, words => ({ title: words.list.title }))

const counted = ['signedUp', 'submitted', 'review', 'shortlisted', 'awarded'] as const
type Track = Route.ComponentProps['loaderData']['tracks'][number]

/** An edition at a glance, to read alone. */
export default function ProjectListPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const all = useWords(decisionWords)
  const words = all.list
  const link = useQueryLink()
  const { tracks, rounds, proposals, scoredBy, total, query } = loaderData
  const isOpen = rounds.some(round => round.isOpen)
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <div className="grid gap-4 lg:grid-cols-2">
        {tracks.map(track => (
          <TrackChart key={track.id} track={track} />
        ))}
      </div>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{words.rounds}</h2>
        {rounds.length === 0 && <p className="text-muted">{words.noRounds}</p>}
        {rounds.map(round => {
          const done = words.progress(round.locked, round.assigned)
          return (
            <div key={round.id} className="grid gap-2 text-sm">
              <p className="flex flex-wrap items-center gap-3">
                <span className="font-medium">{all.rounds[round.kind]}</span>
                <Badge tone={round.isOpen ? 'accent' : 'neutral'}>
                  {round.isOpen ? words.open : words.closed}
                </Badge>
                {round.dueAt && (
                  <span className="text-muted">{words.due(formatTime(round.dueAt, usualZone))}</span>
                )}
                <span className="ml-auto text-muted tabular-nums">{done}</span>
              </p>
              <Progress value={round.assigned === 0 ? 0 : round.locked / round.assigned} label={done} />
            </div>
          )
        })}
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-lg font-semibold">{words.proposals}</h2>
        <p className="text-sm text-muted">
          {scoredBy ? words.scoredBy(all.rounds[scoredBy]) : isOpen && words.hidden}
        </p>
        <ChoiceLinks
          label={all.track}
          chosen={query.track}
          choices={[
            [undefined, all.allTracks, link({ track: null })] as const,
            ...tracks.map(track => [track.id, track.name, link({ track: track.id })] as const),
          ]}
        />
        {proposals.length === 0 ? (
          <EmptyState title={words.none} />
        ) : (
          <DataTable
            caption={words.proposals}
            rows={proposals}
            rowKey={row => row.id}
            columns={[
              {
                key: 'title',
                label: all.proposal,
                isName: true,
                cell: row => (
                  <>
                    {row.title}
                    {row.entry !== null && <p className="text-muted">{row.entry}</p>}
                  </>
                ),
              },
              { key: 'track', label: all.track, wideOnly: true, cell: row => row.track },
              {
                key: 'state',
                label: all.state,
                cell: row => <Badge tone={stateTones[row.state]}>{all.states[row.state]}</Badge>,
              },
              ...(scoredBy
                ? [
                    {
                      key: 'score',
                      label: all.score,
                      numeric: true,
                      cell: scoreColumns(proposals, ['score']).score,
                    },
                    {
                      key: 'rank',
                      label: all.rank,
                      numeric: true,
                      cell: (row: (typeof proposals)[number]) => row.rank ?? '–',
                    },
                  ]
                : []),
            ]}
          />
        )}
        <SitePages page={query.page} total={total} perPage={query.per_page} />
      </section>
    </div>
  )
}

/** From signing up to prizes, each as a share of the most. */
function TrackChart({ track }: { track: Track }) {
  const { list: words } = useWords(decisionWords)
  const most = Math.max(1, ...counted.map(name => track[name]))
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="font-semibold wrap-anywhere">{track.name}</h2>
      <ul className="grid gap-2 text-sm">
        {counted.map(name => (
          <li key={name} className="grid gap-1">
            <p className="flex justify-between gap-3">
              <span className="text-muted">{words.counts[name]}</span>
              <span className="tabular-nums">{track[name]}</span>
            </p>
            <Progress value={track[name] / most} label={`${words.counts[name]} ${track[name]}`} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
