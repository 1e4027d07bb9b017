import { pageMeta } from '../../../../site/page-meta.ts'
import { guideWords } from '../words.ts'
import { InterestsStep } from './parts/interests-step.tsx'
import type { Route } from './+types/step-3.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, guideWords, words => ({ title: words.steps[3], isUnlisted: true }))

export default InterestsStep
