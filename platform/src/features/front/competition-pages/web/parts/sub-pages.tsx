import { useLocation } from 'react-router'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import { addressOf, type Page } from './tabs.ts'

/** Two pages that share a tab: the discussion and its answered questions, teams and invitations. Boards bring their own choice. */
export function SubPages({ competition, search }: { competition: CompetitionData; search: string }) {
  const words = useWords(competitionWords)
  const parts = useLocation().pathname.split('/').slice(3)
  const pages = (
    [
      ['discuss', 'faq'],
      ['teams', 'invite'],
    ] as const satisfies Page[][]
  ).find(both => parts.length === 1 && both.some(page => page === parts[0]))
  if (!pages || (pages[0] === 'teams' && !competition.invite)) return null
  return (
    <ChoiceLinks<Page | undefined>
      label={words.tabs[pages[0]]}
      chosen={pages.find(page => page === parts[0])}
      choices={pages.map(page => [page, words.tabs[page], addressOf(page, competition.id, search)])}
      className="mb-6"
    />
  )
}
