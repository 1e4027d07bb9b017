import { formatCount } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { bidWords } from '../words.ts'
import { stateTones } from './parts/need-facts.ts'
import type { Route } from './+types/own-needs.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/bids/own')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, bidWords, words => ({ title: words.own.title, isUnlisted: true }))

const row =
  'flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-card px-4 py-3'

/** What somebody has posted, and what they have bid on. */
export default function OwnNeedsPage({ loaderData: { needs, bids } }: Route.ComponentProps) {
  const words = useWords(bidWords)
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-10 px-4 py-10 sm:px-6">
      <PageHead
        title={words.own.title}
        action={
          <SiteLink to="/unveil/new" className={buttonClass()}>
            {words.post}
          </SiteLink>
        }
      />
      <section className="grid gap-4">
        <h2 className="text-2xl font-bold">{words.own.needs}</h2>
        {needs.length === 0 && <p className="text-muted">{words.own.noNeeds}</p>}
        <ul className="grid gap-3">
          {needs.map(need => (
            <li key={need.id} className={row}>
              <SiteLink
                to={pathTo(['draft', 'submitted'].includes(need.state) ? '/unveil/:id/edit' : '/unveil/:id', {
                  id: need.id,
                })}
                className="font-medium"
              >
                {need.title}
              </SiteLink>
              <span className="flex items-center gap-3 text-sm text-muted tabular-nums">
                {words.bidCount(formatCount(need.bids))}
                {need.isTakenDown && <Badge tone="warn">{words.takenDown}</Badge>}
                <Badge tone={stateTones[need.state]}>{words.states[need.state]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-4">
        <h2 className="text-2xl font-bold">{words.own.bids}</h2>
        {bids.length === 0 && <p className="text-muted">{words.own.noBids}</p>}
        <ul className="grid gap-3">
          {bids.map(bid => (
            <li key={bid.needId} className={row}>
              {bid.isTakenDown ? (
                <span className="font-medium">{bid.title}</span>
              ) : (
                <SiteLink to={pathTo('/unveil/:id', { id: bid.needId })} className="font-medium">
                  {bid.title}
                </SiteLink>
              )}
              <span className="flex items-center gap-3">
                {bid.isTakenDown && <Badge tone="warn">{words.takenDown}</Badge>}
                {bid.isAwarded ? (
                  <Badge tone="good">{words.own.isAwarded}</Badge>
                ) : (
                  bid.isShortlisted && <Badge tone="good">{words.bid.shortlisted}</Badge>
                )}
                <Badge tone={stateTones[bid.state]}>{words.states[bid.state]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
