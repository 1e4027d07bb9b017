import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { FormOutline } from '../../forms/web/parts/form-outline.tsx'
import { formPurposes } from '../rules.ts'
import { editionWords } from '../words.ts'
import { EditionHero } from './parts/edition-hero.tsx'
import { Part, Schedule, Tracks, WhoMay } from './parts/edition-parts.tsx'
import type { Route } from './+types/edition.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return { edition: await api('GET /api/spic/{id}', { params: { id: Number(params.id) } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, editionWords, words => ({
    title: loaderData?.edition.name ?? words.title,
    description: loaderData?.edition.summary ?? words.about,
  }))

/** An edition whole: what it is, when, in which tracks, and what people will be asked. */
export default function EditionPage({ loaderData: { edition } }: Route.ComponentProps) {
  const words = useWords(editionWords)
  return (
    <>
      <EditionHero edition={edition} />
      <Part id="schedule" title={words.schedule}>
        <Schedule edition={edition} />
      </Part>
      <Part id="tracks" title={words.tracks}>
        <Tracks tracks={edition.tracks} />
      </Part>
      <section className="mt-10 max-w-[44rem]">
        <div className="prose text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: edition.html }} />
      </section>
      <Part id="who" title={words.who}>
        <WhoMay edition={edition} />
      </Part>
      <Part id="forms" title={words.forms.title}>
        <p className="mb-6 text-muted">{words.forms.lead}</p>
        <div className="grid gap-6 lg:grid-cols-2">
          {formPurposes.map(purpose => (
            <Card key={purpose} as="section">
              <h3 className="mb-4 font-semibold">{words.forms[purpose]}</h3>
              <FormOutline label={words.forms[purpose]} fields={edition.forms[purpose]} />
            </Card>
          ))}
        </div>
        <p className="mt-8">
          <SiteLink to="/spic">{words.all}</SiteLink>
        </p>
      </Part>
    </>
  )
}
