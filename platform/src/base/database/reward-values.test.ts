import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { throughMigrations } from '../../../test/through-migrations.ts'
import { amountIn } from './migrations/0005-small-mendings.ts'

const cases: [zh: string, value: number | null, en?: string][] = [
  ['证书与 9,000 元奖金', 9_000],
  ['20,000 元奖金池', 20_000],
  ['3 × 5000', 15_000],
  ['一等奖 3 x ¥5,000', 15_000],
  ['30 万元', 300_000],
  ['12.5万', 125_000],
  ['￥１０，０００', 10_000],
  ['$5k', 5_000],
  ['总奖金 80,000 元：一等奖 50,000 元，二等奖 3 名，各 10,000 元', 80_000],
  ['2024 年度证书，前 3 名', null],
  ['5000', 5_000],
  ['1,5000', null],
  ['€1.500', null],
  ['¥0', null],
  ['证书', null],
  ['', 3_000, 'Three thousand: $3,000'],
  ['', null],
]

test.each(cases.filter(([, , en]) => en === undefined))('%j is worth %s', (text, value) =>
  expect(amountIn(text)).toBe(value),
)

test('a text as long as it likes is read at once', () => {
  for (const text of ['1 '.repeat(50_000), ' '.repeat(100_000), '1,111'.repeat(20_000), '9'.repeat(100_000)])
    expect(amountIn(text)).toBeNull()
})

test('the migration gives rewards that are there already their values', async () => {
  await throughMigrations<{ competition: { id: number; reward_value: string | null } }>(
    '0004-datasets-information',
    {
      async fill(db) {
        for (const [zh, , en = ''] of cases)
          await sql`insert into competition (type, title_zh, title_en, reward_zh, reward_en, start_at, end_at)
        values ('computing', 't', 't', ${zh}, ${en}, now(), now() + interval '1 day')`.execute(db)
      },
      async look(db) {
        const rows = await db.selectFrom('competition').select('reward_value').orderBy('id').execute()
        expect(rows.map(row => row.reward_value && Number(row.reward_value))).toEqual(
          cases.map(([, value]) => value),
        )
      },
    },
  )
})
