import { pageMeta } from '../../../../site/page-meta.ts'
import { guideWords } from '../words.ts'
import { BasicsStep } from './parts/basics-step.tsx'
import type { Route } from './+types/step-1.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, guideWords, words => ({ title: words.steps[1], isUnlisted: true }))

export default BasicsStep
