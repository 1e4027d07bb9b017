import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { ScoreChart } from '../../../../../ui/score-chart.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { bestSoFar } from '../../../../scoring/submissions/counting.rules.ts'
import { integrityWords } from '../../words.ts'
import { SubmissionRows } from './submission-rows.tsx'
import type { FindingDetail } from './use-brief.ts'
import { shownScore } from '../../../../../base/web/shown-score.ts'

type Detail = Extract<FindingDetail['detail'], { kind: 'probing' }>
type Round = { direction: 'maximize' | 'minimize'; precision: number }

/** How the score moved while the files hardly changed. */
export function ProbingEvidence(props: { finding: FindingDetail; detail: Detail; round: Round | undefined }) {
  const { finding, detail, round } = props
  const { probing: words, table } = useWords(integrityWords)
  const { zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const stepOf = (id: number) => detail.steps.find(step => step.submissionId === id)
  const scored = finding.submissions.flatMap(one => {
    const score = detail.list === 'A' ? one.scoreA : one.scoreB
    return score === null || !stepOf(one.id) ? [] : [{ at: new Date(one.receivedAt), score }]
  })
  const format = (score: number) => shownScore(score, round?.precision ?? 4)
  const points = bestSoFar(scored, round?.direction ?? 'maximize').map(({ best, ...point }) => ({
    ...point,
    line: best,
    at: point.at.getTime(),
    label: time(point.at.toISOString()),
    scoreText: format(point.score),
  }))
  return (
    <>
      {points.length > 1 && (
        <Card as="section">
          <ScoreChart
            points={points}
            title={words.scores}
            timeLabel={table.time}
            scoreLabel={words.score}
            formatTime={at => time(new Date(at).toISOString())}
            formatScore={format}
            isLow
          />
        </Card>
      )}
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{words.steps}</h2>
        <SubmissionRows
          finding={finding}
          ids={detail.steps.map(step => step.submissionId)}
          caption={words.steps}
          more={[
            {
              key: 'changed',
              label: table.changed,
              numeric: true,
              cell: row => {
                const step = stepOf(row.id)
                if (!step || step.changed === null) return <span className="text-muted">{table.start}</span>
                return words.ofRows(formatCount(step.changed), formatCount(step.rows))
              },
            },
          ]}
        />
      </section>
    </>
  )
}
