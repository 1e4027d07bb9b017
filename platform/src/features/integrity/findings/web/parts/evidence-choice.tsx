import { useEffect, useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { CheckField } from '../../../../../ui/field.tsx'
import { integrityWords } from '../../words.ts'
import { useBrief, type Finding } from './use-brief.ts'

/** As many as a ban may take. */
const most = 50

/** The open findings about a team, to be attached to a ban. */
export function EvidenceChoice(props: {
  competitionId: number
  teamId: number
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}) {
  const { competitionId, teamId, chosen, onChange } = props
  const { banning: words, kinds } = useWords(integrityWords)
  const brief = useBrief([])
  const api = useApi()
  const [findings, setFindings] = useState<readonly Finding[] | 'failed'>()
  // Asked for when the dialog opens: the page behind it has no use for them.
  useEffect(() => {
    let isWanted = true
    api('GET /api/admin/competitions/{id}/integrity', {
      params: { id: competitionId },
      query: { team: teamId, state: 'open', size: most },
    }).then(
      answer => isWanted && setFindings(answer.findings),
      () => isWanted && setFindings('failed'),
    )
    return () => void (isWanted = false)
  }, [api, competitionId, teamId])
  if (findings === 'failed') return <Callout kind="warn">{words.failed}</Callout>
  return (
    <fieldset className="grid gap-3" aria-busy={findings === undefined}>
      <legend className="text-sm font-medium">{words.evidence}</legend>
      <p className="text-sm text-muted" role="status">
        {findings === undefined
          ? words.loading
          : findings.length === 0
            ? words.noEvidence
            : words.evidenceHint}
      </p>
      {findings?.map(finding => (
        <CheckField
          key={finding.id}
          label={words.option(kinds[finding.brief.kind], finding.id)}
          hint={brief(finding.brief)[0]}
          checked={chosen.includes(finding.id)}
          onChange={isChosen =>
            onChange(isChosen ? [...chosen, finding.id] : chosen.filter(id => id !== finding.id))
          }
        />
      ))}
    </fieldset>
  )
}
