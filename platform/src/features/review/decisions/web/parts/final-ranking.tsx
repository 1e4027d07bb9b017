import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import { usualZone } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { longestLetter, longestPrize } from '../../rules.ts'
import { resultWords } from '../../result-words.ts'
import type { Desk } from './defences.tsx'
import { scoreColumns } from '../../../scoring/score-text.ts'

type Ranking = NonNullable<Desk['ranking']>
type Prize = { prizeZh: string; prizeEn: string }
const none: Prize = { prizeZh: '', prizeEn: '' }
const isGiven = ({ prizeZh, prizeEn }: Prize) => prizeZh.trim() !== '' || prizeEn.trim() !== ''

/** The ranking that results go by, the prizes, and publishing them. */
export function FinalRanking({ desk }: { desk: Desk }) {
  const { formatTime } = useFormats()
  const all = useWords(resultWords)
  const words = all.ranking
  const { ranking, published, edition } = desk
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      {published && (
        <Callout kind="good">
          {words.published(formatTime(published.at, usualZone), published.by)}{' '}
          <SiteLink to={pathTo('/spic/:id/results', { id: edition.id })}>{words.openPublic}</SiteLink>
        </Callout>
      )}
      {ranking === null ? (
        <Callout kind="info">{words.notClosed}</Callout>
      ) : (
        <Prizes editionId={edition.id} ranking={ranking} isPublished={published !== null} />
      )}
    </Card>
  )
}

function Prizes({
  editionId,
  ranking,
  isPublished,
}: {
  editionId: number
  ranking: Ranking
  isPublished: boolean
}) {
  const all = useWords(resultWords)
  const words = all.ranking
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  // What is typed stays in this browser until it is published.
  const form = useForm({
    name: `spic-results:${editionId}`,
    saved: {
      value: {
        prizes: Object.fromEntries(
          ranking.rows.map(({ proposalId, prizeZh, prizeEn }) => [proposalId, { prizeZh, prizeEn }]),
        ) as Record<string, Prize>,
        letter: '',
      },
      tag: ranking.digest,
    },
  })
  const { prizes, letter } = form.value
  const texts = scoreColumns(ranking.rows, ['score', 'mean', 'deviation'])
  const prizeOf = (id: number): Prize => prizes[id] ?? none
  const set = (id: number, change: Partial<Prize>) =>
    form.set({ prizes: { ...prizes, [id]: { ...prizeOf(id), ...change } } })
  const given = ranking.rows.filter(row => row.rank !== null && isGiven(prizeOf(row.proposalId)))
  const outcomeOf = (row: Ranking['rows'][number]) =>
    !isPublished && isGiven(prizeOf(row.proposalId)) ? 'awarded' : row.outcome
  return (
    <>
      <p className="text-sm text-muted">{words.lead(all.rounds[ranking.kind])}</p>
      {ranking.rows.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <DataTable
          caption={words.title}
          rows={ranking.rows}
          rowKey={row => row.proposalId}
          columns={[
            { key: 'rank', label: words.rank, numeric: true, cell: row => row.rank ?? '–' },
            {
              key: 'title',
              label: all.proposal,
              isName: true,
              cell: row => (
                <>
                  {row.title}
                  <p className="text-muted">{`${row.entry} · ${row.track}`}</p>
                  {row.explanation && <p className="text-muted">{row.explanation}</p>}
                </>
              ),
            },
            { key: 'score', label: words.score, numeric: true, cell: texts.score },
            { key: 'mean', label: words.mean, numeric: true, cell: texts.mean },
            {
              key: 'deviation',
              label: words.deviation,
              numeric: true,
              cell: texts.deviation,
            },
            {
              key: 'sheets',
              label: words.sheets,
              numeric: true,
              cell: row => words.sheetsOf(row.count, row.missing),
            },
            {
              key: 'prize',
              label: words.prize,
              cell: row =>
                isPublished ? (
                  [row.prizeZh, row.prizeEn].filter(Boolean).join(' / ')
                ) : (
                  <div className="grid gap-2">
                    <Input
                      aria-label={words.prizeZh(row.title)}
                      placeholder={words.zh}
                      maxLength={longestPrize}
                      disabled={row.rank === null}
                      value={prizeOf(row.proposalId).prizeZh}
                      onChange={prizeZh => set(row.proposalId, { prizeZh })}
                    />
                    <Input
                      aria-label={words.prizeEn(row.title)}
                      placeholder={words.en}
                      maxLength={longestPrize}
                      disabled={row.rank === null}
                      value={prizeOf(row.proposalId).prizeEn}
                      onChange={prizeEn => set(row.proposalId, { prizeEn })}
                    />
                  </div>
                ),
            },
            {
              key: 'outcome',
              label: words.outcome,
              cell: row => (
                <Badge tone={outcomeOf(row) === 'declined' ? 'neutral' : 'good'}>
                  {words.outcomes[outcomeOf(row)]}
                </Badge>
              ),
            },
          ]}
        />
      )}
      {!isPublished && (
        <>
          <TextField
            label={words.letter}
            hint={words.letterHint}
            rows={5}
            maxLength={longestLetter}
            value={letter}
            onChange={text => form.set({ letter: text })}
          />
          <div>
            <Button onClick={() => setAsking(true)}>{words.publish}</Button>
          </div>
        </>
      )}
      {isAsking && (
        <ReasonDialog
          title={words.publishTitle}
          text={words.publishText(given.length)}
          submit={words.publish}
          onClose={() => setAsking(false)}
          onSubmit={async reason => {
            await api('POST /api/admin/spic/{editionId}/results', {
              params: { editionId },
              body: {
                digest: ranking.digest,
                prizes: given.map(({ proposalId }) => ({ proposalId, ...prizeOf(proposalId) })),
                letter,
                reason,
              },
            })
            form.discard()
          }}
        />
      )}
    </>
  )
}
