import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { expertWords } from '../words.ts'
import type { Route } from './+types/expert.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return { expert: await api('GET /api/experts/{expertId}', { params: { expertId: Number(params.id) } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, expertWords, words => ({
    title: loaderData?.expert.name ?? words.title,
    description: loaderData?.expert.summary ?? words.description,
  }))

/** Who an expert is, and where else to find them. */
export default function ExpertPage({ loaderData: { expert } }: Route.ComponentProps) {
  const words = useWords(expertWords)
  return (
    <article className="mx-auto grid w-full max-w-[44rem] gap-8">
      <header className="flex flex-wrap items-center gap-6">
        <Avatar name={expert.name} picture={expert.photo} size="large" />
        <div className="min-w-0 grow basis-72">
          <p className="text-sm font-medium text-accent">{words.kinds[expert.kind]}</p>
          <h1 className="mt-1 text-3xl font-bold sm:text-4xl">{expert.name}</h1>
          <p className="mt-2 text-muted">
            {expert.organisation} · {expert.position}
          </p>
          <p className="mt-3 flex flex-wrap gap-2">
            {expert.fields.map(field => (
              <Badge key={field.code}>{field.name}</Badge>
            ))}
          </p>
        </div>
      </header>
      <p className="text-lg">{expert.summary}</p>
      {expert.html !== '' && (
        <div className="prose text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: expert.html }} />
      )}
      <p className="flex flex-wrap gap-3">
        {expert.user && (
          <SiteLink to={pathTo('/users/:id', { id: expert.user.id })} className={buttonClass()}>
            {words.profile}
          </SiteLink>
        )}
        <SiteLink to={pathTo(`/experts/${expert.kind}`)} className={buttonClass({ variant: 'secondary' })}>
          {words.back}
        </SiteLink>
      </p>
    </article>
  )
}
