import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount, usualZone } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { FilterForm } from '../../../../../site/filter-form.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { PartTabs } from '../../../../../site/staff/part-tabs.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { HiddenInput } from '../../../../../ui/input.tsx'
import { seasonWords } from '../../words.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

type Season = Answer<SiteCalls['GET /api/admin/seasons/{seasonId}']>
type Answered = Answer<SiteCalls['GET /api/admin/seasons/{seasonId}/tracks/{trackId}/results']>
type Result = Answered['results'][number]
type Shown = Answered & { trackId: number; search: string | undefined; page: number | undefined }

export const perPage = 20

/** Who has the awards of a track, by rank or by hand; what was decided by hand is decided here. */
export function Results({ season, shown }: { season: Season; shown: Shown | null }) {
  const { results: words } = useWords(seasonWords)
  const lang = useLang()
  const [open, setOpen] = useState<number>()
  const deciding = shown?.results.find(row => row.teamId === open)
  const tracks = season.value.tracks.map((track, at) => ({
    key: String(track.id),
    name: localize({ zh: track.nameZh, en: track.nameEn }, lang) || String(at + 1),
    isFilled: false,
  }))
  return (
    <Card as="section" className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="mt-1 text-sm text-muted">{words.lead}</p>
      </div>
      {shown === null ? (
        <EmptyState title={words.noTracks}>{words.noTracksHint}</EmptyState>
      ) : (
        <>
          <PartTabs label={words.tracks} name="track" tabs={tracks} shown={String(shown.trackId)} />
          <TrackResults shown={shown} onDecide={setOpen} />
        </>
      )}
      {shown && deciding && (
        <DecideDialog seasonId={season.id} result={deciding} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  )
}

function TrackResults({ shown, onDecide }: { shown: Shown; onDecide: (teamId: number) => void }) {
  const { results: words } = useWords(seasonWords)
  const { isFinal, isOwn, trackId, search = '', page = 1, total, results } = shown
  if (!isFinal && total === 0 && search === '')
    return <EmptyState title={words.notFinal}>{words.notFinalHint}</EmptyState>
  const hasAwards = results.every(row => row.awards.length > 0)
  return (
    <>
      {isOwn && <Callout>{words.own}</Callout>}
      {!hasAwards && <Callout>{words.noAwards}</Callout>}
      <FilterForm searchLabel={words.search} search={search}>
        <HiddenInput name="track" value={String(trackId)} />
      </FilterForm>
      {results.length === 0 ? (
        <EmptyState title={words.noneFound}>{words.noneFoundHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={results}
          rowKey={row => row.teamId}
          columns={[
            {
              key: 'rank',
              label: words.rank,
              numeric: true,
              cell: row => (row.rank === null ? words.noRank : formatCount(row.rank)),
            },
            // In one column: narrow screens have room for the button beside it.
            {
              key: 'team',
              label: words.team,
              isName: true,
              cell: row => (
                <>
                  <p className="mb-1 font-medium">{row.team}</p>
                  <Awards result={row} />
                </>
              ),
            },
            ...(isOwn || !hasAwards
              ? []
              : [
                  {
                    key: 'decide',
                    label: words.decide,
                    cell: (row: Result) => (
                      <Button
                        variant="secondary"
                        size="small"
                        aria-label={words.decideOn(row.team)}
                        onClick={() => onDecide(row.teamId)}
                      >
                        {words.decide}
                      </Button>
                    ),
                  },
                ]),
          ]}
        />
      )}
      <SitePages page={page} total={total} perPage={perPage} />
    </>
  )
}

/** The awards of a team that it has or that were decided about, each with by what and why. */
function Awards({ result }: { result: Result }) {
  const { formatTime } = useFormats()
  const { results: words } = useWords(seasonWords)
  const told = result.awards.filter(award => award.isHeld || award.decision)
  if (told.length === 0) return <span className="text-muted">{words.none}</span>
  return (
    <ul className="grid gap-2">
      {told.map(({ id, name, isHeld, decision }) => (
        <li key={id}>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={isHeld ? 'accent' : 'warn'}>{name}</Badge>
            <span className="text-sm text-muted">
              {!decision
                ? words.byRank
                : !decision.isGiven
                  ? words.taken
                  : result.rank === null
                    ? words.toNoPlace
                    : words.byHand}
            </span>
          </span>
          {decision && (
            <span className="mt-1 block text-sm">
              {decision.reason}{' '}
              <span className="text-muted">
                {words.decided(decision.by, formatTime(decision.at, usualZone))}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
