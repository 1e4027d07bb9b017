import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { HiddenInput, Input } from '../../../../../ui/input.tsx'
import { PageHead } from '../../../../../ui/page-head.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { baseOf, sheetPath } from '../../../reviewers/addresses.ts'
import { quotaKinds, type Rule, type Verdict, type Why } from '../../rules.ts'
import { decisionWords } from '../../words.ts'
import { scoreColumns } from '../../../scoring/score-text.ts'

type Shown = Answer<SiteCalls['GET /api/spic-review/shortlist']> & {
  query: {
    round?: number | undefined
    by: Rule['by']
    number?: number | undefined
    minimum?: number | undefined
    page: number
    per_page: number
  }
}
type Row = Shown['rows'][number]

const tones = { shortlisted: 'good', declined: 'neutral', tied: 'warn' } as const

/** The shortlist of a round: what the rule makes of it, what is decided, and what is decided by hand. */
export function Shortlist({ shown }: { shown: Shown }) {
  const { formatTime } = useFormats()
  const all = useWords(decisionWords)
  const words = all.shortlist
  const { pathname } = useLocation()
  const area = baseOf(pathname)
  const link = useQueryLink()
  const api = useApi()
  const [isApplying, setApplying] = useState(false)
  const [deciding, setDeciding] = useState<{ row: Row; outcome: Verdict }>()
  const { round, rounds, rows, counts, total, tracks, query, digest } = shown
  if (!round)
    return (
      <div className="grid grid-cols-1 gap-6">
        <PageHead title={words.title}>{words.lead}</PageHead>
        <EmptyState title={words.noRound}>{words.noRoundHint}</EmptyState>
      </div>
    )
  const { shortlisted, declined, tied } = counts
  const whyOf = ({ code, place, quota }: Why): string => {
    switch (code) {
      case 'within':
      case 'below':
        return words.whys[code](place, quota)
      case 'tied':
        return words.whys.tied(quota ?? 0)
      default:
        return words.whys[code]
    }
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <ChoiceLinks
        label={words.round}
        chosen={round.id}
        choices={rounds.map(one => [one.id, all.rounds[one.kind], link({ round: one.id })] as const)}
      />
      <Card as="section" className="grid gap-4">
        <h2 className="text-lg font-semibold">{words.rule}</h2>
        <Form className="grid items-end gap-4 sm:grid-cols-4">
          <HiddenInput name="round" value={round.id} />
          <Field label={words.by}>
            {control => (
              <Select
                {...control}
                name="by"
                defaultValue={query.by}
                options={quotaKinds.map(by => [by, words.bys[by]] as const)}
              />
            )}
          </Field>
          <Field label={words.number}>
            {control => (
              <Input
                {...control}
                type="number"
                name="number"
                min={1}
                max={10_000}
                defaultValue={query.number ?? ''}
              />
            )}
          </Field>
          <Field label={words.minimum}>
            {control => (
              <Input
                {...control}
                type="number"
                name="minimum"
                min={0}
                max={100}
                step="any"
                defaultValue={query.minimum ?? ''}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary">
            {words.preview}
          </Button>
        </Form>
        <p className="text-sm text-muted">
          {`${words.quotas}: ${tracks.map(track => `${track.name} ${track.quota ?? words.noQuota}`).join(' · ')}`}
        </p>
        {round.missing > 0 && <Callout kind="warn">{words.missing(round.missing)}</Callout>}
        {tied > 0 && <Callout kind="warn">{words.tied(tied)}</Callout>}
        <div>
          <Button
            disabledReason={round.isDecidable ? undefined : words.fixed}
            onClick={() => setApplying(true)}
          >
            {words.apply}
          </Button>
        </div>
      </Card>
      {rows.length === 0 ? (
        <EmptyState title={all.nothing} />
      ) : (
        <DataTable
          caption={words.title}
          rows={rows}
          rowKey={row => row.proposalId}
          isMarked={row => row.verdict === 'tied'}
          columns={[
            { key: 'rank', label: all.rank, numeric: true, cell: row => row.rank ?? '–' },
            {
              key: 'title',
              label: all.proposal,
              isName: true,
              cell: row => (
                <>
                  {row.isConflicted ? (
                    row.title
                  ) : (
                    <SiteLink to={sheetPath(area, row.proposalId)}>{row.title}</SiteLink>
                  )}
                  <p className="text-muted">{row.entry}</p>
                </>
              ),
            },
            { key: 'track', label: all.track, wideOnly: true, cell: row => row.track },
            { key: 'score', label: all.score, numeric: true, cell: scoreColumns(rows, ['score']).score },
            {
              key: 'verdict',
              label: words.verdict,
              cell: row => (
                <>
                  {row.verdict && <Badge tone={tones[row.verdict]}>{words.verdicts[row.verdict]}</Badge>}
                  <p className="mt-1 text-muted">{row.why ? whyOf(row.why) : all.conflictedHint}</p>
                </>
              ),
            },
            {
              key: 'decision',
              label: words.decision,
              isName: true,
              cell: ({ decision }) =>
                decision === null ? (
                  <span className="text-muted">{words.undecided}</span>
                ) : (
                  <>
                    <Badge tone={tones[decision.outcome]}>{all.states[decision.outcome]}</Badge>
                    <p className="mt-1 text-muted">
                      {[
                        decision.isByRule ? words.byRule : words.byHand,
                        decision.why ? whyOf(decision.why) : decision.reason,
                      ]
                        .filter(Boolean)
                        .join(': ')}
                    </p>
                    <p className="text-muted tabular-nums">
                      {words.decided(decision.by, formatTime(decision.at, usualZone))}
                    </p>
                  </>
                ),
            },
            {
              key: 'hand',
              label: words.byHand,
              cell: row => {
                const denied = row.isConflicted
                  ? all.conflictedHint
                  : round.isDecidable
                    ? undefined
                    : words.fixed
                return (
                  <div className="flex gap-2">
                    <Button
                      variant="secondary"
                      size="small"
                      disabledReason={denied}
                      onClick={() => setDeciding({ row, outcome: 'shortlisted' })}
                    >
                      {words.takeIn}
                    </Button>
                    <Button
                      variant="secondary"
                      size="small"
                      disabledReason={denied}
                      onClick={() => setDeciding({ row, outcome: 'declined' })}
                    >
                      {words.takeOut}
                    </Button>
                  </div>
                )
              },
            },
          ]}
        />
      )}
      <SitePages page={query.page} total={total} perPage={query.per_page} />
      {isApplying && (
        <ConfirmDialog
          title={words.applyTitle}
          submit={words.apply}
          onClose={() => setApplying(false)}
          onSubmit={() =>
            api('POST /api/spic-review/rounds/{roundId}/shortlist', {
              params: { roundId: round.id },
              body: {
                by: query.by,
                number: query.number ?? null,
                minimum: query.minimum ?? null,
                digest,
              },
            })
          }
        >
          <p className="text-muted">{words.applyText(shortlisted, declined, tied)}</p>
        </ConfirmDialog>
      )}
      {deciding && (
        <ReasonDialog
          title={
            deciding.outcome === 'shortlisted'
              ? words.inTitle(deciding.row.title)
              : words.outTitle(deciding.row.title)
          }
          text={words.handText}
          submit={deciding.outcome === 'shortlisted' ? words.takeIn : words.takeOut}
          onClose={() => setDeciding(undefined)}
          onSubmit={reason =>
            api('PUT /api/spic-review/rounds/{roundId}/decisions/{proposalId}', {
              params: { roundId: round.id, proposalId: deciding.row.proposalId },
              body: { outcome: deciding.outcome, reason },
            })
          }
        />
      )}
    </div>
  )
}
