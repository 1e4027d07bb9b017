import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScoreChart, type ChartPoint } from './score-chart.tsx'

const points: ChartPoint[] = [
  { at: 0, score: 0.5, line: 0.5, label: '一', scoreText: '0.500' },
  { at: 50, score: 0.4, line: 0.5, label: '二', scoreText: '0.400' },
  { at: 100, score: 0.9, line: 0.9, label: '三', scoreText: '0.900' },
]
const markup = (shown: readonly ChartPoint[]) =>
  renderToStaticMarkup(
    createElement(ScoreChart, {
      points: shown,
      title: '成绩变化',
      timeLabel: '时间',
      scoreLabel: '成绩',
      formatTime: at => `t${at}`,
      formatScore: String,
    }),
  )

test('the line holds the best until it is beaten', () => {
  // Bounds are 0.36 to 0.94: 0.5 lies at (0.94 − 0.5) / 0.58 = 75.86 % from the top, 0.9 at 6.9 %.
  expect(markup(points)).toContain('d="M0,75.86H50V75.86H100V6.9"')
})

test('points lie at their own score', () => {
  const places = [...markup(points).matchAll(/left:([\d.]+)%;top:([\d.]+)%/g)].map(([, x, y]) => [x, y])
  expect(places).toEqual([
    ['0', '75.86'],
    ['50', '93.1'],
    ['100', '6.9'],
  ])
})

test('those who hear it get a table, and only that', () => {
  const html = markup(points)
  expect(html).toMatch(/<div[^>]*aria-hidden="true">.*<div class="sr-only"><table>/s)
  for (const point of points)
    expect(html).toContain(`<th scope="row">${point.label}</th><td>${point.scoreText}</td>`)
})

test('one point lies in the middle; none is no chart', () => {
  expect(markup(points.slice(0, 1))).toContain('left:50%;top:50%')
  expect(markup([])).toBe('')
})
