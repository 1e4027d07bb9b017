import { Outlet } from 'react-router'
import { wordsIn } from '../../../../base/web/words.ts'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { editingWords } from '../editing-words.ts'

// Without a loader a route has no place in the breadcrumb.
export const loader = () => null

export const handle: CrumbHandle = { crumb: lang => wordsIn(editingWords, lang).title }

/** The documents of help and terms. */
export default function HelpArea() {
  return <Outlet />
}
