import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { integrityWords } from '../../words.ts'
import { FindingMarks } from './finding-marks.tsx'
import { useBrief, type Finding, type Round } from './use-brief.ts'

/** One finding in a list: what it is, of whom, and where its evidence is. */
export function FindingCard({ finding, rounds }: { finding: Finding; rounds: readonly Round[] }) {
  const { kinds, item: words } = useWords(integrityWords)
  const { id, zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const [first, ...rest] = useBrief(rounds)(finding.brief)
  const to = pathTo('/admin/competitions/:id/integrity/:findingId', { id, findingId: finding.id })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 rounded-2xl border border-line bg-card p-5 shadow-card">
      <div className="grid min-w-0 grow basis-72 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="font-semibold">{kinds[finding.brief.kind]}</h2>
          <FindingMarks finding={finding} />
        </div>
        <p>
          {first}
          {rest.length > 0 && <span className="text-muted"> · {rest.join(' · ')}</span>}
        </p>
        <FindingTeams finding={finding} />
        <p className="text-sm text-muted">{words.found(time(finding.foundAt))}</p>
        {finding.dismissed && (
          <p className="text-sm text-muted">
            {words.dismissedBy(finding.dismissed.by, time(finding.dismissed.at))}
            <span className="block text-text">{finding.dismissed.reason}</span>
          </p>
        )}
      </div>
      <SiteLink to={to} className={buttonClass({ variant: 'secondary' })}>
        {words.see}
        <span className="sr-only">
          {kinds[finding.brief.kind]} {finding.id}
        </span>
      </SiteLink>
    </li>
  )
}

/** The teams that a finding is about, each leading to where it is run. */
export function FindingTeams({ finding }: { finding: Finding }) {
  const { item: words } = useWords(integrityWords)
  const { id } = useManagedCompetition()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label={words.teams}>
      {finding.teams.map(team => (
        <li key={team.id} className="flex min-w-0 flex-wrap items-center gap-2">
          <SiteLink
            to={`${pathTo('/admin/competitions/:id/teams', { id })}?search=${team.id}`}
            className="font-medium wrap-anywhere text-accent"
          >
            {team.name}
          </SiteLink>
          {team.isBanned && <Badge tone="bad">{words.banned}</Badge>}
        </li>
      ))}
    </ul>
  )
}
