import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { throughMigrations } from '../../../test/through-migrations.ts'
import { userNameKey } from '../../features/people/identity/user-name.rules.ts'

type Row = { id: number; user_name: string; name_key: string }
type Team = { id: number; name: string; name_key: string }
const marks = (count: number) => '\u0301'.repeat(count)
const teamsBefore = sql.raw(`(values
  ('Deep\u202e Blue', 'deep blue'), ('Ź${marks(9)}a', 'ź${marks(9)}a'), ('Ź${marks(20)}a', 'ź${marks(20)}a'), ('\u202e', '\u2800')
) before (name, key)`)
const names = ['Σοφός', 'ΣΟΦΌΣ Β', 'Straße', 'ᎠᎡ', 'İlker', 'ilker', 'Ａｄａ  L', '张 三']

test('a database whose names were keyed by casefold ends with the keys of a new one, and every name is found by them', async ctx => {
  if (inject('postgresVersion') < 18) ctx.skip('only PostgreSQL 18 has casefold')
  await throughMigrations<{ app_user: Row; team: Team; former_user_name: Omit<Row, 'id'> }>(
    '0082-prize-places',
    {
      async fill(db) {
        // As 0036 made it until PostgreSQL 15 to 17 were supported.
        await sql`
        create or replace function user_name_key(name text) returns text language sql immutable strict parallel safe
          return casefold(btrim(regexp_replace(normalize(name, NFKC), '[\\s\\u2800]+', ' ', 'g')));
        insert into app_user (sso_id, user_name) select name, name from unnest(${sql.lit(`{${names.map(name => `"${name}"`).join()}}`)}::text[]) name;
        insert into former_user_name (name_key, user_id, user_name, changed_at)
          select user_name_key(name), u.id, name, at::timestamptz from app_user u,
            (values ('İdil', '2026-01-01'), ('idil', '2026-01-02'), ('ᏓᏓ', '2026-01-03')) former (name, at)
          where u.user_name = 'Straße';
        with made as (
          insert into competition (type, title_zh, title_en, start_at, end_at)
          values ('computing', 't', 't', '2026-01-01', '2026-02-01') returning id
        )
        insert into team (competition_id, name, name_key, created_at)
          select id, name, key, '2026-01-01' from made, ${teamsBefore}`.execute(db)
      },
      async look(db) {
        // Teams of before no longer turn the writing around their names, or pile up marks over other rows.
        const teams = await db.selectFrom('team').select(['name', 'name_key']).orderBy('id').execute()
        expect(teams).toEqual([
          { name: 'Deep Blue', name_key: 'deep blue' },
          { name: `Ź${marks(4)}a`, name_key: `ź${marks(4)}a` },
          // Where both would have the same name, the second keeps its own.
          { name: `Ź${marks(20)}a`, name_key: `ź${marks(20)}a` },
          { name: '\u202e', name_key: '\u2800' },
        ])
        const rows = await db
          .selectFrom('app_user')
          .select(['id', 'user_name', 'name_key'])
          .where('id', '<>', 100_000)
          .orderBy('id')
          .execute()
        // The first to have a name keeps it.
        const later = rows.find(row => row.user_name.startsWith('ilker'))
        expect(rows.map(row => row.user_name)).toEqual(
          names.map(name => (name === 'ilker' ? `ilker-${later?.id}` : name)),
        )
        for (const row of rows) expect(row.name_key).toBe(userNameKey(row.user_name).replace(/\s+/g, ' '))
        const former = await db
          .selectFrom('former_user_name')
          .select(['name_key', 'user_name'])
          .orderBy('name_key')
          .execute()
        expect(former).toEqual([
          { name_key: 'idil', user_name: 'idil' },
          { name_key: 'ꮣꮣ', user_name: 'ᏓᏓ' },
        ])
      },
    },
  )
})
