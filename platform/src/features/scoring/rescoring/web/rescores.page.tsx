import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { NoRounds } from '../../../../site/staff/no-rounds.tsx'
import { rescoringWords } from '../words.ts'
import { RescoreRound } from './parts/rescore-round.tsx'
import type { Route } from './+types/rescores.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const [{ rounds }, { schedules }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/rescores', { params: { id } }),
    api('GET /api/admin/competitions/{id}/schedules', { params: { id } }),
  ])
  return {
    rounds: rounds.map(round => {
      const schedule = schedules.find(one => one.id === round.scheduleId)
      return { ...round, title: schedule?.title ?? '', listBMode: schedule?.listBMode ?? ('none' as const) }
    }),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, rescoringWords, words => ({ title: words.rescores.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(rescoringWords, lang).rescores.title }

/** Round by round: the answers that count, what was scored by others, and scoring it again. */
export default function RescoresPage({ loaderData, params }: Route.ComponentProps) {
  const { rescores: words } = useWords(rescoringWords)
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        loaderData.rounds.length > 0 && (
          <SiteLink
            to={`${pathTo('/admin/competitions/:id/scoring', { id: params.id })}?part=answers`}
            className={buttonClass({ variant: 'secondary' })}
          >
            {words.upload}
          </SiteLink>
        )
      }
    >
      {loaderData.rounds.length === 0 ? (
        <NoRounds competitionId={params.id} />
      ) : (
        loaderData.rounds.map(round => <RescoreRound key={round.scheduleId} round={round} />)
      )}
    </AdminPage>
  )
}
