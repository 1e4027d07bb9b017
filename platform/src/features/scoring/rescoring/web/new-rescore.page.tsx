import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { PartTabs } from '../../../../site/staff/part-tabs.tsx'
import { scheduleTitle } from '../../../competing/schedules/rules.ts'
import { rescoringWords } from '../words.ts'
import { SettingForm } from './parts/setting-form.tsx'
import type { Route } from './+types/new-rescore.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const competition = await api('GET /api/admin/competitions/{id}', { params: { id } })
  const asked = url.searchParams.get('round')
  const round = competition.rounds.find(one => String(one.id) === asked) ?? competition.rounds[0]
  const head = { rounds: competition.rounds, zone: competition.zone }
  if (!round) return { ...head, round: null }
  const [evaluation, { metrics }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/rounds/{roundId}/evaluation', {
      params: { id, roundId: round.id },
    }),
    api('GET /api/admin/metrics'),
  ])
  return { ...head, round, evaluation, metrics }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, rescoringWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(rescoringWords, lang).change }

/** Begins to score a round again by another metric or other columns. */
export default function NewRescorePage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(rescoringWords)
  const lang = useLang()
  const id = Number(params.id)
  const { round, rounds, zone } = loaderData
  const file = round && loaderData.evaluation.file.value.file
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {round && rounds.length > 1 && (
        <PartTabs
          label={words.round}
          name="round"
          shown={String(round.id)}
          tabs={rounds.map(({ id: roundId, sort, titleZh, titleEn }) => ({
            key: String(roundId),
            name: scheduleTitle(sort, localize({ zh: titleZh, en: titleEn }, lang), lang),
            isFilled: false,
          }))}
        />
      )}
      {!round || !file ? (
        <EmptyState
          title={words.noSetting}
          action={
            <SiteLink
              to={`${pathTo('/admin/competitions/:id/scoring', { id })}${round ? `?round=${round.id}` : ''}`}
              className={buttonClass()}
            >
              {words.toScoring}
            </SiteLink>
          }
        >
          {words.noSettingHint}
        </EmptyState>
      ) : (
        <SettingForm
          key={round.id}
          place={{ id, roundId: round.id }}
          evaluation={loaderData.evaluation}
          file={file}
          metrics={loaderData.metrics}
          zone={zone}
        />
      )}
    </AdminPage>
  )
}
