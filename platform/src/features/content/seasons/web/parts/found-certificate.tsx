import { useEffect, useRef } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { FactList, type Fact } from '../../../../../ui/fact-list.tsx'
import { seasonWords } from '../../words.ts'

export type Found = Answer<SiteCalls['POST /api/grades']>

/** What a certificate says that was looked up: once it is there it is in sight, and read from its heading on. */
export function FoundCertificate({ found }: { found: Found }) {
  const { grade: words } = useWords(seasonWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  const facts: Fact[] = [
    [
      words.competition,
      <SiteLink key="competition" to={pathTo('/competitions/:id', { id: found.competition.id })}>
        {found.competition.title}
      </SiteLink>,
    ],
    [words.team, found.team],
    [words.rank, formatCount(found.rank)],
    [words.award, found.award],
    [
      words.certificate,
      <span key="certificate" className="tabular-nums">
        <SiteLink to={found.path} translate="no">
          {found.number}
        </SiteLink>
      </span>,
    ],
  ]
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg font-semibold outline-none">
        {words.of(found.name)}
      </h2>
      <Card>
        <FactList facts={facts} />
      </Card>
    </>
  )
}
