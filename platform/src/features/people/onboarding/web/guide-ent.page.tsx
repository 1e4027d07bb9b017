import { originOf } from '../../../../base/web/same-site-path.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { BrandLink } from '../../../../site/shell/brand-link.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { OwnCertification } from '../../certification/web/parts/own-certification.tsx'
import { guidePath } from '../guide.rules.ts'
import { guideWords } from '../words.ts'
import { StepCard } from './parts/step-card.tsx'
import type { Route } from './+types/guide-ent.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext)
  return {
    certification: await api('GET /api/v2/users/certification'),
    origin: originOf(url, publicUrl),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, guideWords, words => ({ title: words.enterprise.title, isUnlisted: true }))

/** The way in for a company: its certification, and what it is good for. */
export default function CompanyGuidePage({ loaderData: { certification, origin } }: Route.ComponentProps) {
  const words = useWords(guideWords)
  const { enterprise } = words
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex items-center justify-between gap-4">
        <BrandLink />
        <SiteLink to={origin ?? '/'} className="text-sm">
          {origin ? words.back : words.leave}
        </SiteLink>
      </div>
      <StepCard title={enterprise.title} lead={enterprise.lead}>
        <OwnCertification certification={certification} of="company" />
        <p className="text-sm text-muted">
          {enterprise.person} <SiteLink to={guidePath(1)}>{enterprise.toPerson}</SiteLink>
        </p>
      </StepCard>
    </div>
  )
}
