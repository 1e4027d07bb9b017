import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { usePolling } from '../../../../site/use-polling.ts'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { AdjustedChoice, type Adjustments } from './parts/adjusted-choice.tsx'
import { SettingChange } from './parts/setting-change.tsx'
import { rescoringWords } from '../words.ts'
import { RescoreActions } from './parts/rescore-actions.tsx'
import { RescoreFailures } from './parts/rescore-failures.tsx'
import { rescoreTones } from './parts/rescore-round.tsx'
import { ShadowBoard } from './parts/shadow-board.tsx'
import { useManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import { getRescore } from '../contract.ts'
import type { Route } from './+types/rescore.page.ts'

const perPage = 50

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const { board, changed, page } = readQuery(getRescore, url)
  // Left out and empty are two things: the first board that the round has, and the only board of a round without any.
  const subRank = url.searchParams.get('subRank') ?? undefined
  const asked = url.searchParams.get('adjustments')
  const adjustments: Adjustments | undefined = asked === 'keep' || asked === 'drop' ? asked : undefined
  const rescoreId = Number(params.rescoreId)
  const call = 'GET /api/admin/competitions/{id}/rescores/{rescoreId}'
  const { schedules } = await api('GET /api/admin/competitions/{id}/schedules', { params: { id } })
  const ask = (sub: string) =>
    api(call, {
      params: { id, rescoreId },
      query: { board, subRank: sub, page, size: perPage, changed, adjustments },
    })
  const first = await ask(subRank ?? '')
  const round = schedules.find(one => one.id === first.rescore.scheduleId)
  const subRanks = round?.subRank ?? []
  const answer = subRank === undefined && subRanks[0] ? await ask(subRanks[0]) : first
  return {
    ...answer,
    round: { title: round?.title ?? '', listBMode: round?.listBMode ?? 'none', boards: round?.boards ?? [] },
    board,
    subRank: subRank ?? subRanks[0] ?? '',
    isChangedOnly: changed,
    adjustments,
    page,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, rescoringWords, words => ({ title: words.rescore.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(rescoringWords, lang).rescore.title }

/** A round scored again, beside its boards: how far it is, what would change, and the switch. */
export default function RescorePage({ loaderData, params }: Route.ComponentProps) {
  const setting = useWords(rescoringWords)
  const { rescore: words, rescores: list } = setting
  const { zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const { rescore, round, failures, total, page } = loaderData
  usePolling(rescore.state === 'open' && rescore.waiting > 0)
  const numbers = [
    [words.total, rescore.total],
    [words.scoredCount, rescore.scored],
    [words.waitingCount, rescore.waiting],
    [words.failedCount, rescore.failed],
    [words.behindCount, rescore.behind],
  ] as const
  return (
    <AdminPage
      title={
        <span className="flex flex-wrap items-center gap-3">
          {words.title} · {round.title}
          <Badge tone={rescoreTones[rescore.state]}>{list.states[rescore.state]}</Badge>
        </span>
      }
      lead={words.lead}
      actions={
        rescore.state === 'open' && (
          <RescoreActions detail={loaderData} adjustments={loaderData.adjustments} />
        )
      }
    >
      <Card as="section" className="grid gap-4">
        <p>
          {words.reason(rescore.reason)}
          <span className="block text-sm text-muted">
            {list.entry(rescore.startedBy, time(rescore.startedAt))}
            {rescore.endedAt && rescore.endedBy && (
              <>
                {' · '}
                {(rescore.state === 'switched' ? words.switched : words.cancelled)(
                  rescore.endedBy,
                  time(rescore.endedAt),
                )}
              </>
            )}
          </span>
        </p>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {numbers.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
        {rescore.waiting > 0 && rescore.state === 'open' && (
          <Progress
            label={list.progress(formatCount(rescore.scored + rescore.failed), formatCount(rescore.total))}
            value={(rescore.scored + rescore.failed) / rescore.total}
          />
        )}
      </Card>
      {loaderData.setting && <SettingChange setting={loaderData.setting} isOpen={rescore.state === 'open'} />}
      <RescoreFailures failures={failures} />
      {loaderData.adjusted > 0 && (
        <AdjustedChoice count={loaderData.adjusted} chosen={loaderData.adjustments} />
      )}
      {rescore.state === 'open' && rescore.changesSetting && rescore.waiting > 0 ? (
        // Scores of two metrics make no board together.
        <EmptyState title={setting.notYet}>{setting.notYetHint}</EmptyState>
      ) : rescore.state === 'open' ? (
        <>
          {rescore.changesSetting && rescore.behind > 0 && (
            <Callout>{setting.behind(formatCount(rescore.behind))}</Callout>
          )}
          <ShadowBoard detail={loaderData} />
          <SitePages
            page={page}
            total={loaderData.isChangedOnly ? loaderData.changed : total}
            perPage={perPage}
          />
        </>
      ) : (
        <EmptyState
          title={rescore.state === 'switched' ? words.becameReal : words.gaveWay}
          action={
            <SiteLink
              to={`${pathTo('/competitions/:id/ranking', { id: params.id })}?sch=${rescore.scheduleId}`}
            >
              {words.seeBoard}
            </SiteLink>
          }
        />
      )}
      <p>
        <SiteLink to={pathTo('/admin/competitions/:id/rescores', { id: params.id })}>{words.back}</SiteLink>
      </p>
    </AdminPage>
  )
}
