import { originOf } from '../../../../base/web/same-site-path.ts'
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
  return {
    // Of a person or of a company, by the address.
    of: url.pathname.endsWith('/ent-setting-certification') ? ('company' as const) : ('identity' as const),
    certification: await api('GET /api/v2/users/certification'),
    origin: originOf(url, publicUrl),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, certificationWords, words => ({
    title: (loaderData?.of === 'company' ? words.company : words).title,
    isUnlisted: true,
  }))

export default function SettingCertificationPage({
  loaderData: { of, certification, origin },
}: Route.ComponentProps) {
  const words = useWords(certificationWords)
  const { title, lead } = of === 'company' ? words.company : words
  return (
    <div className="grid w-full max-w-3xl grid-cols-1 gap-6">
      <PageHead title={title}>{lead}</PageHead>
      {origin && (
        <p>
          <SiteLink to={origin}>{words.back}</SiteLink>
        </p>
      )}
      <Card as="section">
        <OwnCertification certification={certification} of={of} />
      </Card>
    </div>
  )
}
