import { Outlet } from 'react-router'
import { wordsIn } from '../../../../base/web/words.ts'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { learningWords } from '../words.ts'

// Without a loader a route has no place in the breadcrumb.
export const loader = () => null

export const handle: CrumbHandle = { crumb: lang => wordsIn(learningWords, lang).admin.title }

/** All learning paths. */
export default function LearningArea() {
  return <Outlet />
}
