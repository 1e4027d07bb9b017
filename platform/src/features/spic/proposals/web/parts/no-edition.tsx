import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { proposalWords } from '../../words.ts'

/** There is no edition to take part in, or not the one that was asked for. */
export function NoEdition({ title, text }: { title?: string; text?: string }) {
  const { none: words } = useWords(proposalWords)
  return (
    <EmptyState
      title={title ?? words.title}
      action={
        <SiteLink to={pathTo('/spic')} className={buttonClass({ variant: 'secondary' })}>
          {words.to}
        </SiteLink>
      }
    >
      {text ?? words.text}
    </EmptyState>
  )
}
