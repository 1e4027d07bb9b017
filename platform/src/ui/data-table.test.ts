import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable, type Column } from './data-table.tsx'

type Row = { id: number; team: string; score: string }
const rows: Row[] = [
  { id: 1, team: '珠江夜航', score: '0.98' },
  { id: 2, team: 'Late Stopping', score: '0.97' },
]
const columns: Column<Row>[] = [
  { key: 'team', label: '队伍', cell: row => row.team },
  { key: 'score', label: '最佳成绩', numeric: true, wideOnly: true, cell: row => row.score },
]
const html = renderToStaticMarkup(
  createElement(DataTable<Row>, {
    caption: '排行榜',
    columns,
    rows,
    rowKey: row => row.id,
    isMarked: row => row.id === 2,
  }),
)

test('it is named for those who hear it, and its scrolling frame is reachable', () => {
  expect(html).toContain('<caption class="sr-only">排行榜</caption>')
  expect(html).toMatch(/role="region" aria-label="排行榜" tabindex="0"/)
  expect(html.match(/<th scope="col"/g)).toHaveLength(2)
})

test('numbers are aligned, kept on one line and not translated', () => {
  const cells = [...html.matchAll(/<td( translate="no")? class="([^"]+)">([^<]+)<\/td>/g)].map(
    ([, untranslated, look, text]) => [text, look, untranslated],
  )
  expect(cells.map(([text]) => text)).toEqual(['珠江夜航', '0.98', 'Late Stopping', '0.97'])
  for (const [text, look, untranslated] of cells) {
    const isScore = (text as string).startsWith('0.')
    expect(untranslated !== undefined).toBe(isScore)
    for (const part of ['text-right', 'tabular-nums', 'whitespace-nowrap', 'hidden'])
      expect((look as string).split(' ').includes(part), `${part} at ${text}`).toBe(isScore)
  }
})

test('only the marked row is marked', () => {
  const marked = html.split('<tr').filter(part => part.includes('bg-accent-soft'))
  expect(marked).toHaveLength(1)
  expect(marked[0]).toContain('Late Stopping')
})
