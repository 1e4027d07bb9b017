import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { browseWords } from '../../browse-words.ts'

/** An installation that has none yet: whoever can make the first is led there. */
export function NoCompetitions() {
  const { list: words } = useWords(browseWords)
  const { viewer } = useSite()
  return (
    <EmptyState
      title={words.none}
      action={
        viewer?.roles.includes('administrator') && (
          <SiteLink to="/admin/competitions/new" className={buttonClass()}>
            {words.make}
          </SiteLink>
        )
      }
    >
      {words.noneHint}
    </EmptyState>
  )
}
