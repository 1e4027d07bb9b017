import { useFormats } from '../../../../../site/use-formats.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { DataTable, type Column } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../../ui/page-head.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { tieReasons } from '../../ranking.ts'
import { shownScores, type ShownScores } from '../../rules.ts'
import { scoreColumns, scoreText, scoreTexts } from '../../score-text.ts'
import { scoringWords } from '../../words.ts'
import { sheetPath } from '../../../reviewers/addresses.ts'
import { useArea } from './use-area.ts'
import { Panelists } from './panelists.tsx'
import { stateTones } from './state-tones.ts'

export type Scores = Answer<SiteCalls['GET /api/spic-review/scoring/scores']>
type Query = { show: ShownScores; track?: number | undefined; page: number; per_page: number }
type Row = Scores['rows'][number]

/** What everybody gave in a round, by the place of the proposals; and how far and how strict reviewers are. */
export function AllScores({ shown }: { shown: Scores & Query }) {
  const { formatTime } = useFormats()
  const all = useWords(scoringWords)
  const { scores: words, states } = all
  const lang = useLang()
  const area = useArea()
  const link = useQueryLink()
  const api = useApi()
  const [asking, setAsking] = useState<Row>()
  const [asked, setAsked] = useState<string>()
  const { round, rows, tracks, rounds, reviewers, total, page, per_page: perPage } = shown
  if (!round)
    return (
      <div className="grid grid-cols-1 gap-6">
        <PageHead title={words.title}>{words.lead}</PageHead>
        <EmptyState title={words.noRound}>{words.noRoundHint}</EmptyState>
      </div>
    )
  const names = new Map(reviewers.map(one => [one.id, one.name]))
  const done = all.progress(String(round.locked), String(round.assigned))
  const basis =
    (round.trim > 0 ? words.byTrimmed(String(Math.round(round.trim * 100))) : words.byMean) +
    (round.isNormalised ? words.byNormal : '')
  const texts = scoreColumns(rows, ['mean', 'trimmed', 'deviation', 'normalised', 'score'])
  const totalText = scoreTexts(rows.flatMap(row => row.cells.map(cell => cell.total)))
  const columns: Column<Row>[] = [
    {
      key: 'rank',
      label: words.rank,
      numeric: true,
      cell: row =>
        row.rank === null ? (
          '–'
        ) : (
          <span title={row.decidedBy ? localize(tieReasons[row.decidedBy], lang) : undefined}>
            {row.rank}
          </span>
        ),
    },
    {
      key: 'title',
      label: words.proposal,
      isName: true,
      cell: row => (
        <>
          <SiteLink to={sheetPath(area, row.proposalId)}>{row.title}</SiteLink>
          <p className="text-muted">{row.entry}</p>
          {row.decidedBy !== null && row.decidedBy !== 'score' && (
            <p className="text-muted">{localize(tieReasons[row.decidedBy], lang)}</p>
          )}
        </>
      ),
    },
    {
      key: 'given',
      label: words.given,
      cell: row => (
        <ul className="grid gap-1">
          {row.cells.map(cell => (
            <li key={cell.assignmentId} className="flex flex-wrap items-center gap-2 whitespace-nowrap">
              <span className="text-muted">{names.get(cell.reviewerId)}</span>
              {cell.isOld ? (
                <Badge tone="warn">{words.old}</Badge>
              ) : cell.total === null ? (
                <Badge tone={stateTones[cell.state]}>{states[cell.state]}</Badge>
              ) : (
                <span className="tabular-nums">{totalText(cell.total)}</span>
              )}
              {cell.isOutlier && (
                <span title={words.outlierHint(scoreText(cell.distance))}>
                  <Badge tone="warn">{words.outlier}</Badge>
                </span>
              )}
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'mean', label: words.mean, numeric: true, cell: texts.mean },
    { key: 'trimmed', label: words.trimmed, numeric: true, cell: texts.trimmed },
    { key: 'deviation', label: words.deviation, numeric: true, cell: texts.deviation },
    { key: 'normalised', label: words.normalised, numeric: true, cell: texts.normalised },
    { key: 'score', label: words.score, numeric: true, cell: texts.score },
    {
      key: 'flags',
      label: words.flags,
      cell: row => (
        <div className="grid justify-items-start gap-2">
          {row.isDisputed && <Badge tone="bad">{words.disputed}</Badge>}
          {row.isDisputed && round.isOpen && (
            <Button variant="secondary" size="small" onClick={() => setAsking(row)}>
              {words.more}
            </Button>
          )}
        </div>
      ),
    },
  ]
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHead
        title={words.title}
        action={
          <a
            href={`/api/spic-review/scoring/rounds/${round.id}/file`}
            className={buttonClass({ variant: 'secondary' })}
            download
          >
            <Download className="size-4" aria-hidden="true" />
            {words.export}
          </a>
        }
      >
        {words.lead}
      </PageHead>
      <div className="flex flex-wrap gap-3">
        <ChoiceLinks
          label={words.round}
          chosen={round.id}
          choices={rounds.map(one => [one.id, all.rounds[one.kind], link({ round: one.id })] as const)}
        />
        <ChoiceLinks
          label={words.track}
          chosen={shown.track}
          choices={[
            [undefined, words.allTracks, link({ track: null })] as const,
            ...tracks.map(track => [track.id, track.name, link({ track: track.id })] as const),
          ]}
        />
        <ChoiceLinks
          label={words.show}
          chosen={shown.show}
          choices={shownScores.map(show => [show, words.shows[show], link({ show })] as const)}
        />
      </div>
      <section className="grid grid-cols-1 gap-3">
        <header className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <span className="tabular-nums">
            {round.dueAt ? all.due(formatTime(round.dueAt, usualZone)) : all.noDue}
          </span>
          {!round.isOpen && <Badge>{all.closed}</Badge>}
          <span className="ml-auto tabular-nums">{done}</span>
        </header>
        <Progress value={round.assigned === 0 ? 0 : round.locked / round.assigned} label={done} />
        <p className="text-sm text-muted">{words.rules(basis) + words.rule}</p>
        {asked !== undefined && (
          <Callout kind="good" live>
            {words.asked(asked)}
          </Callout>
        )}
        {rows.length === 0 ? (
          <EmptyState title={words.nothing} />
        ) : (
          <DataTable caption={words.title} rows={rows} rowKey={row => row.proposalId} columns={columns} />
        )}
        <SitePages page={page} total={total} perPage={perPage} />
      </section>
      <Panelists roundId={round.id} reviewers={reviewers} />
      {asking && (
        <ConfirmDialog
          title={words.moreTitle(asking.title)}
          submit={words.more}
          onClose={() => setAsking(undefined)}
          onSubmit={async () => {
            const { reviewer } = await api(
              'POST /api/spic-review/scoring/rounds/{roundId}/proposals/{proposalId}/more',
              { params: { roundId: round.id, proposalId: asking.proposalId } },
            )
            setAsked(reviewer)
          }}
        >
          <p className="text-muted">{words.moreText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
