import { useFormats } from '../../../../../site/use-formats.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import { formatSpan } from '../../../../../base/web/format-span.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../../ui/page-head.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { scoreColumns } from '../../score-text.ts'
import { scoringWords } from '../../words.ts'
import { sheetPath } from '../../../reviewers/addresses.ts'
import { useArea } from './use-area.ts'
import { stateTones } from './state-tones.ts'

export type Own = Answer<SiteCalls['GET /api/spic-review/scoring/own']>

/** What a reviewer has to score, and how far they are. */
export function OwnTasks({ own }: { own: Own }) {
  const { formatTime } = useFormats()
  const { list: words, states, rounds, due, noDue, late, closed, progress } = useWords(scoringWords)
  const lang = useLang()
  const area = useArea()
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHead
        title={words.title}
        action={
          own.nextId !== null && (
            <SiteLink to={sheetPath(area, own.nextId)} className={buttonClass()}>
              {words.start}
            </SiteLink>
          )
        }
      >
        {words.lead}
      </PageHead>
      {own.rounds.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      {own.rounds.map(round => {
        const done = progress(String(round.locked), String(round.tasks.length))
        return (
          <section key={round.id} className="grid grid-cols-1 gap-3">
            <header className="flex flex-wrap items-center gap-3">
              <h2 className="text-lg font-semibold">{rounds[round.kind]}</h2>
              <span className="text-sm text-muted tabular-nums">
                {round.dueAt ? due(formatTime(round.dueAt, usualZone)) : noDue}
              </span>
              {!round.isOpen && <Badge>{closed}</Badge>}
              {round.isLate && <Badge tone="warn">{late}</Badge>}
              <span className="ml-auto text-sm text-muted tabular-nums">{done}</span>
            </header>
            <Progress value={round.locked / round.tasks.length} label={done} />
            <DataTable
              caption={rounds[round.kind]}
              rows={round.tasks}
              rowKey={task => task.assignmentId}
              columns={[
                {
                  key: 'title',
                  label: words.proposal,
                  isName: true,
                  cell: task => (
                    <span className="flex flex-wrap items-center gap-2">
                      <SiteLink to={sheetPath(area, task.proposalId)}>{task.title}</SiteLink>
                      {task.hasNewerVersion && <Badge tone="warn">{words.newer}</Badge>}
                    </span>
                  ),
                },
                { key: 'track', label: words.track, wideOnly: true, cell: task => task.track },
                {
                  key: 'state',
                  label: words.state,
                  cell: task => <Badge tone={stateTones[task.state]}>{states[task.state]}</Badge>,
                },
                {
                  key: 'scored',
                  label: words.scored,
                  numeric: true,
                  wideOnly: true,
                  cell: task => `${task.scored} / ${task.criteria}`,
                },
                {
                  key: 'total',
                  label: words.total,
                  numeric: true,
                  cell: scoreColumns(round.tasks, ['total']).total,
                },
                {
                  key: 'time',
                  label: words.time,
                  numeric: true,
                  wideOnly: true,
                  cell: task => (task.seconds === 0 ? '–' : formatSpan(task.seconds * 1000, lang)),
                },
                {
                  key: 'saved',
                  label: words.saved,
                  numeric: true,
                  wideOnly: true,
                  cell: task => (task.savedAt ? formatTime(task.savedAt, usualZone) : '–'),
                },
              ]}
            />
          </section>
        )
      })}
    </div>
  )
}
