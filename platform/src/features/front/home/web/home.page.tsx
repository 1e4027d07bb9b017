import { clsx } from 'clsx'
import { Suspense } from 'react'
import { redirect } from 'react-router'
import { pageLanguage } from '../../../../base/web/page-language.ts'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { CompetitionCard } from '../../../competing/competitions/web/parts/competition-card.tsx'
import { homeWords } from '../words.ts'
import { HomeSection } from './parts/home-section.tsx'
import { Numbers } from './parts/numbers.tsx'
import { RecentCompetitions } from './parts/recent-competitions.tsx'
import { Scoreboard } from './parts/scoreboard.tsx'
import { News } from './parts/news.tsx'
import type { Route } from './+types/home.page.ts'

/** An installation's first days, whose words no other home page has a use for. */
const NoCompetitions = lazyPiece(
  async () => (await import('../../../competing/competitions/web/parts/no-competitions.tsx')).NoCompetitions,
)

/** Seen by newcomers alone. */
const GuideOffer = lazyPiece(
  async () => (await import('../../../people/onboarding/web/parts/offer.tsx')).Offer,
)

/** For those who are signed in, with their words; visitors never fetch them. */
const Dashboard = lazyPiece(async () => {
  const [{ Dashboard: piece }] = await Promise.all([
    import('../../dashboard/web/parts/dashboard.tsx'),
    typeof document === 'undefined'
      ? undefined
      : pageLanguage() === 'en-US'
        ? import('../../dashboard/phrases.en.ts')
        : import('../../dashboard/phrases.zh.ts'),
  ])
  return piece
})

const FollowedFeed = lazyPiece(async () => {
  const [{ FollowedFeed: piece }] = await Promise.all([
    import('../../person-pages/web/parts/followed-feed.tsx'),
    typeof document === 'undefined'
      ? undefined
      : pageLanguage() === 'en-US'
        ? import('../../person-pages/activity-phrases.en.ts')
        : import('../../person-pages/activity-phrases.zh.ts'),
  ])
  return piece
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const isLanding = url.pathname.endsWith('/welcome')
  // Visitors have one home.
  if (isLanding && !viewer) throw redirect('/')
  const isOwn = viewer !== null && !isLanding
  const [home, offer, followed, mine] = await Promise.all([
    api('GET /api/home'),
    isOwn && api('GET /api/users/guide/offer'),
    isOwn && api('GET /api/activity', { query: { per_page: 8 } }),
    isOwn && api('GET /api/home/mine'),
  ])
  return { ...home, followed, mine, isGuideOffered: offer && offer.isOffered }
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, homeWords, () => ({ title: null }))

/** For visitors what is on; for whoever is signed in their own home, and what is on at an address of its own. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const words = useWords(homeWords)
  const { mine, followed, isGuideOffered, recent, news } = loaderData
  if (!mine) return <Landing home={loaderData} />
  const isNew = (card: (typeof recent)[number]) =>
    card.state !== 'out_service' && !mine.entered.some(({ competition }) => competition.id === card.id)
  const fresh = recent.filter(isNew).slice(0, 4)
  return (
    <Suspense>
      <Dashboard
        mine={mine}
        top={isGuideOffered && <GuideOffer />}
        feed={followed && <FollowedFeed followed={followed} />}
        aside={
          <>
            {fresh.length > 0 && (
              <HomeSection
                id="recent"
                title={words.recent}
                more={{ to: '/competitions?sort=newest', text: words.all }}
                isSmall
              >
                <RecentCompetitions cards={fresh} isSmall />
              </HomeSection>
            )}
            {news.length > 0 && (
              <HomeSection
                id="news"
                title={words.news}
                more={{ to: '/information', text: words.allNews }}
                isSmall
              >
                <News articles={news} />
              </HomeSection>
            )}
          </>
        }
      />
    </Suspense>
  )
}

/** What is on. */
function Landing({ home }: { home: Route.ComponentProps['loaderData'] }) {
  const words = useWords(homeWords)
  const { featured, recent, numbers, news, newestScores } = home
  return (
    <>
      <section className="squared -mt-16 bg-linear-to-b from-accent-soft to-page pt-28 pb-14 lg:pt-32 lg:pb-16">
        <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-12 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <div>
            <h1 className="text-[clamp(2.5rem,11.5vw,4.5rem)] break-keep leading-[1.12] font-extrabold text-balance">
              {words.hero}
            </h1>
            <p className="mt-6 max-w-[34rem] text-lg text-muted sm:text-xl">{words.lead}</p>
            <p className="mt-8 flex flex-wrap gap-3">
              <SiteLink to="/competitions" className={buttonClass({ size: 'large' })}>
                {words.browse}
              </SiteLink>
              <SiteLink to="/information" className={buttonClass({ variant: 'secondary', size: 'large' })}>
                {words.how}
              </SiteLink>
            </p>
          </div>
          <Scoreboard scores={newestScores} isOn={recent.length > 0} />
        </div>
      </section>
      <div className="mx-auto grid max-w-6xl gap-16 px-4 sm:px-6">
        {recent.length > 0 && <Numbers numbers={numbers} />}
        {featured.length > 0 && (
          <HomeSection id="featured" title={words.featured} more={{ to: '/competitions', text: words.all }}>
            <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {featured.map(card => (
                <CompetitionCard key={card.id} card={card} />
              ))}
            </div>
          </HomeSection>
        )}
        <div className={clsx('grid gap-16', news.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_25rem]')}>
          {recent.length > 0 ? (
            <HomeSection
              id="recent"
              title={words.recent}
              more={{ to: '/competitions?sort=newest', text: words.all }}
            >
              <RecentCompetitions cards={recent} />
            </HomeSection>
          ) : (
            <Suspense>
              <NoCompetitions />
            </Suspense>
          )}
          {news.length > 0 && (
            <HomeSection id="news" title={words.news} more={{ to: '/information', text: words.allNews }}>
              <News articles={news} />
            </HomeSection>
          )}
        </div>
      </div>
    </>
  )
}
