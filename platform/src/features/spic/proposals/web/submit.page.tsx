import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { proposalWords } from '../words.ts'
import { chosenEdition, ofEdition } from './parts/chosen-edition.ts'
import { EntryHead } from './parts/entry-head.tsx'
import { NoEdition } from './parts/no-edition.tsx'
import { ProposalForm } from './parts/proposal-form.tsx'
import type { Route } from './+types/submit.page.ts'

/** An older address of this page, for the edition of that year. */
const older = { path: '/spic/submit_2020', year: 2020 }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const isOlder = new URL(request.url).pathname.endsWith(older.path)
  const editionId = isOlder
    ? ((await api('GET /api/spic')).editions.find(edition => edition.year === older.year)?.id ?? null)
    : await chosenEdition(api, request)
  if (editionId === null) return { isOlder, signup: null, proposal: null, before: null }
  const params = { id: editionId }
  const signup = await api('GET /api/spic/signup/{id}', { params })
  if (!signup.entry?.signedUpAt) return { isOlder, signup, proposal: null, before: null }
  const proposal = await api('GET /api/spic/editions/{id}/proposal', { params })
  const last = proposal.versions[0]
  const before =
    last && proposal.proposalId !== null
      ? await api('GET /api/spic/proposals/{proposalId}/versions/{number}', {
          params: { proposalId: proposal.proposalId, number: last.number },
        })
      : null
  return { isOlder, signup, proposal, before }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, proposalWords, words => ({
    title: words.submit.title,
    description: words.submit.description,
    isUnlisted: true,
  }))

/** The proposal of one's entry: written, and submitted as often as one likes before the deadline. */
export default function SubmitPage({ loaderData }: Route.ComponentProps) {
  const { submit: words } = useWords(proposalWords)
  const { isOlder, signup, proposal, before } = loaderData
  if (!signup) return isOlder ? <NoEdition title={words.only2020} text={words.only2020Text} /> : <NoEdition />
  const { edition } = signup
  if (!proposal)
    return (
      <div className="grid grid-cols-1 gap-8">
        <EntryHead
          title={words.title}
          edition={edition}
          stage={signup.stage}
          window={{ name: words.window, window: edition.submit }}
        />
        <EmptyState
          title={words.notSignedUp}
          action={
            <SiteLink to={ofEdition(pathTo('/spic/signup'), edition.id)} className={buttonClass()}>
              {words.signupFirst}
            </SiteLink>
          }
        />
      </div>
    )
  return <ProposalForm key={edition.id} proposal={proposal} before={before} />
}
