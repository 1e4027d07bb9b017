import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { runningWords } from '../../words.ts'

/** What needs a round says where one is made. */
export function NoRounds({ competitionId }: { competitionId: number | string }) {
  const { reveal: words, common } = useWords(runningWords)
  return (
    <EmptyState
      title={words.empty}
      action={
        <SiteLink
          to={pathTo('/admin/competitions/:id/rounds', { id: competitionId })}
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
