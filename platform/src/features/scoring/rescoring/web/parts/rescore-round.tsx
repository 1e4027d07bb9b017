import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { rescoringWords } from '../../words.ts'
import { RescoreStart } from './rescore-start.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'

export type ScoredRound = Answer<SiteCalls['GET /api/admin/competitions/{id}/rescores']>['rounds'][number] & {
  title: string
  listBMode: 'none' | 'window' | 'split'
}
export type AnswerFile = ScoredRound['answers'][number]

export const rescoreTones = { open: 'accent', switched: 'good', cancelled: 'neutral' } as const

/** One round: what its scores go by, and its re-scorings. */
export function RescoreRound({ round }: { round: ScoredRound }) {
  const { rescores: words, change } = useWords(rescoringWords)
  const { id, zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const [isStarting, setStarting] = useState(false)
  const [present, drafts] = [
    round.answers.filter(file => file.isActive),
    round.answers.filter(file => !file.isActive),
  ]
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">{round.title}</h2>
          <p className="text-sm text-muted">
            {words.scored(formatCount(round.scored))}
            {round.outdated > 0 && (
              <span className="block text-warn">{words.outdated(formatCount(round.outdated))}</span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {round.scored > 0 && (
            <SiteLink
              to={`${pathTo('/admin/competitions/:id/rescores/new', { id })}?round=${round.scheduleId}`}
              className={buttonClass({ variant: 'secondary' })}
            >
              {change}
            </SiteLink>
          )}
          <Button onClick={() => setStarting(true)}>{words.start}</Button>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Files title={words.current} files={present} none={words.noAnswers} />
        {drafts.length > 0 && <Files title={words.drafts} files={drafts} none="" />}
      </div>
      <div className="border-t border-line pt-4">
        <h3 className="font-semibold">{words.history}</h3>
        {round.rescores.length === 0 && <p className="mt-1 text-sm text-muted">{words.none}</p>}
        <ul className="mt-2 grid gap-3 text-sm">
          {round.rescores.map(one => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Badge tone={rescoreTones[one.state]}>{words.states[one.state]}</Badge>
              <span className="grow">
                {one.reason}
                <span className="block text-muted">
                  {words.entry(one.startedBy, time(one.startedAt))} ·{' '}
                  {words.progress(formatCount(one.scored + one.failed), formatCount(one.total))}
                  {one.failed > 0 && ` · ${words.failed(formatCount(one.failed))}`}
                </span>
              </span>
              <SiteLink to={pathTo('/admin/competitions/:id/rescores/:rescoreId', { id, rescoreId: one.id })}>
                {words.see}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      {isStarting && <RescoreStart round={round} onClose={() => setStarting(false)} />}
    </Card>
  )
}

function Files({ title, files, none }: { title: string; files: readonly AnswerFile[]; none: string }) {
  const { rescores: words } = useWords(rescoringWords)
  const { zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  return (
    <div className="text-sm">
      <h3 className="font-semibold">{title}</h3>
      {files.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="mt-1 grid gap-2">
        {files.map(file => (
          <li key={file.id}>
            {words.answers(file.list)} · {file.fileName || file.sha256.slice(0, 12)}
            <span className="block text-muted">
              {file.rows !== null && `${words.rows(formatCount(file.rows))} · `}
              {file.uploadedBy && `${file.uploadedBy} · `}
              {time(file.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
