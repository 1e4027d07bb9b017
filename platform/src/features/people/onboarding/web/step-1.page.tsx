import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { guideWords } from '../words.ts'
import { BasicsStep } from './parts/basics-step.tsx'
import type { Route } from './+types/step-1.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/places')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, guideWords, words => ({ title: words.steps[1], isUnlisted: true }))

export default function FirstStepPage({ loaderData }: Route.ComponentProps) {
  return <BasicsStep places={loaderData} />
}
