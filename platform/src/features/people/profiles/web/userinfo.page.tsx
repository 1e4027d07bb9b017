import { useLocation } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { bindingAddress } from '../../../../base/web/sign-on-addresses.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { originOf } from '../../../../base/web/same-site-path.ts'
import { profileWords } from '../words.ts'
import { Accomplishments } from './parts/accomplishments.tsx'
import { BasicsForm } from './parts/basics-form.tsx'
import { Careers } from './parts/careers.tsx'
import { Educations } from './parts/educations.tsx'
import { Pictures } from './parts/pictures.tsx'
import { Place } from './parts/place.tsx'
import { Skills } from './parts/skills.tsx'
import type { Route } from './+types/userinfo.page.ts'

export type OwnInfo = Answer<SiteCalls['GET /api/v2/users/info']>

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, issuer, publicUrl, lang, rebindingAddress } = context.get(pageContext)
  const [info, places] = await Promise.all([api('GET /api/v2/users/info'), api('GET /api/places')])
  return {
    info,
    places,
    origin: originOf(url, publicUrl),
    binding: bindingAddress({ issuer, publicUrl }, lang, url.pathname + url.search, 'email'),
    rebinding: rebindingAddress('email'),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, profileWords, words => ({ title: words.title, isUnlisted: true }))

/** What a person tells of themselves, as far as competitions ask for it. */
export default function UserInfoPage({
  loaderData: { info, places, origin, binding, rebinding },
}: Route.ComponentProps) {
  const words = useWords(profileWords)
  return (
    <div className="grid w-full max-w-3xl gap-6">
      <PageHead title={words.title}>
        {words.about}{' '}
        <SiteLink to={pathTo('/users/:id', { id: info.id })} className="text-accent underline">
          {words.see}
        </SiteLink>
      </PageHead>
      <Missing missing={info.missing} origin={origin} />
      <Place field="email">
        <Card as="section" className="grid gap-2 text-sm">
          <h2 className="text-lg font-semibold">{words.fields.email}</h2>
          <p className="flex flex-wrap gap-x-3">
            <span className={info.email ? '' : 'text-muted'}>{info.email ?? words.email.none}</span>
            {/* Another issuer may not have said where a bound one is changed. */}
            {(!info.email || rebinding) && (
              <a href={info.email ? rebinding : binding} className="text-accent underline">
                {info.email ? words.email.change : words.email.bind}
              </a>
            )}
          </p>
        </Card>
      </Place>
      <Pictures info={info} />
      <BasicsForm info={info} places={places} />
      <Place field="skill">
        <Skills skills={info.skills} />
      </Place>
      <Place field="education">
        <Educations educations={info.educations} />
      </Place>
      <Careers careers={info.careers} />
      <Accomplishments accomplishments={info.accomplishments} />
    </div>
  )
}

function Missing({ missing, origin }: { missing: OwnInfo['missing']; origin: string | null }) {
  const words = useWords(profileWords)
  const { search } = useLocation()
  const back = origin && (
    <SiteLink to={origin} className="font-medium text-accent underline">
      {words.back}
    </SiteLink>
  )
  if (missing.length === 0)
    return (
      <Callout kind="good" live>
        {words.missing.none} {back}
      </Callout>
    )
  return (
    <Callout kind="warn" title={words.missing.title}>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {missing.map(field => (
          <SiteLink key={field} to={`${search}#${field}`} className="font-medium text-accent underline">
            {words.fields[field]}
          </SiteLink>
        ))}
      </p>
      {back && <p className="mt-2">{back}</p>}
    </Callout>
  )
}
