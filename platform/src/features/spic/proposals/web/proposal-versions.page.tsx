import { useFormats } from '../../../../site/use-formats.ts'
import { redirect } from 'react-router'
import { formatCount } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZone } from '../../../../site/zoned-time.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { proposalWords } from '../words.ts'
import { ofEdition } from './parts/chosen-edition.ts'
import { EntryHead } from './parts/entry-head.tsx'
import { VersionView } from './parts/version-view.tsx'
import type { Route } from './+types/proposal-versions.page.ts'

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const number = Number(query.get(name))
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const edition = { params: { id: Number(params.id) } }
  const { entry } = await api('GET /api/spic/signup/{id}', edition)
  // Whoever takes no part is told so, and how one does.
  if (!entry) throw redirect(ofEdition(pathTo('/spic/signupinfo'), edition.params.id))
  const proposal = await api('GET /api/spic/editions/{id}/proposal', edition)
  const query = new URL(request.url).searchParams
  const number = numberIn(query, 'version')
  const { proposalId } = proposal
  if (number === undefined || proposalId === null) return { proposal, shown: null }
  const of = { params: { proposalId, number } }
  const against = numberIn(query, 'against')
  const version = await api('GET /api/spic/proposals/{proposalId}/versions/{number}', {
    ...of,
    query: against === undefined ? {} : { against },
  })
  const receipt = await api('GET /api/spic/proposals/{proposalId}/versions/{number}/receipt', of)
  return { proposal, shown: { version, receipt, isCompared: query.get('against') !== 'none' } }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, proposalWords, words => ({
    title: words.versions.title,
    description: words.versions.description,
    isUnlisted: true,
  }))

/** The versions that one's entry has submitted, and one of them whole. */
export default function SubmitsPage({ loaderData: { proposal, shown } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(proposalWords)
  const { versions: said } = words
  const zone = useZone()
  const { edition, versions, proposalId } = proposal
  const here = pathTo('/spic/:id/submits', { id: edition.id })
  return (
    <div className="grid grid-cols-1 gap-8">
      <EntryHead
        title={said.title}
        edition={edition}
        stage={proposal.stage}
        window={{ name: words.submit.window, window: edition.submit }}
        action={
          <SiteLink
            to={ofEdition(pathTo('/spic/signupinfo'), edition.id)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {words.info.title}
          </SiteLink>
        }
      />
      {shown ? (
        <VersionView {...shown} here={here} />
      ) : versions.length === 0 ? (
        <EmptyState
          title={said.none}
          action={
            <SiteLink to={ofEdition(pathTo('/spic/submit'), edition.id)} className={buttonClass()}>
              {words.submit.title}
            </SiteLink>
          }
        >
          {said.noneText}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {versions.map(version => {
            const time = formatTime(version.submittedAt, zone)
            return (
              <li key={version.number}>
                <Card className="grid gap-3">
                  <p className="flex flex-wrap items-center gap-2">
                    <span className="font-semibold">{said.number(formatCount(version.number))}</span>
                    {version.isCurrent && <Badge tone="good">{said.current}</Badge>}
                  </p>
                  <p className="wrap-anywhere">{version.title}</p>
                  <p className="text-sm text-muted tabular-nums">
                    {version.submittedBy ? said.by(version.submittedBy.name, time) : said.byNobody(time)}
                  </p>
                  <p className="font-mono text-xs wrap-anywhere text-muted">{version.sha256}</p>
                  <p className="flex flex-wrap gap-3">
                    <SiteLink
                      to={`${here}?version=${version.number}`}
                      className={buttonClass({ variant: 'secondary', size: 'small' })}
                      aria-label={`${said.open} · ${said.number(formatCount(version.number))}`}
                    >
                      {said.open}
                    </SiteLink>
                    <a
                      href={`/api/spic/proposals/${proposalId}/versions/${version.number}/pdf`}
                      className={buttonClass({ variant: 'quiet', size: 'small' })}
                      aria-label={`${said.pdf} · ${said.number(formatCount(version.number))}`}
                      download
                    >
                      {said.pdf}
                    </a>
                  </p>
                </Card>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
