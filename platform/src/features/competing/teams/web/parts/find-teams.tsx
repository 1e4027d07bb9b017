import { Suspense, useId, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { formatCount } from '../../../../../base/web/format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { teamWords } from '../../words.ts'
import { TeamRow } from './team-row.tsx'
import type { Ability, Team } from './types.ts'

const AskDialog = lazyPiece(() => import('./ask-dialog.tsx').then(module => module.AskDialog))

export type Filters = { search: string; hasRoom: boolean; wantsMembers: boolean }
type Props = {
  teams: Team[]
  total: number
  page: number
  perPage: number
  filters: Filters
  ask: Ability | null
  ownSize: number
}

/** All teams of the competition, to look through and to ask. What is chosen stands in the address. */
export function FindTeams({ teams, total, page, perPage, filters, ask, ownSize }: Props) {
  const words = useWords(teamWords)
  const submit = useSubmit()
  const reasonId = useId()
  const [asked, setAsked] = useState<Team>()
  const isBlocked = ask !== null && !ask.allowed
  const isFiltered = filters.search !== '' || filters.hasRoom || filters.wantsMembers
  return (
    <section aria-labelledby="find" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="find" className="text-2xl font-semibold">
          {words.find.title}{' '}
          <span className="text-base font-normal text-muted tabular-nums">{formatCount(total)}</span>
        </h2>
        <Form
          // Shows what the address says; a dialog that is open meanwhile stays.
          key={JSON.stringify(filters)}
          role="search"
          preventScrollReset
          className="flex w-full flex-wrap items-center gap-x-5 gap-y-3 sm:w-auto"
          onChange={event => {
            if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox')
              void submit(event.currentTarget, { preventScrollReset: true })
          }}
        >
          {(['hasRoom', 'wantsMembers'] as const).map(name => (
            <label key={name} className="flex items-center gap-2 text-sm">
              <Checkbox name={name} value="true" defaultChecked={filters[name]} />
              {words.find[name]}
            </label>
          ))}
          <span className="flex grow gap-2 sm:w-72">
            <Input
              type="search"
              name="search"
              maxLength={60}
              aria-label={words.find.search}
              placeholder={words.find.search}
              defaultValue={filters.search}
            />
            <Button type="submit" variant="secondary">
              {words.find.searchButton}
            </Button>
          </span>
        </Form>
      </div>
      {isBlocked && (
        <Callout kind="info">
          <span id={reasonId}>{ask.message}</span>
        </Callout>
      )}
      {teams.length === 0 ? (
        <EmptyState
          title={words.find.none}
          action={
            isFiltered && (
              <SiteLink to="?" preventScrollReset>
                {words.find.clear}
              </SiteLink>
            )
          }
        >
          {words.find.noneHint}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-clip rounded-2xl border border-line bg-card shadow-card">
          {teams.map(team => (
            <TeamRow
              key={team.id}
              team={team}
              reasonId={isBlocked ? reasonId : undefined}
              onAsk={() => setAsked(team)}
            />
          ))}
        </ul>
      )}
      <SitePages page={page} total={total} perPage={perPage} />
      <Suspense>
        {asked && (
          <AskDialog key={asked.id} team={asked} ownSize={ownSize} onClose={() => setAsked(undefined)} />
        )}
      </Suspense>
    </section>
  )
}
