import { data, Outlet, useLocation } from 'react-router'
import { messageOf } from '../../../../base/contract/failure.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteNavLink } from '../../../../site/site-link.tsx'
import { pathTo } from '../../../../site/path-to.ts'
import { useWords } from '../../../../site/use-site.ts'
import { profileFaults } from '../../../people/profiles/faults.ts'
import { personWords } from '../words.ts'
import { Facts } from './parts/facts.tsx'
import { PersonHead } from './parts/person-head.tsx'
import type { Person } from './parts/person-data.ts'
import type { Route } from './+types/person.layout.ts'

const isNumber = /^[1-9]\d{0,15}$/

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, lang, viewer } = context.get(pageContext)
  if (!isNumber.test(params.id) || !Number.isSafeInteger(Number(params.id)))
    throw data({ message: messageOf(profileFaults.noSuchPerson, lang) }, { status: 404 })
  const id = Number(params.id)
  const [profile, { territory }] = await Promise.all([
    api('GET /api/users/{id}/profile', { params: { id } }),
    api('GET /api/ip-territory/queryByUserId', { query: { userId: id } }),
  ])
  return { profile, territory, isOwn: viewer?.userId === profile.id }
}

const tabs = [
  '',
  'practice',
  'publishes',
  'articles',
  'datasets',
  'notebook',
  'collections',
  'followings',
  'followers',
] as const

const addressOf = (tab: (typeof tabs)[number], id: number) =>
  tab === '' ? pathTo('/users/:id', { id }) : pathTo(`/users/:id/${tab}`, { id })

/** What all pages of somebody stand under: who they are, what they tell of themselves, and the way to all they did. */
export default function PersonLayout({ loaderData }: Route.ComponentProps) {
  const words = useWords(personWords)
  const person: Person = loaderData
  const { id } = person.profile
  // On a phone whoever chose a part sees it at once; what the person tells of themselves follows.
  const isOverview = useLocation().pathname === addressOf('', id)
  return (
    <>
      <PersonHead {...person} />
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-10 gap-y-8 px-4 pb-16 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        {isOverview && <Facts {...person} />}
        <div className="min-w-0 lg:col-start-2">
          <nav
            aria-label={words.tabs.label}
            className="tab-row -mx-4 border-b border-line px-1 sm:mx-0 sm:px-0"
          >
            <ul className="flex w-max pr-8 sm:gap-3.5 sm:pr-0">
              {tabs.map(tab => (
                <li key={tab} className="px-3 sm:px-0">
                  <SiteNavLink to={addressOf(tab, id)} end={tab === ''} className="tab">
                    {words.tabs[tab]}
                  </SiteNavLink>
                </li>
              ))}
              {person.isOwn && (
                <li className="px-3 sm:px-0">
                  <SiteNavLink to="/users/settings-v2" className="tab">
                    {words.tabs.settings}
                  </SiteNavLink>
                </li>
              )}
            </ul>
          </nav>
          <div className="mt-8 grid grid-cols-1 gap-6">
            <Outlet context={person} />
          </div>
        </div>
        {!isOverview && (
          <div className="lg:col-start-1 lg:row-start-1">
            <Facts {...person} />
          </div>
        )}
      </div>
    </>
  )
}
