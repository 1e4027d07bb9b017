import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { OwnCertification } from '../../certification/web/parts/own-certification.tsx'
import { guideWords } from '../words.ts'
import { StepActions } from './parts/step-actions.tsx'
import { StepCard } from './parts/step-card.tsx'
import type { Route } from './+types/step-4.page.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/v2/users/certification')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, guideWords, words => ({ title: words.steps[4], isUnlisted: true }))

/** Real-name verification: it can wait until a competition asks for it. */
export default function IdentityStep({ loaderData }: Route.ComponentProps) {
  const { identity } = useWords(guideWords)
  return (
    <StepCard title={identity.title} lead={identity.lead}>
      <OwnCertification certification={loaderData} of="identity" />
      <StepActions step={4} />
    </StepCard>
  )
}
