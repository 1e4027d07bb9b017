import { pathTo } from '../path-to.ts'
import { SiteLink } from '../site-link.tsx'
import { useWords } from '../use-site.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { staffWords } from './words.ts'

/** What needs a round says where one is made. */
export function NoRounds({ competitionId }: { competitionId: number | string }) {
  const { common: words } = useWords(staffWords)
  return (
    <EmptyState
      title={words.noRounds}
      action={
        <SiteLink
          to={pathTo('/admin/competitions/:id/rounds', { id: competitionId })}
          className={buttonClass({ variant: 'secondary' })}
        >
          {words.toRounds}
        </SiteLink>
      }
    >
      {words.noRoundsHint}
    </EmptyState>
  )
}
