import { RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { NoRounds } from '../../../../site/staff/no-rounds.tsx'
import { boardName } from '../../../competing/schedules/boards.ts'
import { scheduleTitle } from '../../../competing/schedules/rules.ts'
import { FaultNote, StateBadge } from '../../submissions/web/parts/state.tsx'
import { baselineWords } from '../words.ts'
import { BaselineForm } from './parts/baseline-form.tsx'
import type { Route } from './+types/baselines.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const [{ baselines }, { value, zone }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/baselines', { params: { id } }),
    api('GET /api/admin/competitions/{id}/rounds', { params: { id } }),
  ])
  return { baselines, zone, rounds: value.rounds }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, baselineWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(baselineWords, lang).title }

/** What the organiser puts on the boards to compare with. */
export default function BaselinesPage({ loaderData, params }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(baselineWords)
  const lang = useLang()
  const revalidator = useRevalidator()
  const { baselines, zone } = loaderData
  const rounds = loaderData.rounds.flatMap((round, sort) =>
    round.id === null
      ? []
      : [
          {
            ...round,
            id: round.id,
            boards: round.subRanks.map(board => ({ key: board.key, name: localize(board, lang) })),
            name: scheduleTitle(sort, localize({ zh: round.titleZh, en: round.titleEn }, lang), lang),
          },
        ],
  )
  const placeOf = ({ schedule_id: id, subRank }: (typeof baselines)[number]['submission']) => {
    const round = rounds.find(one => one.id === id)
    return [round?.name ?? '', boardName(round?.boards, subRank)].filter(text => text !== '')
  }
  const isGoingOn = baselines.some(({ submission }) => submission.finishedAt === null)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {rounds.length === 0 ? (
        <NoRounds competitionId={params.id} />
      ) : (
        <BaselineForm competitionId={Number(params.id)} rounds={rounds} />
      )}
      <section aria-labelledby="baselines" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="baselines" className="text-lg font-semibold">
            {words.listed}
          </h2>
          {isGoingOn && (
            <Button
              variant="secondary"
              size="small"
              busy={revalidator.state === 'loading'}
              onClick={() => void revalidator.revalidate()}
            >
              <RefreshCw className="size-4" aria-hidden="true" />
              {words.refresh}
            </Button>
          )}
        </div>
        {baselines.length === 0 ? (
          <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
        ) : (
          <>
            <DataTable
              caption={words.listed}
              rows={baselines}
              rowKey={one => one.submission.id}
              columns={[
                {
                  key: 'name',
                  label: words.columns.name,
                  cell: ({ team, submission }) => (
                    <div className="grid min-w-36 gap-1 sm:min-w-48">
                      <span className="font-medium" translate="no">
                        {team.name}
                      </span>
                      <span className="text-muted">
                        {[...placeOf(submission), submission.fileName].join(' · ')}
                      </span>
                      <FaultNote submission={submission} />
                    </div>
                  ),
                },
                {
                  key: 'state',
                  label: words.columns.state,
                  cell: ({ submission }) => <StateBadge state={submission.state} />,
                },
                {
                  key: 'a',
                  label: words.columns.scoreA,
                  numeric: true,
                  cell: ({ submission }) => submission.score ?? '—',
                },
                {
                  key: 'b',
                  label: words.columns.scoreB,
                  numeric: true,
                  cell: ({ submission }) => submission.scoreB ?? '—',
                },
                {
                  key: 'at',
                  label: words.columns.at,
                  numeric: true,
                  wideOnly: true,
                  cell: ({ submission }) => formatTime(submission.receivedAt, zone),
                },
              ]}
            />
            <p className="text-sm text-muted">{words.hidden}</p>
          </>
        )}
      </section>
    </AdminPage>
  )
}
