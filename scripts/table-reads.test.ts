import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './import-rules.ts'
import { knownViews } from './known-views.ts'
import { readsOf } from './table-reads.ts'

test('views alone read tables of other features, those that are listed, and none of what stands above', () => {
  const { views, foreign, upward } = readsOf(readSources(join(import.meta.dirname, '../platform/src')))
  expect(views).toEqual(knownViews)
  expect(foreign).toEqual({})
  expect(upward).toEqual([])
})

const tables = (name: string) => `declare module 'x' {\n  interface Tables {\n    ${name}: {}\n  }\n}`
const [teams, scores] = ['features/competing/teams/server/', 'features/scoring/rankings/server/']
const here = (file: string, text: string) =>
  readsOf(
    new Map([
      [`${teams}tables.ts`, tables('team')],
      [`${scores}tables.ts`, tables('ranking_entry')],
      [`${scores}board.ts`, `import { lockTeam } from '../../../competing/teams/server/public.ts'`],
      [file, text],
    ]),
  )

test.each([`db.selectFrom('team as t')`, `q.innerJoin('team', 'a', 'b')`, 'sql`select 1 from team`'])(
  '%s is counted, in a view and elsewhere',
  text => {
    const none = { views: {}, foreign: {}, upward: [] }
    expect(here(`${scores}x.ts`, text)).toEqual({ ...none, foreign: { [`${scores}x.ts`]: 1 } })
    expect(here(`${scores}reads.ts`, text)).toEqual({ ...none, foreign: { [`${scores}reads.ts`]: 1 } })
    expect(here(`${scores}x.views.ts`, text)).toEqual({ ...none, views: { [`${scores}x.views.ts`]: 1 } })
    expect(here(`${teams}x.ts`, text)).toEqual(none)
  },
)

test('a read of what stands above is told, in a view too', () => {
  expect(here(`${teams}x.views.ts`, 'sql`join ranking_entry`').upward).toEqual([
    `${teams}x.views.ts ranking_entry`,
  ])
})
