import { describe, expect, test } from 'vitest'
import { metricByKey } from '../../engine/scorer/metrics/catalogue.ts'
import { isPlainDrawing } from './drawing.ts'
import { metricNamed, metricNames } from './metric-names.ts'
import { toCsv } from './table-text.ts'
import { readTime } from './times.ts'

describe('a time of a configuration', () => {
  test.each([
    ['2019-01-01 00:00:00', '2019-01-01T00:00:00.000Z', false],
    ['2019-01-01', '2019-01-01T00:00:00.000Z', false],
    ['2024-6-9', '2024-06-09T00:00:00.000Z', false],
    ['2021-04-23 18:00:00+00:00', '2021-04-23T18:00:00.000Z', true],
    ['2027-06-01T12:00:00+08:00', '2027-06-01T04:00:00.000Z', true],
    ['2027-06-01T12:00:00.500Z', '2027-06-01T12:00:00.000Z', true],
    ['2027-06-01 12:00:00 UTC', '2027-06-01T12:00:00.000Z', true],
    ['2027-06-01 12:00 -0530', '2027-06-01T17:30:00.000Z', true],
    ['12-31-2026', '2026-12-31T00:00:00.000Z', false],
    ['1/2/2026 5:30 PM', '2026-01-02T17:30:00.000Z', false],
    ['1/2/2026 12:30 am', '2026-01-02T00:30:00.000Z', false],
    ['May 25, 2024', '2024-05-25T00:00:00.000Z', false],
    ['25 December 2024', '2024-12-25T00:00:00.000Z', false],
    ['Sept 1st 2024', '2024-09-01T00:00:00.000Z', false],
  ])('%s is %s', (text, at, hasZone) => expect(readTime(text)).toEqual({ at: new Date(at), hasZone }))
  test.each([
    '',
    'soon',
    '31-12-2026',
    '2027-02-30',
    '2027-13-01',
    '2027-01-01 25:00',
    '2027-01-01 10:61',
    '20270101',
    '1',
    '0001-01-01',
    '2027-01-01; drop',
  ])('%j is none', text => expect(readTime(text)).toBeUndefined())
})

describe('a table of answers', () => {
  const csv = (text: string, name = 'a.csv', split?: string) => toCsv(Buffer.from(text), name, split)?.csv
  test.each([
    ['id,y\n1,a\n', 'a.csv', 'id,y\n1,a\n'],
    ['id,y\r\n1,a\r\n', 'a.csv', 'id,y\n1,a\n'],
    ['\ufeffid,y\n1,a\n', 'a.csv', 'id,y\n1,a\n'],
    ['id\ty\n1\ta,b\n', 'a.tsv', 'id,y\n1,"a,b"\n'],
    ['[{"id":1,"y":"a"},{"id":2}]', 'a.json', 'id,y\n1,a\n2,\n'],
    ['{"id":1,"y":true}\n{"id":2,"y":false}\n', 'a.jsonl', 'id,y\n1,true\n2,false\n'],
    ['{"1":"a","2":"b \\"x\\""}', 'a.json', 'id,answer\n1,a\n2,"b ""x"""\n'],
    ['{"7":{"y":1},"8":{"y":2}}', 'a.json', 'id,y\n7,1\n8,2\n'],
    ['{"info":{"v":1},"annotations":[{"id":1,"y":[3,4]}]}', 'a.json', 'id,y\n1,3 4\n'],
  ])('%j', (text, name, kept) => expect(csv(text, name)).toBe(kept))
  test('a column that divides is called Usage', () => {
    expect(toCsv(Buffer.from('id,y,split\n1,a,public\n'), 'a.csv', 'split')).toEqual({
      csv: 'id,y,Usage\n1,a,public\n',
      columns: ['id', 'y', 'Usage'],
      hasUsage: true,
    })
  })
  test.each([
    ['1,2\n3,4\n', 'a.csv'],
    ['id\n1\n', 'a.csv'],
    ['id,id\n1,2\n', 'a.csv'],
    ['id,\n1,2\n', 'a.csv'],
    ['', 'a.csv'],
    ['{"a":[1,2]}', 'a.json'],
    ['[1,2]', 'a.json'],
    ['[{"id":1,"box":{"x":1}}]', 'a.json'],
    ['not json', 'a.json'],
    ['a\0b,c\n', 'a.csv'],
    ['{"id":1}\n{"id"', 'a.jsonl'],
  ])('%j is none', (text, name) => expect(csv(text, name)).toBeUndefined())
})

test('every name of a metric leads to one that there is', () => {
  for (const [name, key] of Object.entries(metricNames))
    expect([name, metricByKey(key)?.key]).toEqual([name, key])
  for (const name of ['Accuracy', 'roc_auc_score', 'R2', 'Adjusted Rand index'])
    expect(metricNamed(name)).toBeDefined()
  for (const name of ['f1_score', 'Total', 'constructor', '']) expect(metricNamed(name)).toBeUndefined()
})

describe('a drawing', () => {
  const svg = (inner: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${attributes}>${inner}</svg>`
  test.each([
    svg('<rect width="1" height="1" fill="#fff"/>'),
    svg(
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/>',
    ),
    svg("<text x='1'>a &amp; b</text>"),
  ])('%s is plain', text => expect(isPlainDrawing(text)).toBe(true))
  test.each([
    svg('<script>alert(1)</script>'),
    svg('<rect onload="alert(1)"/>'),
    svg('<rect/>', ' onload=alert(1)'),
    svg('<a href="javascript:alert(1)"><rect/></a>'),
    svg('<image href="https://example.org/x.png"/>'),
    svg('<use xlink:href="#a"/>'),
    svg('<rect fill="url(https://example.org)"/>'),
    svg('<rect style="background:url(x)"/>'),
    svg('<style>*{}</style>'),
    svg('<foreignObject><b/></foreignObject>'),
    svg('<![CDATA[<script>]]>'),
    svg('<!-- <script> -->'),
    `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`,
    svg('&x;'),
    svg('<rect'),
    svg('<animate attributeName="href" to="x"/>'),
    svg('<rect xmlns="http://www.w3.org/1999/xhtml"/>'),
    '<html><svg></svg></html>',
    'text',
    '',
  ])('%s is none', text => expect(isPlainDrawing(text)).toBe(false))
})
