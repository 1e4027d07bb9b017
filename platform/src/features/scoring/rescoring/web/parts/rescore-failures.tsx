import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { rescoringWords } from '../../words.ts'

type Failure = { submissionId: number; team: string; message: string }

/** What could not be scored again, and why. */
export function RescoreFailures({ failures }: { failures: readonly Failure[] }) {
  const { rescore: words } = useWords(rescoringWords)
  const { id } = useManagedCompetition()
  if (failures.length === 0) return null
  return (
    <Callout kind="warn" title={words.failures}>
      <p>{words.failuresHint}</p>
      <ul className="mt-2 grid gap-1">
        {failures.map(failure => (
          <li key={failure.submissionId}>
            <SiteLink
              to={pathTo('/admin/competitions/:id/submissions/:submissionId', {
                id,
                submissionId: failure.submissionId,
              })}
            >
              {failure.submissionId}
            </SiteLink>{' '}
            {failure.team} · {failure.message}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
