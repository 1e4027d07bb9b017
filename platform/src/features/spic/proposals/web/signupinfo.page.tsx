import { useFormats } from '../../../../site/use-formats.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { Steps } from '../../../../ui/steps.tsx'
import { formatCount } from '../../../../base/web/format.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { issuesOf } from '../../forms/rules.ts'
import type { Stage } from '../rules.ts'
import { proposalWords } from '../words.ts'
import { chosenEdition, ofEdition } from './parts/chosen-edition.ts'
import { EntryHead, useWindowText } from './parts/entry-head.tsx'
import { Members } from './parts/members.tsx'
import { NoEdition } from './parts/no-edition.tsx'
import type { Route } from './+types/signupinfo.page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const editionId = await chosenEdition(api, request)
  if (editionId === null) return null
  const params = { id: editionId }
  const signup = await api('GET /api/spic/signup/{id}', { params })
  const proposal = signup.entry?.signedUpAt
    ? await api('GET /api/spic/editions/{id}/proposal', { params })
    : null
  return { signup, proposal }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, proposalWords, words => ({
    title: words.info.title,
    description: words.info.description,
    isUnlisted: true,
  }))

const stepAt: Record<Stage, number> = {
  none: 0,
  draft: 0,
  signedUp: 1,
  writing: 1,
  withdrawn: 2,
  submitted: 3,
  decided: 3,
}

/** How much is not filled in of what comes next: of the sign-up while it is a draft, then of the proposal as it stands. */
function missingIn({ signup, proposal }: NonNullable<Route.ComponentProps['loaderData']>): number {
  const { entry, edition, fields } = signup
  if (proposal)
    return edition.submit.state === 'open' && signup.stage !== 'signedUp' ? proposal.issues.length : 0
  if (!entry || edition.signup.state !== 'open') return 0
  return issuesOf(fields, entry.answers).length + (entry.name === '' ? 1 : 0)
}

/** Where one's sign-up and proposal stand, what is missing, and what comes next. */
export default function SignupInfoPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(proposalWords)
  const { info } = words
  const zone = useZone()
  const windowText = useWindowText()
  if (!loaderData) return <NoEdition />
  const { signup, proposal } = loaderData
  const { edition, entry, stage, tracks } = signup
  const to = {
    signup: ofEdition(pathTo('/spic/signup'), edition.id),
    proposal: ofEdition(pathTo('/spic/submit'), edition.id),
    versions: pathTo('/spic/:id/submits', { id: edition.id }),
  }
  const missing = missingIn(loaderData)
  const isSigning = stage === 'none' || stage === 'draft'
  return (
    <div className="grid grid-cols-1 gap-8">
      <EntryHead title={info.title} edition={edition} stage={stage} />
      <Steps
        label={info.progress}
        steps={[info.steps.signUp, info.steps.write, info.steps.submit, info.steps.result]}
        at={stepAt[stage]}
        isOver={stage === 'decided'}
        isWaiting
        tone={proposal?.outcome === 'declined' ? 'bad' : 'good'}
      />
      {proposal?.outcome && (
        <Callout
          kind={proposal.outcome === 'declined' ? 'info' : 'good'}
          title={[info.outcome[proposal.outcome], proposal.prize].filter(Boolean).join(' · ')}
        >
          {proposal.letter !== '' && (
            <>
              <p className="font-medium">{info.letter}</p>
              <p className="whitespace-pre-wrap">{proposal.letter}</p>
            </>
          )}
        </Callout>
      )}
      <Card as="section" className="grid gap-4">
        <h2 className="font-semibold">{info.next}</h2>
        <p>{stage === 'submitted' && edition.submit.state === 'over' ? info.inReview : info.nexts[stage]}</p>
        {missing > 0 && <Callout kind="warn">{info.missing(formatCount(missing))}</Callout>}
        {stage === 'withdrawn' && proposal?.withdrawnAt && (
          <p className="text-sm text-muted">
            {words.submit.withdrawnBecause(proposal.withdrawal, formatTime(proposal.withdrawnAt, zone))}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {!isSigning && (
            <SiteLink to={to.proposal} className={buttonClass()}>
              {proposal?.abilities.save.allowed ? info.toProposal : info.toProposalRead}
            </SiteLink>
          )}
          <SiteLink to={to.signup} className={buttonClass(isSigning ? {} : { variant: 'secondary' })}>
            {signup.abilities.save.allowed ? info.toSignup : info.toSignupRead}
          </SiteLink>
        </div>
      </Card>
      {entry && (
        <Card as="section">
          <FactList
            facts={[
              [info.entry, `${entry.name === '' ? '—' : entry.name} · ${words.kinds[entry.kind]}`],
              [words.signup.track, tracks.find(track => track.id === entry.trackId)?.name ?? ''],
              [words.signup.window, windowText(edition.signup)],
              [words.submit.window, windowText(edition.submit)],
            ]}
          />
        </Card>
      )}
      {entry && <Members signup={signup} entry={entry} />}
      {entry?.signedUpAt != null && (
        <Card as="section" className="grid gap-4">
          <h2 className="font-semibold">{info.receipts}</h2>
          {!proposal || proposal.versions.length === 0 ? (
            <p className="text-muted">{info.noReceipts}</p>
          ) : (
            <ul className="grid gap-3 text-sm">
              {proposal.versions.map(version => (
                <li key={version.number} className="min-w-0">
                  <span className="flex flex-wrap items-center gap-2 font-medium tabular-nums">
                    {info.receipt(formatCount(version.number))} · {formatTime(version.submittedAt, zone)}
                    {version.isCurrent && <Badge tone="good">{words.versions.current}</Badge>}
                  </span>
                  <span className="mt-1 block font-mono text-xs wrap-anywhere text-muted">
                    {version.sha256}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {proposal && proposal.versions.length > 0 && (
            <p>
              <SiteLink to={to.versions}>{info.toVersions}</SiteLink>
            </p>
          )}
        </Card>
      )}
    </div>
  )
}
