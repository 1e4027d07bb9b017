import { redirect } from 'react-router'
import { reviewRole } from '../../../../base/http/reviewer.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { scoringWords } from '../words.ts'
import { baseOf, reviewPath, sheetPath } from '../../reviewers/addresses.ts'
import { useArea } from './parts/use-area.ts'
import { OwnSheet } from './parts/own-sheet.tsx'
import { OwnTasks } from './parts/own-tasks.tsx'
import { PanelSheets } from './parts/panel-sheets.tsx'
import { ProposalView } from './parts/proposal-view.tsx'
import type { Route } from './+types/sheet.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, reviewer } = context.get(pageContext)
  if (params.id !== undefined) {
    const proposalId = Number(params.id)
    const review = await api('GET /api/spic-review/scoring/proposals/{proposalId}', {
      params: { proposalId },
    })
    return { review, own: null }
  }
  const area = baseOf(url.pathname)
  // The chief has no sheets of their own: all of them stand in the table.
  if (reviewer?.role === reviewRole.chief) throw redirect(reviewPath(area, 'scoremanage'))
  const own = await api('GET /api/spic-review/scoring/own')
  if (own.nextId !== null) throw redirect(sheetPath(area, own.nextId))
  return { review: null, own }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, scoringWords, words => ({
    title: loaderData?.review?.proposal.title ?? words.list.title,
  }))

/** A proposal beside its sheet. */
export default function SheetPage({ loaderData: { review, own } }: Route.ComponentProps) {
  const { sheet: words } = useWords(scoringWords)
  const area = useArea()
  if (!review) return own && <OwnTasks own={own} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <p className="text-sm">
          <SiteLink to={reviewPath(area, 'scoremanage')}>{words.back}</SiteLink>
        </p>
        <h1 className="mt-1 text-2xl font-bold wrap-anywhere">{review.proposal.title}</h1>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <ProposalView key={`${review.proposal.id} ${review.proposal.version}`} proposal={review.proposal} />
        {review.own && <OwnSheet key={review.own.assignmentId} review={review} own={review.own} />}
        {review.panel && <PanelSheets review={review} panel={review.panel} />}
      </div>
    </div>
  )
}
