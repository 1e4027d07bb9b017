import { useLocation } from 'react-router'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { baseOf, reviewPath } from '../../../reviewers/addresses.ts'
import { reviewPages } from '../../../reviewers/rules.ts'
import { reviewWords } from '../../../reviewers/words.ts'
import { decisionWords } from '../../words.ts'

/** All pages of the chief, of which the side bar has only the first three. */
export function ChiefTabs() {
  const { tabs } = useWords(decisionWords)
  const { pages } = useWords(reviewWords)
  const { pathname } = useLocation()
  const base = baseOf(pathname)
  return (
    <ChoiceLinks
      label={tabs}
      chosen={pathname.split('/')[2] ?? ''}
      choices={reviewPages.map(page => [page, pages[page], reviewPath(base, page)] as const)}
    />
  )
}
