import { Plus } from 'lucide-react'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useProblemAt } from '../../../../site/use-problem-at.ts'
import type { Round } from '../rounds.contract.ts'
import { mostRounds, planProblems, scheduleTitle } from '../rules.ts'
import { roundWords } from '../round-words.ts'
import { newRound } from './parts/new-round.ts'
import { RoundCard } from './parts/round-card.tsx'
import { RoundTimeline } from './parts/round-timeline.tsx'
import type { Route } from './+types/rounds.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context
    .get(pageContext)
    .api('GET /api/admin/competitions/{id}/rounds', { params: { id: Number(params.id) } })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, roundWords, words => ({ title: words.rounds.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(roundWords, lang).rounds.title }

/** All rounds on one page and in one save: what is impossible shows while it is typed. */
export default function RoundsPage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(roundWords)
  const lang = useLang()
  const api = useApi()
  const competitionId = Number(params.id)
  const { value: saved, tag, zone, startAt, endAt, inUse } = loaderData
  const editing = useForm({
    name: `competition:${params.id}:rounds`,
    saved: { value: saved, tag },
    save: (value, tag) =>
      api('PUT /api/admin/competitions/{id}/rounds', {
        params: { id: competitionId },
        body: { value: { rounds: value.rounds.map(trimmed) }, tag },
      }),
  })
  const { rounds } = editing.value
  const serverProblemAt = useProblemAt(editing.issues)
  const problems = planProblems(rounds.map(planned), {
    startAt: new Date(startAt),
    endAt: new Date(endAt),
  })
  const textOf = (code: string) =>
    Object.hasOwn(words.problems, code)
      ? (words.problems[code as (typeof problems)[number]['code']] as string)
      : undefined
  const problemAt = (index: number) => (field: keyof Round) => {
    const own = problems.find(problem => problem.round === index && problem.field === field)
    if (own) return textOf(own.code)
    const path = `value.rounds.${index}.${field}`
    const issue = editing.issues.find(one => one.path === `body.${path}`)
    return (issue && textOf(issue.code)) ?? serverProblemAt(path)
  }
  const change = (index: number, next: Partial<Round>) =>
    editing.set({ rounds: rounds.map((round, at) => (at === index ? { ...round, ...next } : round)) })
  // Named by their place in time, as visitors see them; a card keeps its place while it is edited.
  const placeOf = (index: number) => {
    const start = Date.parse(rounds[index]?.startAt ?? '')
    return rounds.filter(
      (round, at) => Date.parse(round.startAt) < start || (Date.parse(round.startAt) === start && at < index),
    ).length
  }
  const names = rounds.map((round, index) =>
    scheduleTitle(placeOf(index), localize({ zh: round.titleZh, en: round.titleEn }, lang), lang),
  )
  const isWrong = (round: number, field: keyof Round) =>
    problems.some(problem => problem.round === round && problem.field === field)
  const add = (
    <Button
      variant="secondary"
      disabledReason={rounds.length >= mostRounds ? words.rounds.full : undefined}
      onClick={() => editing.set({ rounds: [...rounds, newRound(rounds, { zone, startAt, endAt })] })}
    >
      <Plus className="size-4" aria-hidden="true" />
      {words.rounds.add}
    </Button>
  )
  return (
    <AdminPage title={words.rounds.title} lead={words.rounds.lead}>
      <EditingForm editing={editing} problems={editing.issues.flatMap(issue => textOf(issue.code) ?? [])}>
        {rounds.length === 0 ? (
          <EmptyState title={words.rounds.empty} action={add}>
            {words.rounds.emptyHint}
          </EmptyState>
        ) : (
          <RoundTimeline
            rounds={rounds}
            names={names}
            zone={zone}
            startAt={startAt}
            endAt={endAt}
            isWrong={isWrong}
            onMove={(index, field, instant) => change(index, { [field]: instant })}
          />
        )}
        {problems.length > 0 && (
          <Callout kind="warn" title={words.problems.title} live>
            <ul className="mt-1 list-disc pl-5">
              {problems.map(problem => (
                <li key={`${problem.round} ${problem.field} ${problem.code}`}>
                  {words.problems.at(problem.round + 1, textOf(problem.code) ?? problem.code)}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        {rounds.map((round, index) => (
          <RoundCard
            key={round.id ?? `new ${index}`}
            round={round}
            index={placeOf(index)}
            competitionId={competitionId}
            zone={zone}
            isInUse={round.id !== null && inUse.includes(round.id)}
            onChange={next => change(index, next)}
            onRemove={() => editing.set({ rounds: rounds.filter((_one, at) => at !== index) })}
            problemAt={problemAt(index)}
            boardProblemAt={path => serverProblemAt(`value.rounds.${index}.subRanks.${path}`)}
          />
        ))}
        {rounds.length > 0 && <div>{add}</div>}
      </EditingForm>
    </AdminPage>
  )
}

const date = (text: string | null) => (text === null ? null : new Date(text))
const planned = (round: Round) => ({
  startAt: new Date(round.startAt),
  endAt: new Date(round.endAt),
  listAStart: new Date(round.listAStart),
  listAEnd: new Date(round.listAEnd),
  listBMode: round.listBMode,
  listBStart: date(round.listBStart),
  listBEnd: date(round.listBEnd),
  subRanks: named(round),
})

/** A new board that was left empty is none. */
const named = (round: Round): Round['subRanks'] =>
  round.subRanks
    .map(({ key, zh, en }) => ({ key, zh: zh.trim(), en: en.trim() }))
    .filter(({ key, zh, en }) => key + zh + en !== '')

const trimmed = (round: Round): Round => ({ ...round, subRanks: named(round) })
