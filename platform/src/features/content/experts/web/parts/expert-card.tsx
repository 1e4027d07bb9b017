import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { Badge } from '../../../../../ui/badge.tsx'

export type ExpertCardData = Answer<SiteCalls['GET /api/experts']>['list'][number]

/** An expert as lists show them. */
export function ExpertCard({
  expert,
  heading: Heading = 'h2',
}: {
  expert: ExpertCardData
  heading?: 'h2' | 'h3'
}) {
  return (
    <article className="group relative flex h-full flex-col rounded-2xl border border-line bg-card p-6 shadow-card transition-colors hover:border-accent hover:shadow-float has-focus-visible:border-accent">
      <div className="flex items-center gap-4">
        <Avatar name={expert.name} picture={expert.photo} />
        <div className="min-w-0">
          <Heading className="text-lg leading-snug font-semibold">
            <SiteLink
              to={pathTo('/experts/:type/:id', { type: expert.kind, id: expert.id })}
              className="no-underline after:absolute after:inset-0 group-hover:text-accent"
            >
              {expert.name}
            </SiteLink>
          </Heading>
          <p className="text-sm text-muted">
            {expert.organisation} · {expert.position}
          </p>
        </div>
      </div>
      <p className="mt-4 line-clamp-3 text-sm">{expert.summary}</p>
      <p className="mt-auto flex flex-wrap gap-2 pt-4">
        {expert.fields.map(field => (
          <Badge key={field.code}>{field.name}</Badge>
        ))}
      </p>
    </article>
  )
}
