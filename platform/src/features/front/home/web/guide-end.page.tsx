import type { Answer } from '../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { CompetitionCard } from '../../../competing/competitions/web/parts/competition-card.tsx'
import { StepCard } from '../../../people/onboarding/web/parts/step-card.tsx'
import { useGuide } from '../../../people/onboarding/web/parts/use-guide.ts'
import { guideWords } from '../../../people/onboarding/words.ts'
import type { Route } from './+types/guide-end.page.ts'

type List = Answer<SiteCalls['GET /api/competitions']>
/** Of the list's states: sign-up is open. */
const open = 3
const shown = 3
/** Three that are open, those first that fit: by what somebody can do, by what interests them, for beginners. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const find = (query: { indCode?: string; tagCode?: string; raceId?: number }) =>
    api('GET /api/competitions', { query: { ...query, cmptStatus: open, per_page: shown } })
  const [guide, all] = await Promise.all([api('GET /api/users/guide'), find({})])
  const skills = new Set(guide.userTags.map(({ name }) => name.toLowerCase()))
  const tag = all.cmptTags
    .flatMap(one => [one, ...one.sub])
    .find(one => one.code !== '' && [one.nameCn, one.nameEn].some(name => skills.has(name.toLowerCase())))
  const category = all.raceCategory.find(one => one.isForBeginners)
  const industry = guide.proInfo.industry[0]
  // Always as many reads, whatever somebody has told.
  const fitting = await Promise.all([
    tag ? find({ tagCode: tag.code }) : all,
    industry ? find({ indCode: industry }) : all,
    category ? find({ raceId: category.id }) : all,
  ])
  return {
    competitions: firstOf([
      ...(tag ? [fitting[0]] : []),
      ...(industry ? [fitting[1]] : []),
      ...(category ? [fitting[2]] : []),
      all,
    ]),
  }
}

function firstOf(lists: readonly List[]): List['recommends'] {
  const found = new Map(lists.flatMap(({ cmpt }) => cmpt.competitions.map(one => [one.id, one] as const)))
  return [...found.values()].slice(0, shown)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, guideWords, words => ({ title: words.steps[5], isUnlisted: true }))

/** The end of the guide: where to begin. */
export default function GuideEndPage({ loaderData: { competitions } }: Route.ComponentProps) {
  const { finish } = useWords(guideWords)
  const { origin } = useGuide()
  return (
    <StepCard title={finish.title} lead={finish.lead}>
      {competitions.length === 0 ? (
        <EmptyState title={finish.none}>{finish.noneHint}</EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {competitions.map(one => (
            <li key={one.id}>
              <CompetitionCard card={one} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {origin && (
          <SiteLink to={origin} className={buttonClass()}>
            {finish.back}
          </SiteLink>
        )}
        <SiteLink to="/competitions" className={buttonClass({ variant: origin ? 'secondary' : 'primary' })}>
          {finish.all}
        </SiteLink>
        <SiteLink to="/users/v2/setting-userinfo" className={buttonClass({ variant: 'secondary' })}>
          {finish.profile}
        </SiteLink>
      </div>
    </StepCard>
  )
}
