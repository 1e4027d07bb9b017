import { pageMeta } from '../../../../site/page-meta.ts'
import { guideWords } from '../words.ts'
import { CareerStep } from './parts/career-step.tsx'
import type { Route } from './+types/step-2.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, guideWords, words => ({ title: words.steps[2], isUnlisted: true }))

export default CareerStep
