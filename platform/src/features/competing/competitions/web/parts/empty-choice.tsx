import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import type { Kind } from '../../../../shared/catalogue/rules.ts'
import { authoredWords } from '../../authored-words.ts'

/** Says where the choices come from where there are none: those who keep the list are led to it. */
export function EmptyChoice({ kind, mayKeep, said }: { kind: Kind; mayKeep: boolean; said?: string }) {
  const { basics: words } = useWords(authoredWords)
  return (
    <span className="text-muted">
      {said ?? words.noChoice}{' '}
      {mayKeep ? (
        <SiteLink to={pathTo('/admin/catalogue/:kind', { kind })} className="text-accent underline">
          {words.addChoice}
        </SiteLink>
      ) : (
        words.askForChoice
      )}
    </span>
  )
}
