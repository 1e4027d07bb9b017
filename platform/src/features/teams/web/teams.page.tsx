import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { Answer } from '../../../base/contract/call.ts'
import { ApiError } from '../../../base/contract/client.ts'
import { formatCount } from '../../../base/web/format.ts'
import type { SiteCalls } from '../../../calls.ts'
import { useApi } from '../../../site/browser-api.ts'
import { pageContext } from '../../../site/page-context.ts'
import { SitePages } from '../../../site/site-pages.tsx'
import { useSite, useWords } from '../../../site/use-site.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { teamWords } from '../words.ts'
import { competitionMeta } from '../../competitions/web/parts/competition-meta.ts'
import type { Route } from './+types/teams.page.ts'

type Team = Answer<SiteCalls['GET /api/teams']>['teams'][number]
const perPage = 21
const mostFaces = 5

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const search = url.searchParams.get('search') ?? ''
  const page = url.searchParams.get('page') ?? '1'
  const cmptId = params.id as never
  const [own, all] = await Promise.all([
    api('GET /api/teams', { query: { cmptId, userId: (viewer?.userId ?? 0) as never, per_page: 1 } }),
    api('GET /api/teams', { query: { cmptId, search, page: page as never, per_page: perPage } }),
  ])
  return { own: own.teams[0] ?? null, ...all, search, page: Number(page) }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'teams')

export default function TeamsPage({ loaderData: { own, teams, total, search, page } }: Route.ComponentProps) {
  const words = useWords(teamWords)
  return (
    <div className="grid gap-12">
      <section aria-labelledby="own" className="grid gap-4">
        <h2 id="own" className="text-2xl font-semibold">
          {words.own}
        </h2>
        {own ? (
          <OwnTeam key={own.id} team={own} />
        ) : (
          <EmptyState title={words.none}>{words.noneHint}</EmptyState>
        )}
      </section>
      <section aria-labelledby="others" className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="others" className="text-2xl font-semibold">
            {words.others}{' '}
            <span className="text-base font-normal text-muted tabular-nums">{formatCount(total)}</span>
          </h2>
          <Form role="search" className="flex w-full gap-2 sm:w-80">
            <input
              type="search"
              name="search"
              aria-label={words.search}
              placeholder={words.search}
              defaultValue={search}
              className="field"
            />
            <Button type="submit" variant="secondary">
              {words.searchButton}
            </Button>
          </Form>
        </div>
        {teams.length === 0 && <EmptyState title={words.noneFound}>{words.noneFoundHint}</EmptyState>}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {teams.map(team => (
            <li key={team.id} className="rounded-2xl border border-line bg-card p-5 shadow-card">
              <p className="font-semibold">{team.name}</p>
              {team.manifesto && <p className="mt-1 line-clamp-2 text-sm text-muted">{team.manifesto}</p>}
              <p className="mt-4 flex items-center gap-3 text-sm text-muted">
                <span className="flex -space-x-1">
                  {team.members.slice(0, mostFaces).map(member => (
                    <span key={member.id} className="rounded-full ring-2 ring-card" title={member.name}>
                      <Avatar name={member.name} picture={member.avatar} size="small" />
                    </span>
                  ))}
                </span>
                <span className="min-w-0 truncate">
                  {words.captain} {team.captain?.name}
                </span>
                <span className="ml-auto shrink-0 tabular-nums">{words.people(team.members.length)}</span>
              </p>
            </li>
          ))}
        </ul>
        <SitePages page={page} total={total} perPage={perPage} />
      </section>
    </div>
  )
}

const fields = ['name', 'manifesto', 'announcement', 'mentor', 'mentorUnit'] as const
const wideFields: ReadonlySet<string> = new Set(['name', 'manifesto', 'announcement'])

function OwnTeam({ team }: { team: Team }) {
  const words = useWords(teamWords)
  const { viewer } = useSite()
  const api = useApi()
  const revalidator = useRevalidator()
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(fields.map(field => [field, team[field]])) as Record<
        (typeof fields)[number],
        string
      >,
  )
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string }>()
  const isCaptain = team.captain?.id === viewer?.id
  const save = async () => {
    try {
      await api('PUT /api/teams/{id}', { params: { id: team.id }, body: values })
      setSaid({ kind: 'good', text: words.saved })
      await revalidator.revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isUnseen = error.issues.some(issue => issue.code === 'invisible')
      setSaid({ kind: 'bad', text: isUnseen ? words.nameUnseen : error.message })
    }
  }
  return (
    <Card className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <form
        className="grid content-start gap-5 sm:grid-cols-2"
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        {fields.map(field => (
          <label key={field} className={wideFields.has(field) ? 'text-sm sm:col-span-2' : 'text-sm'}>
            {words[field]}
            <input
              className="field mt-1"
              maxLength={field === 'name' ? 60 : 300}
              readOnly={!isCaptain}
              value={values[field]}
              onChange={event => setValues({ ...values, [field]: event.target.value })}
            />
          </label>
        ))}
        {said && (
          <div className="sm:col-span-2">
            <Callout kind={said.kind} live>
              {said.text}
            </Callout>
          </div>
        )}
        <div className="sm:col-span-2">
          <Button type="submit" disabledReason={isCaptain ? undefined : words.captainOnly}>
            {words.save}
          </Button>
        </div>
      </form>
      <div className="max-lg:order-first">
        <h3 className="flex items-baseline justify-between gap-4 text-sm font-semibold">
          {words.members}
          <span className="font-normal text-muted tabular-nums">{words.people(team.members.length)}</span>
        </h3>
        <ul className="mt-3 grid gap-3">
          {team.members.map(member => (
            <li key={member.id} className="flex items-center gap-3">
              <Avatar name={member.name} picture={member.avatar} />
              <span className="min-w-0 truncate font-medium">{member.name}</span>
              {member.role === 'captain' && <Badge tone="accent">{words.captain}</Badge>}
            </li>
          ))}
        </ul>
        <p className="mt-5 border-t border-line pt-4 text-sm text-muted tabular-nums">{words.id(team.id)}</p>
      </div>
    </Card>
  )
}
