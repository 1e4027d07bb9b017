import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { personWords } from '../words.ts'
import { personMeta } from './parts/person-data.ts'
import type { Route } from './+types/notebook.page.ts'

export const meta: Route.MetaFunction = ({ matches }) => personMeta(matches, 'notebook')

/** Notebooks are run by the training lab, which is not there yet. */
export default function NotebookPage() {
  const words = useWords(personWords).notebook
  return <EmptyState title={words.none}>{words.hint}</EmptyState>
}
