import { Outlet } from 'react-router'
import { wordsIn } from '../../../../base/web/words.ts'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { deskWords } from '../desk-words.ts'

// Without a loader a route has no place in the breadcrumb.
export const loader = () => null

export const handle: CrumbHandle = { crumb: lang => wordsIn(deskWords, lang).title }

/** All enquiries. */
export default function LeadsArea() {
  return <Outlet />
}
