import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { BoardChoices, ListChoices, RoundChoices } from './board-choices.tsx'

const students = { key: '学生组', name: 'Students' }
const rounds = [
  { id: 1, title: 'One', boards: [students, { key: '公开组', name: 'Open' }] },
  { id: 2, title: 'Two', boards: [students] },
  { id: 3, title: 'Three', boards: [] },
]

/** Where the links of an element lead on a page with this query, and which of them is the present one. */
function linksOf(element: () => React.ReactNode, query: string) {
  // As below the pages of a competition, which says in what language its texts are.
  const frame = () => createElement(Outlet, { context: { languages: 'both' } })
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: frame, children: [{ index: true, Component: element }] },
  ])
  const html = renderToStaticMarkup(
    createElement(Page, {
      initialEntries: [`/${query}`],
      hydrationData: { loaderData: { root: { lang: 'en-US' } } },
    }),
  )
  return [...html.matchAll(/<a(?<marks>[^>]*)>(?<text>[^<]*)</g)].map(({ groups }) => {
    const marks = groups?.marks?.replaceAll('&amp;', '&') ?? ''
    const query = new URLSearchParams(/href="\/?\?(?<query>[^"]*)"/.exec(marks)?.groups?.query)
    return [groups?.text, Object.fromEntries(query), marks.includes('aria-current="page"')]
  })
}

const address = '?as=visitor&sch=1&stage=1&type=学生组&day=2026-11-19&page=3'

test('a round is opened anew; a board of the same name and the preview stay', () => {
  const element = () => createElement(RoundChoices, { rounds, scheduleId: 1, board: '学生组' })
  expect(linksOf(element, address)).toEqual([
    ['One', { as: 'visitor', sch: '1', type: '学生组' }, true],
    ['Two', { as: 'visitor', sch: '2', type: '学生组' }, false],
    ['Three', { as: 'visitor', sch: '3' }, false],
  ])
})

test('a board is chosen within its round, list and day, from its first page', () => {
  const kept = { as: 'visitor', sch: '1', stage: '1', day: '2026-11-19' }
  const element = () => createElement(BoardChoices, { round: rounds[0], board: '学生组' })
  expect(linksOf(element, address)).toEqual([
    ['Students', { ...kept, type: '学生组' }, true],
    ['Open', { ...kept, type: '公开组' }, false],
  ])
})

test('a list is chosen within its round and board', () => {
  const element = () => createElement(ListChoices, { scheduleId: 1, stage: 1 })
  expect(linksOf(element, '?as=visitor&type=公开组&page=2')).toEqual([
    ['Public leaderboard', { as: 'visitor', sch: '1', stage: '0', type: '公开组' }, false],
    ['Private leaderboard', { as: 'visitor', sch: '1', stage: '1', type: '公开组' }, true],
  ])
})

test('where there is one round or one board nothing is asked', () => {
  expect(
    linksOf(() => createElement(RoundChoices, { rounds: [rounds[1]!], scheduleId: 2, board: '' }), ''),
  ).toEqual([])
  for (const round of [rounds[1], rounds[2], undefined])
    expect(linksOf(() => createElement(BoardChoices, { round, board: '' }), '')).toEqual([])
})
