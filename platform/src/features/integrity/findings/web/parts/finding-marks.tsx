import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { integrityWords } from '../../words.ts'
import type { Finding } from './use-brief.ts'

/** How a finding stands. */
export function FindingMarks({ finding }: { finding: Finding }) {
  const { item: words } = useWords(integrityWords)
  return (
    <>
      {finding.dismissed && <Badge tone="good">{words.dismissed}</Badge>}
      {finding.bans > 0 && <Badge tone="accent">{words.evidence(formatCount(finding.bans))}</Badge>}
      {!finding.isCurrent && <Badge>{words.gone}</Badge>}
    </>
  )
}
