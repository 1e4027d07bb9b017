import { Form, useSubmit } from 'react-router'
import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { promotionWords } from '../words.ts'
import { NoRounds } from '../../../../site/staff/no-rounds.tsx'
import { FindTeam } from './parts/find-team.tsx'
import { Promoting } from './parts/promoting.tsx'
import { PromotionTable } from './parts/promotion-table.tsx'
import { useManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import { findCandidates, previewPromotion } from '../contract.ts'
import { mostPromoted } from '../rules.ts'
import type { Route } from './+types/promotion.page.ts'

const usualTop = 20

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const { schedules } = await api('GET /api/admin/competitions/{id}/schedules', { params: { id } })
  const { from, subRank, ...asked } = readQuery(previewPromotion, url)
  const top = url.searchParams.get('top') ? asked.top : usualTop
  const { after } = readQuery(findCandidates, url)
  const find = url.searchParams.get('find')
  // The last round that has begun and is followed by another is the one whose time it is.
  const usual = schedules.slice(0, -1).findLast(round => round.openList !== null || round.submissions > 0)
  const chosen = schedules.find(round => round.id === from) ?? usual ?? schedules[0]
  if (!chosen) return { rounds: [], preview: null, found: null }
  const board = subRank || chosen.subRank[0] || ''
  const query = { from: chosen.id, subRank: board, top }
  const [preview, found] = await Promise.all([
    api('GET /api/admin/competitions/{id}/promotion', { params: { id }, query }),
    find === null
      ? null
      : api('GET /api/admin/competitions/{id}/promotion/teams', {
          params: { id },
          query: { from: chosen.id, subRank: board, search: find, after },
        }),
  ])
  const rounds = schedules.map(round => ({ id: round.id, title: round.title, boards: round.boards }))
  return { rounds, preview, found: found && { ...found, search: find ?? '', after } }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, promotionWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(promotionWords, lang).title }

/** Who goes on to the next round: seen before it is done. */
export default function PromotionPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(promotionWords)
  const { id, zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const submit = useSubmit()
  const { rounds, preview, found } = loaderData
  if (!preview)
    return (
      <AdminPage title={words.title} lead={words.lead}>
        <NoRounds competitionId={id} />
      </AdminPage>
    )
  const { boards = [] } = rounds.find(round => round.id === preview.from.id) ?? {}
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <Form
        className="flex flex-wrap items-end gap-3 text-sm"
        onChange={event => event.target instanceof HTMLSelectElement && void submit(event.currentTarget)}
      >
        <label className="grid gap-1">
          {words.from}
          <Select
            name="from"
            defaultValue={preview.from.id}
            className="w-auto!"
            options={rounds.map(round => [round.id, round.title] as const)}
          />
        </label>
        {boards.length > 0 && (
          <label className="grid gap-1">
            {words.subRank}
            <Select
              name="subRank"
              defaultValue={preview.subRank}
              className="w-auto!"
              options={boards.map(({ key, name }) => [key, name] as const)}
            />
          </label>
        )}
        <label className="grid gap-1">
          {words.top}
          <Input
            type="number"
            name="top"
            min={1}
            max={mostPromoted}
            required
            defaultValue={preview.top}
            className="w-28!"
          />
        </label>
        <Button type="submit" variant="secondary">
          {words.preview}
        </Button>
      </Form>
      <Promoting preview={preview} />
      {preview.list.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <>
          <PromotionTable preview={preview} />
          {preview.unlisted > 0 && (
            <p className="text-sm text-muted">{words.unlisted(formatCount(preview.unlisted))}</p>
          )}
          {preview.next && <FindTeam preview={preview} found={found} />}
        </>
      )}
      {preview.withdrawn.length > 0 && (
        <Card as="section" className="grid gap-3">
          <h2 className="font-semibold">{words.withdrawn}</h2>
          <ul className="grid gap-2 text-sm">
            {preview.withdrawn.map(one => (
              <li key={`${one.team.id} ${one.at}`}>
                {words.withdrawnEntry(one.team.name, one.by, time(one.at))}
                <span className="block text-muted">{one.reason}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </AdminPage>
  )
}
