import { SiteLink } from '../site-link.tsx'
import { useWords } from '../use-site.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { runningWords } from './running-words.ts'

/** What needs a round says where one is made. */
export function NoRounds({ competitionId }: { competitionId: number | string }) {
  const { reveal: words, common } = useWords(runningWords)
  return (
    <EmptyState
      title={words.empty}
      action={
        <SiteLink
          to={`/admin/competitions/${competitionId}/rounds`}
          className={buttonClass({ variant: 'secondary' })}
        >
          {common.toRounds}
        </SiteLink>
      }
    >
      {words.emptyHint}
    </EmptyState>
  )
}
