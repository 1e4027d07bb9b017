import { formatCount } from '../../../../../base/web/format.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { certificateWords } from '../../words.ts'
import { CertificateFiles } from './certificate-files.tsx'

export type OwnCertificate = Answer<SiteCalls['GET /api/users/certificates']>['list'][number]

/** One's certificates of a competition, to be downloaded; revoked ones say so. */
export function OwnCertificates({ certificates }: { certificates: readonly OwnCertificate[] }) {
  const { check, mine } = useWords(certificateWords)
  const standing = certificates.filter(one => one.revokedAt === null)
  // Others stand in their place: they say nothing here any more.
  const shown = standing.length > 0 ? standing : certificates.slice(0, 1)
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{check.own}</h2>
      {shown.map(one => (
        <div key={one.code} className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="mr-auto">
            <span className="block font-medium">
              {check.rankText(formatCount(one.rank))} · {one.award}
            </span>
            <SiteLink to={one.path} className="text-sm">
              {mine.see(one.number)}
            </SiteLink>
          </p>
          {one.revokedAt === null ? (
            <CertificateFiles code={one.code} />
          ) : (
            <Badge tone="bad">{mine.revoked}</Badge>
          )}
        </div>
      ))}
    </Card>
  )
}
