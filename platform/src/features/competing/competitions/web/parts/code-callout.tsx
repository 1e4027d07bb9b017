import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { competitionWords } from '../../words.ts'

/** Where a solution competition takes what its teams hand in; nothing for the others. */
export function CodeCallout({ competition }: { competition: { id: number; type: string } }) {
  const { code } = useWords(competitionWords)
  if (competition.type !== 'solution') return null
  return (
    <Callout title={code.title}>
      {code.hint}{' '}
      <SiteLink
        to={`${pathTo('/competitions/source-code')}?cmptId=${competition.id}`}
        className="text-accent underline underline-offset-2"
      >
        {code.open}
      </SiteLink>
    </Callout>
  )
}
