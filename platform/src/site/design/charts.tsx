import { Bars } from '../../ui/chart.tsx'
import { ScoreChart } from '../../ui/score-chart.tsx'
import { useWords } from '../use-site.ts'
import { Section } from './section.tsx'
import { designWords } from './words.ts'

const scores = [0.71, 0.74, 0.73, 0.79, 0.78, 0.81, 0.86]

/** Numbers that are easier seen. */
export function Charts() {
  const words = useWords(designWords)
  const points = scores.map((score, at) => ({
    at,
    score,
    line: Math.max(...scores.slice(0, at + 1)),
    label: `${at + 1}`,
    scoreText: score.toFixed(2),
  }))
  return (
    <Section title={words.sections.charts}>
      <ScoreChart
        points={points}
        title={words.score}
        timeLabel={words.time}
        scoreLabel={words.score}
        formatTime={at => `${at + 1}`}
        formatScore={score => score.toFixed(2)}
      />
      <Bars
        className="h-32"
        ends={['1', '12']}
        bars={Array.from({ length: 12 }, (_, index) => ({
          key: index,
          count: (index * 7) % 12,
          title: `${index + 1}`,
        }))}
      />
    </Section>
  )
}
