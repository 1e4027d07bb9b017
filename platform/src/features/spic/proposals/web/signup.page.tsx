import { ApiError } from '../../../../base/contract/client.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { proposalWords } from '../words.ts'
import { chosenEdition } from './parts/chosen-edition.ts'
import { JoinCard } from './parts/join-card.tsx'
import { NoEdition } from './parts/no-edition.tsx'
import { SignupForm } from './parts/signup-form.tsx'
import type { Route } from './+types/signup.page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const token = new URL(request.url).searchParams.get('join')
  if (token !== null) {
    const invitation = await api('GET /api/spic/invitation', { query: { token } }).catch((error: unknown) => {
      // A link that was cut or has ended is said so in its place.
      if (error instanceof ApiError && error.httpStatus < 500) return null
      throw error
    })
    return { join: { token, invitation }, signup: null }
  }
  const editionId = await chosenEdition(api, request)
  return {
    join: null,
    signup: editionId === null ? null : await api('GET /api/spic/signup/{id}', { params: { id: editionId } }),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, proposalWords, words => ({
    title: words.signup.title,
    description: words.signup.description,
    isUnlisted: true,
  }))

/** Signing up for an edition, or joining those who did. */
export default function SignupPage({ loaderData: { join, signup } }: Route.ComponentProps) {
  if (join) return <JoinCard token={join.token} invitation={join.invitation} />
  return signup ? <SignupForm key={signup.edition.id} signup={signup} /> : <NoEdition />
}
