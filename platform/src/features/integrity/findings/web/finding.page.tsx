import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import type { FindingKind } from '../rules.ts'
import { integrityWords } from '../words.ts'
import { AccessEvidence } from './parts/access-evidence.tsx'
import { FileEvidence } from './parts/file-evidence.tsx'
import { FindingTeams } from './parts/finding-card.tsx'
import { FindingMarks } from './parts/finding-marks.tsx'
import { NearEvidence } from './parts/near-evidence.tsx'
import { ProbingEvidence } from './parts/probing-evidence.tsx'
import { Settling } from './parts/settling.tsx'
import { useBrief } from './parts/use-brief.ts'
import type { Route } from './+types/finding.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const [finding, { schedules }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/integrity/{findingId}', {
      params: { id, findingId: Number(params.findingId) },
    }),
    api('GET /api/admin/competitions/{id}/schedules', { params: { id } }),
  ])
  const rounds = schedules.map(({ id: round, title, boards, direction, precision }) => ({
    id: round,
    title,
    boards,
    direction,
    precision,
  }))
  return { finding, rounds }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, integrityWords, words => ({ title: words.title }))

export const handle: CrumbHandle<{ finding: { id: number; brief: { kind: FindingKind } } }> = {
  crumb: (lang, { finding }) => {
    const words = wordsIn(integrityWords, lang)
    return words.page.title(words.kinds[finding.brief.kind], finding.id)
  },
}

/** One finding with all that it rests on, and what a person may decide. */
export default function FindingPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(integrityWords)
  const { id, zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const { finding, rounds } = loaderData
  const { kind } = finding.brief
  const { detail } = finding
  return (
    <AdminPage
      title={
        <span className="flex flex-wrap items-center gap-3">
          {words.kinds[kind]}
          <FindingMarks finding={finding} />
        </span>
      }
      lead={useBrief(rounds)(finding.brief).join(' · ')}
    >
      <div className="grid gap-2">
        <FindingTeams finding={finding} />
        <p className="text-sm text-muted">{words.item.found(time(finding.foundAt))}</p>
      </div>
      <Callout title={words.hint.title}>{words.about[kind]}</Callout>
      {finding.dismissed && (
        <Callout kind="good" title={words.item.dismissedBy(finding.dismissed.by, time(finding.dismissed.at))}>
          {finding.dismissed.reason}
        </Callout>
      )}
      {detail.kind === 'same_file' && <FileEvidence finding={finding} detail={detail} />}
      {detail.kind === 'near_predictions' && <NearEvidence finding={finding} detail={detail} />}
      {detail.kind === 'shared_access' && <AccessEvidence finding={finding} detail={detail} />}
      {detail.kind === 'probing' && (
        <ProbingEvidence
          finding={finding}
          detail={detail}
          round={rounds.find(round => round.id === detail.scheduleId)}
        />
      )}
      <Settling finding={finding} />
      <p>
        <SiteLink to={pathTo('/admin/competitions/:id/integrity', { id })}>{words.page.back}</SiteLink>
      </p>
    </AdminPage>
  )
}
