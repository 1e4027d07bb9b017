import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../src/calls.ts'
import { languages, type Lang } from '../src/base/web/language.ts'
import type { Sample } from './sample.ts'
import { askSample, samples } from './samples.ts'
import { makeStage, type Role, type Stage } from './stage.ts'
import { makeWorld } from './world.ts'

/**
 * Nothing that a competition says falls silent to readers of the language that it is not written in: whatever any call
 * answers while it is written in both, is still something when one of them is empty everywhere.
 */
let stage: Stage
beforeAll(async () => {
  stage = await makeStage(await makeWorld(), { rows: 2 })
})
afterAll(() => stage.world.close())

const sides = { 'zh-CN': 'zh', 'en-US': 'en' } as const
const readers: readonly Role[] = ['visitor', 'captain']
// What organisers and editors edit has both sides apart; of accounts there is nothing in it.
const reads = calls.filter(
  ({ method, path, answer }) =>
    method === 'GET' && !path.includes('/admin/') && !path.includes('/spic') && typeof answer === 'object',
)

/** Writes each text of the competition, of what is in it and of its data in both languages. */
async function write(text: (column: string) => string): Promise<void> {
  const { db } = stage.world
  const columns = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '_(zh|en)$' and table_name in
      ('competition', 'schedule', 'competition_text', 'faq', 'dataset', 'dataset_version', 'dataset_file', 'broadcast')`.execute(
    db,
  )
  for (const table of new Set(columns.rows.map(row => row.table))) {
    const own = columns.rows.filter(row => row.table === table)
    await sql`update ${sql.table(table)} set ${sql.join(own.map(({ column }) => sql`${sql.ref(column)} = ${text(column)}`))}`.execute(
      db,
    )
  }
  const field = {
    key: 'why',
    labelZh: text('label_zh'),
    labelEn: text('label_en'),
    kind: 'line',
    choices: [],
  }
  await db
    .updateTable('competition')
    .set({ entry_fields: sql`${JSON.stringify([{ ...field, required: false }])}::jsonb` })
    .execute()
}

/** Where an answer says something, by its path; the elements of its lists in their order. */
function said(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, '').trim() === '' ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => said(inner, `${path}.${key}`))
}

async function told(lang: Lang): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const call of reads) {
    const name = `${call.method} ${call.path}`
    for (const role of readers) {
      const asked: Sample[] = (await samples[name]?.(stage, role)) ?? []
      for (const [index, sample] of asked.entries()) {
        await stage.world.db.deleteFrom('rate_window').execute()
        const query = { ...sample.query, lang }
        const answer = await askSample(stage, call, role, { ...sample, query })
        if (answer.statusCode === 200 && answer.headers['content-type']?.toString().includes('json'))
          found.set(`${role} ${name} ${index}`, said(answer.json().data))
      }
    }
  }
  return found
}

test.each(languages)('readers of %s are told what is written in the other language alone', async lang => {
  const empty = sides[lang]
  await write(column => `关于 ${column}`)
  const before = await told(lang)
  expect(before.size).toBeGreaterThan(80)
  const asked = { method: 'GET', path: '/api/competitions/{id}' }
  const sample = { params: { id: stage.competition.id }, query: { lang } }
  const { competition } = (await askSample(stage, asked, 'visitor', sample)).json().data
  expect(competition.title).toBe(`关于 title_${empty}`)
  await write(column => (column.endsWith(`_${empty}`) ? '' : `关于 ${column}`))
  const after = await told(lang)
  const silent = [...before].flatMap(([name, places]) => {
    const still = new Set(after.get(name))
    // What edits both sides tells each as it is.
    return places
      .filter(place => !still.has(place) && !/(Zh|En|\.zh|\.en)$/.test(place))
      .map(place => `${name}${place}`)
  })
  expect(silent).toEqual([])
})
