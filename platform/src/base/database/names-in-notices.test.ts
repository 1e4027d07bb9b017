import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { throughMigrations } from '../../../test/through-migrations.ts'

test('the migration lets notices that are there already name people and teams by their numbers', async () => {
  await throughMigrations<{ notice: { id: number; text_zh: string; text_en: string } }>(
    '0045-beginners-categories',
    {
      async fill(db) {
        await sql`
      insert into app_user (id, sso_id, user_name) overriding system value values (7, 'a', 'Li'), (8, 'b', 'Li Wei');
      insert into competition (id, type, title_zh, title_en, start_at, end_at) overriding system value
        values (5, 'computing', 't', 't', '2026-01-01', '2026-02-01');
      insert into team (id, competition_id, name, name_key, created_at) overriding system value
        values (3, 5, 'Li', 'li', now()), (4, 5, 'Fish', 'fish', now());
      insert into notice (user_id, kind, text_zh, text_en, path, on_site, for_digest, created_at) values
        (7, 'follow.new', 'Li Wei 关注了你', 'Li Wei follows you', '/users/7/followers', true, false, now()),
        (7, 'follow.new', '2 个人关注了你', '2 people follow you now', '/users/7/followers', true, false, now()),
        (8, 'team.asked', 'Li 代表队伍“Li”申请并入“Fish”。', 'Li asks to merge the team “Li” into “Fish”.',
          '/competitions/5/teams', true, false, now())`.execute(db)
      },
      async look(db) {
        const rows = await db.selectFrom('notice').select(['text_zh', 'text_en']).orderBy('id').execute()
        expect(rows.map(row => [row.text_zh, row.text_en])).toEqual([
          ['\u0002p8\u0002 关注了你', '\u0002p8\u0002 follows you'],
          ['2 个人关注了你', '2 people follow you now'],
          [
            '\u0002p7\u0002 代表队伍“\u0002t3\u0002”申请并入“\u0002t4\u0002”。',
            '\u0002p7\u0002 asks to merge the team “\u0002t3\u0002” into “\u0002t4\u0002”.',
          ],
        ])
      },
    },
  )
})
