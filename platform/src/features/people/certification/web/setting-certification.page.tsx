import { sameSitePath } from '../../../../base/web/same-site-path.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { certificationWords } from '../words.ts'
import { OwnCertification } from './parts/own-certification.tsx'
import type { Route } from './+types/setting-certification.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext)
  const origin = url.searchParams.get('origin')
  return {
    certification: await api('GET /api/v2/users/certification'),
    origin: origin === null ? null : sameSitePath(origin, publicUrl),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, certificationWords, words => ({ title: words.title, isUnlisted: true }))

export default function SettingCertificationPage({
  loaderData: { certification, origin },
}: Route.ComponentProps) {
  const words = useWords(certificationWords)
  return (
    <div className="grid w-full max-w-3xl grid-cols-1 gap-6">
      <PageHead title={words.title}>{words.lead}</PageHead>
      {origin && (
        <p>
          <SiteLink to={origin}>{words.back}</SiteLink>
        </p>
      )}
      <Card as="section">
        <OwnCertification certification={certification} of="identity" />
      </Card>
    </div>
  )
}
