import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { useCompetition } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { rankingWords } from '../../words.ts'

/** In the place of a board where teams send code alone: why there is none, and where their code is. */
export function OnlyCode() {
  const { onlyCode: words } = useWords(rankingWords)
  const { id } = useCompetition()
  return (
    <EmptyState
      title={words.title}
      action={<SiteLink to={`${pathTo('/competitions/source-code')}?cmptId=${id}`}>{words.open}</SiteLink>}
    >
      {words.hint}
    </EmptyState>
  )
}
