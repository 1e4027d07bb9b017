import { Suspense } from 'react'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { useWords } from '../../../../site/use-site.ts'
import { ExternalLink } from '../../../../ui/external-link.tsx'
import { overviewWords } from '../overview-words.ts'
import {
  useCompetition,
  type CompetitionData,
} from '../../../competing/competitions/web/parts/competition-data.ts'
import { CodeCallout } from '../../../competing/competitions/web/parts/code-callout.tsx'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { useTextLang } from '../../../competing/competitions/web/parts/text-lang.ts'
import { CompetitionHead } from './parts/competition-head.tsx'
import type { Route } from './+types/overview.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const id = Number(params.id)
  const [guide, bookmark, own] = await Promise.all([
    api('GET /api/competitions/{id}/guide-info', { params: { id } }),
    viewer && api('GET /api/bookmarks/{kind}/{id}', { params: { kind: 'competition', id } }),
    viewer && api('GET /api/users/certificates', { query: { cmp: id } }),
  ])
  return { guide, bookmark, certificates: own?.list ?? [] }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'default')

/** The layout puts it above the tabs; the other pages do without its phases. */
export const handle = {
  isTool: false,
  head: (competition: CompetitionData, { bookmark }: Awaited<ReturnType<typeof loader>>) => (
    <CompetitionHead competition={competition} bookmark={bookmark} />
  ),
}

// Few readers have one.
const OwnCertificates = lazyPiece(() =>
  import('../../../scoring/certificates/web/parts/own-certificates.tsx').then(
    module => module.OwnCertificates,
  ),
)

export default function OverviewPage({ loaderData: { guide, certificates } }: Route.ComponentProps) {
  const words = useWords(overviewWords)
  const competition = useCompetition()
  const langOf = useTextLang(competition)
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid gap-12">
        {certificates.length > 0 && (
          // Notices lead here; the piece itself may not be there yet.
          <div id="certificates" className="scroll-mt-24">
            <Suspense>
              <OwnCertificates certificates={certificates} />
            </Suspense>
          </div>
        )}
        {!guide.isHidden && (
          <details open className="rounded-2xl border border-line bg-card p-5 shadow-card">
            <summary className="text-lg font-semibold">{words.guide.title}</summary>
            <div
              className="prose mt-3"
              lang={langOf(guide.html)}
              dangerouslySetInnerHTML={{ __html: guide.html }}
            />
          </details>
        )}
        <CodeCallout competition={competition} />
        {competition.texts.map(({ part, html }) => (
          <section key={part} id={part} aria-labelledby={`${part}-title`} className="scroll-mt-24">
            <h2 id={`${part}-title`} className="mb-4 text-2xl font-semibold">
              {words.parts[part]}
            </h2>
            <div className="prose" lang={langOf(html)} dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
      <aside className="grid content-start gap-8 text-sm lg:sticky lg:top-24 lg:self-start">
        <nav aria-label={words.facts.contents} className="max-lg:hidden">
          <h2 className="font-semibold">{words.facts.contents}</h2>
          <ul className="mt-2 grid border-l border-line">
            {competition.texts.map(({ part }) => (
              <li key={part}>
                <a
                  href={`#${part}`}
                  className="-ml-px block border-l border-transparent py-1 pl-4 text-muted no-underline hover:border-accent hover:text-accent"
                >
                  {words.parts[part]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Facts competition={competition} />
      </aside>
    </div>
  )
}

/** How it is scored, who runs it, and whose data it is. */
function Facts({ competition }: { competition: CompetitionData }) {
  const { facts } = useWords(overviewWords)
  const schedule = competition.schedules.find(one => one.id === competition.currentScheduleId)
  return (
    <section aria-label={facts.label} className="grid gap-4 rounded-2xl border border-line bg-card p-5">
      <dl className="grid gap-4">
        {schedule?.metricName && (
          <div>
            <dt className="text-muted">{facts.metric}</dt>
            <dd className="mt-0.5 font-medium">
              {competition.texts.some(({ part }) => part === 'evaluation') ? (
                <a href="#evaluation" className="text-text">
                  {schedule.metricName}
                </a>
              ) : (
                schedule.metricName
              )}
              <span className="block font-normal text-muted">{facts.better[schedule.direction]}</span>
            </dd>
          </div>
        )}
        {schedule && (
          <div>
            <dt className="text-muted">{schedule.takesOnlyCode ? facts.takes : facts.daily}</dt>
            <dd className="mt-0.5 font-medium tabular-nums">
              {schedule.takesOnlyCode ? facts.onlyCode : facts.dailyCount(schedule.maxSubmitCount)}
            </dd>
          </div>
        )}
        {competition.organisers.length > 0 && (
          <div>
            <dt className="text-muted">{facts.organisers}</dt>
            {competition.organisers.map(organiser => (
              <dd key={organiser.id} className="mt-0.5 font-medium">
                {organiser.logo && (
                  <img
                    src={organiser.logo}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="mt-1 mb-1.5 h-10 max-w-40 rounded-md bg-white object-contain object-left p-1"
                  />
                )}
                {organiser.url ? (
                  <ExternalLink href={organiser.url}>{organiser.name}</ExternalLink>
                ) : (
                  organiser.name
                )}
                <span className="block font-normal text-muted">{organiser.introduction}</span>
              </dd>
            ))}
          </div>
        )}
        {(competition.licence || competition.sourceUrl) && (
          <div>
            <dt className="text-muted">{facts.licence}</dt>
            <dd className="mt-0.5 font-medium">
              {competition.licence}
              {competition.sourceUrl && (
                <ExternalLink href={competition.sourceUrl}>{facts.source}</ExternalLink>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
