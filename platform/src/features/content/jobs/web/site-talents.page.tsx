import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { PersonAvatar, PersonLink } from '../../../../site/person-link.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { CheckField, TextField } from '../../../../ui/field.tsx'
import { pillClass } from '../../../../ui/pill-class.ts'
import { Band } from '../../pages/web/parts/band.tsx'
import { pageOf } from '../../pages/web/parts/optional-page.ts'
import { PageHeading } from '../../pages/web/parts/page-head.tsx'
import { ShownPage } from '../../pages/web/parts/shown-page.tsx'
import { listTalents } from '../contract.ts'
import { mostSkills, skillsIn, talentsPerPage } from '../rules.ts'
import { jobWords } from '../words.ts'
import { SignInLink } from './parts/sign-in-link.tsx'
import type { Route } from './+types/site-talents.page.ts'

type Talents = Answer<SiteCalls['GET /api/sites/{name}/talents']>

export async function loader({ context, params: { name }, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { search, hasMedal, page } = readQuery(listTalents, url)
  const query = { search, hasMedal, page, per_page: talentsPerPage }
  const [written, talents] = await Promise.all([
    pageOf(api, name, 'talent'),
    api('GET /api/sites/{name}/talents', { params: { name }, query }),
  ])
  return { written, ...talents, search, hasMedal, page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, jobWords, words => ({
    title: loaderData?.written?.title ?? words.talents,
    description: loaderData?.written?.description ?? words.talentsAbout,
  }))

/** People who are open to offers of a sponsor, and the way to be among them. */
export default function SiteTalentsPage({ loaderData, params: { name } }: Route.ComponentProps) {
  const words = useWords(jobWords)
  const { viewer } = useSite()
  const { written, list, total, skills, own, search, hasMedal, page } = loaderData
  return (
    <>
      {written ? (
        <ShownPage page={written} />
      ) : (
        <PageHeading title={words.talents} description={words.talentsAbout} />
      )}
      <Band id="talents" tone="plain" title={written ? words.talents : ''}>
        <div className="grid grid-cols-1 gap-6">
          <FilterForm searchLabel={words.skill} search={search} maxLength={40}>
            {list.length > 0 && (
              <FilterSelect
                name="hasMedal"
                label={words.medalOnly}
                value={hasMedal ? 'true' : 'false'}
                options={[
                  ['false', words.anySkill],
                  ['true', words.medalOnly],
                ]}
              />
            )}
          </FilterForm>
          {skills.length > 0 && (
            <ul aria-label={words.skill} className="flex flex-wrap gap-2">
              {skills.map(one => (
                <li key={one.skill}>
                  <SiteLink
                    to={`?${new URLSearchParams({ search: one.skill })}`}
                    aria-current={one.skill === search ? 'page' : undefined}
                    className={pillClass(one.skill === search)}
                  >
                    {one.skill} {formatCount(one.people)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm text-muted tabular-nums" role="status">
            {words.people(formatCount(total))}
          </p>
          {list.length === 0 ? (
            <EmptyState title={words.noTalents}>{words.noTalentsHint}</EmptyState>
          ) : (
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {list.map(one => (
                <li key={one.user.id} className="rounded-2xl border border-line bg-card p-6 shadow-card">
                  <TalentCard talent={one} />
                </li>
              ))}
            </ul>
          )}
          <SitePages page={page} total={total} perPage={talentsPerPage} />
        </div>
      </Band>
      <Band id="join" tone="tinted" title={words.join.title} lead={words.join.lead}>
        {viewer ? <Join name={name} own={own} /> : <SignInLink label={words.join.signIn} />}
      </Band>
    </>
  )
}

function TalentCard({ talent }: { talent: Talents['list'][number] }) {
  const words = useWords(jobWords)
  return (
    <article className="grid gap-3">
      <p className="flex items-center gap-3">
        <PersonAvatar person={talent.user} />
        <PersonLink person={talent.user} className="font-semibold" />
      </p>
      <p className="text-sm">{talent.headline}</p>
      <p className="flex flex-wrap gap-2">
        {(['gold', 'silver', 'bronze'] as const).map(
          medal =>
            talent.medals[medal] > 0 && (
              <Badge key={medal} tone="accent">
                {words[medal](formatCount(talent.medals[medal]))}
              </Badge>
            ),
        )}
        {talent.skills.map(skill => (
          <Badge key={skill}>{skill}</Badge>
        ))}
      </p>
    </article>
  )
}

function Join({ name, own }: { name: string; own: Talents['own'] }) {
  const { join: words, apply } = useWords(jobWords)
  const api = useApi()
  const leaving = useMutation()
  const editing = useForm({
    name: `talent:${name}`,
    saved: {
      value: {
        headline: own?.headline ?? '',
        skills: own?.skills.join(', ') ?? '',
        hasConsented: own !== null,
      },
      tag: '',
    },
    save: async value => {
      const skills = skillsIn(value.skills).slice(0, mostSkills)
      await api('PUT /api/sites/{name}/talents/own', {
        params: { name },
        body: { headline: value.headline, skills, hasConsented: true },
      })
      return { value: { ...value, skills: skills.join(', ') }, tag: '' }
    },
    check: ({ hasConsented }) => ({ hasConsented: hasConsented ? undefined : apply.consentMissing }),
  })
  const { value, set, field } = editing
  return (
    <Card>
      <form {...editing.props} className="grid gap-5">
        {own && <Callout kind="good">{words.shown}</Callout>}
        <TextField
          label={words.headline}
          hint={words.headlineHint}
          maxLength={120}
          required
          {...field('headline')}
        />
        <TextField
          label={words.skills}
          hint={words.skillsHint}
          maxLength={300}
          required
          {...field('skills')}
        />
        <CheckField
          label={words.consent}
          checked={value.hasConsented}
          onChange={hasConsented => set({ hasConsented })}
          problem={field('hasConsented').problem}
        />
        {(editing.problem ?? leaving.problem) && (
          <Callout kind="bad" live>
            {editing.problem ?? leaving.problem}
          </Callout>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={editing.isBusy}>
            {own ? words.change : words.submit}
          </Button>
          {own && (
            <Button
              variant="secondary"
              busy={leaving.isBusy}
              onClick={() =>
                void leaving.run(() => api('DELETE /api/sites/{name}/talents/own', { params: { name } }))
              }
            >
              {words.leave}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
