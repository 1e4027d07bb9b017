import { formatCount } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { problemOf } from '../../../../site/page-problem.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FactList, type Fact } from '../../../../ui/fact-list.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { certificateFaults } from '../faults.ts'
import { dayText } from '../rules.ts'
import { certificateWords } from '../words.ts'
import { CertificateFiles } from './parts/certificate-files.tsx'
import type { Route } from './+types/certificate.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext)
  try {
    const certificate = await api('GET /api/certificates/{code}', { params: { code: params.code } })
    return { certificate, publicUrl }
  } catch (error) {
    // Somebody checks whether it is there: that it is not is an answer.
    if (problemOf(error).errno !== certificateFaults.notFound.code) throw error
    return { certificate: null, publicUrl }
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, certificateWords, words => ({ title: words.check.title, isUnlisted: true }))

/** Whether a certificate is genuine, for anybody who holds one. */
export default function CertificatePage({ loaderData: { certificate, publicUrl } }: Route.ComponentProps) {
  const { check: words } = useWords(certificateWords)
  const lang = useLang()
  const { day } = useZonedText(certificate?.zone ?? 'UTC')
  if (!certificate)
    return (
      <div className="mx-auto grid w-full max-w-2xl gap-6">
        <PageHead title={words.title}>{words.lead}</PageHead>
        <EmptyState title={words.notFound}>{words.notFoundText}</EmptyState>
      </div>
    )
  const { revokedAt } = certificate
  const facts: Fact[] = [
    [
      words.number,
      <span key="number" translate="no" className="tabular-nums">
        {certificate.number}
      </span>,
    ],
    [words.name, certificate.name],
    [words.team, certificate.team],
    [
      words.competition,
      <SiteLink key="competition" to={pathTo('/competitions/:id', { id: certificate.competition.id })}>
        {certificate.competition.title}
      </SiteLink>,
    ],
    [words.rank, words.rankText(formatCount(certificate.rank))],
    [words.award, certificate.award],
    [words.date, dayText(certificate.issuedOn, lang)],
  ]
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6">
      <PageHead title={words.title}>{words.lead}</PageHead>
      {revokedAt === null ? (
        <Callout kind="good" title={words.genuine}>
          {words.genuineText(new URL(publicUrl).host)}
        </Callout>
      ) : (
        <Callout kind="bad" title={words.revoked}>
          {words.revokedText(day(revokedAt))}
        </Callout>
      )}
      <Card as="section">
        <FactList facts={facts} />
      </Card>
      {certificate.isOwn && revokedAt === null && (
        <section className="grid gap-3">
          <h2 className="font-semibold">{words.own}</h2>
          <CertificateFiles code={certificate.code} />
        </section>
      )}
    </div>
  )
}
