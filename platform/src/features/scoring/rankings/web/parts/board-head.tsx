import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { FilterForm } from '../../../../../site/filter-form.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { HiddenInput } from '../../../../../ui/input.tsx'
import { useCompetition } from '../../../../competing/competitions/web/parts/competition-data.ts'
import {
  BoardChoices,
  ListChoices,
  RoundChoices,
} from '../../../../competing/schedules/web/parts/board-choices.tsx'
import { rankingWords } from '../../words.ts'

type Round = ReturnType<typeof useCompetition>['schedules'][number]

/** What a board is of, and the way to the others: rounds, boards ranked apart, lists, days; and to a team by its name. */
export function BoardHead({
  title,
  about,
  round,
  rankings,
  children,
}: {
  title: string
  about: readonly string[]
  round: Round | undefined
  rankings: { type: string; stage?: 0 | 1; search?: string }
  children?: ReactNode
}) {
  const words = useWords(rankingWords)
  const { id, schedules } = useCompetition()
  const kept = [...useSearchParams()[0]].filter(([name]) => !['search', 'page', 'day'].includes(name))
  const isDaily = rankings.stage === undefined
  const inRound = round ? `?${new URLSearchParams({ sch: String(round.id), type: rankings.type })}` : ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl font-semibold max-sm:sr-only">{title}</h2>
        <p className="text-sm text-muted tabular-nums">{about.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {!isDaily && (
          <FilterForm searchLabel={words.find} search={rankings.search ?? ''} isShort>
            {kept.map(([name, value]) => (
              <HiddenInput key={name} name={name} value={value} />
            ))}
          </FilterForm>
        )}
        {round && <RoundChoices rounds={schedules} scheduleId={round.id} board={rankings.type} />}
        <BoardChoices round={round} board={rankings.type} />
        {round && round.listBMode !== 'none' && !isDaily && (
          <ListChoices scheduleId={round.id} stage={rankings.stage ?? 0} />
        )}
        <ChoiceLinks
          label={words.when.label}
          chosen={isDaily ? 'daily' : 'live'}
          choices={[
            ['live', words.when.live, `${pathTo('/competitions/:id/ranking', { id })}${inRound}`],
            ['daily', words.when.byDay, `${pathTo('/competitions/:id/weekly-rankings', { id })}${inRound}`],
          ]}
        />
        {children}
      </div>
    </div>
  )
}
