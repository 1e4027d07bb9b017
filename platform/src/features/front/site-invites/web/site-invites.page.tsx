import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { getInviteRank } from '../../../community/invites/contract.ts'
import { InviteActivity } from '../../../community/invites/web/parts/invite-activity.tsx'
import { Band } from '../../../content/pages/web/parts/band.tsx'
import { pageOf } from '../../../content/pages/web/parts/optional-page.ts'
import { PageHeading } from '../../../content/pages/web/parts/page-head.tsx'
import { ShownPage } from '../../../content/pages/web/parts/shown-page.tsx'
import { shareOfSite } from '../../../content/pages/web/parts/share-of-site.ts'
import { siteInviteWords } from '../words.ts'
import type { Route } from './+types/site-invites.page.ts'

export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const [written, { activities }] = await Promise.all([
    pageOf(api, name, 'invite'),
    api('GET /api/sites/{name}/invites', { params: { name } }),
  ])
  const { name: asked, page } = readQuery(getInviteRank, url)
  const chosen = activities.find(one => one.name === asked) ?? activities[0]
  if (!chosen) return { written, activities, chosen: null }
  const query = { name: chosen.name }
  const [rank, own] = await Promise.all([
    api('GET /api/v1/race-special/wap/activity/get-rank', { query: { ...query, page, per_page: 20 } }),
    viewer ? api('GET /api/v1/race-special/wap/activity/get-self-invite', { query }) : null,
  ])
  return { written, activities, chosen: { ...chosen, rank, own } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, siteInviteWords, words => ({
    title: loaderData?.written?.title ?? words.title,
    description: loaderData?.written?.description,
    share: shareOfSite(matches),
  }))

/** What a sponsor's editors wrote about inviting, and the invite boards of the competitions that the site shows. */
export default function SiteInvitesPage({ loaderData, params: { name } }: Route.ComponentProps) {
  const words = useWords(siteInviteWords)
  const { written, activities, chosen } = loaderData
  const base = pathTo('/special/:name/invite', { name })
  return (
    <>
      {written ? <ShownPage page={written} /> : <PageHeading title={words.title} description="" />}
      <Band id="invites" tone="plain">
        <div className="grid grid-cols-1 gap-6">
          {activities.length > 1 && (
            <ChoiceLinks
              label={words.choose}
              chosen={chosen?.name}
              choices={activities.map(
                one => [one.name, one.competition.title, `${base}?name=${one.name}`] as const,
              )}
            />
          )}
          {chosen ? (
            <InviteActivity
              key={chosen.name}
              title={chosen.competition.title}
              rank={chosen.rank}
              own={chosen.own}
            />
          ) : (
            <EmptyState
              title={words.none}
              action={
                <SiteLink to={pathTo('/special/:name/competition', { name })}>
                  {words.toCompetitions}
                </SiteLink>
              }
            >
              {words.noneHint}
            </EmptyState>
          )}
        </div>
      </Band>
    </>
  )
}
