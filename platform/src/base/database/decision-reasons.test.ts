import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { throughMigrations } from '../../../test/through-migrations.ts'

type Row = { proposal_id: number; reason: string; why: { code: string } | null }

test('the migration keeps why a rule decided so apart from reasons that people wrote', async () => {
  await throughMigrations<{ review_decision: Row }>('0071-reviews', {
    async fill(db) {
      await sql`
        insert into app_user (id, sso_id, user_name) overriding system value values (7, 'a', 'Li');
        insert into spic_edition (id, year, name_zh, created_at, updated_at) overriding system value
          values (1, 2026, 't', now(), now());
        insert into spic_track (id, edition_id, sort, name_zh) overriding system value values (1, 1, 0, 't');
        insert into spic_form (id, edition_id, purpose, version, fields, created_at, updated_at) overriding system value
          values (1, 1, 'proposal', 1, '[]', now(), now());
        insert into spic_entry (id, edition_id, track_id, kind, name, owner_id, form_id, created_at, updated_at)
          overriding system value select n, 1, 1, 'team', 't' || n, 7, 1, now(), now() from generate_series(1, 3) n;
        insert into spic_proposal (id, entry_id, edition_id, form_id, title, saved_at, created_at)
          overriding system value select n, n, 1, 1, 't', now(), now() from generate_series(1, 3) n;
        insert into reviewer (id, edition_id, account, name, role, created_at) overriding system value
          values (1, 1, 'chief-2026-role0', 'c', 0, now());
        insert into review_round (id, edition_id, kind, created_at) overriding system value values (1, 1, 'preliminary', now());
        insert into review_decision (proposal_id, round_id, edition_id, outcome, is_by_rule, reason, decided_by, decided_at)
          values (1, 1, 1, 'shortlisted', true, '{"code":"all","place":1,"quota":null}', 1, now()),
            (2, 1, 1, 'declined', true, '', 1, now()), (3, 1, 1, 'declined', false, '{"code":"all"}', 1, now())`.execute(
        db,
      )
    },
    async look(db) {
      const rows = await db
        .selectFrom('review_decision')
        .select(['reason', 'why'])
        .orderBy('proposal_id')
        .execute()
      expect(rows).toEqual([
        { reason: '', why: { code: 'all', place: 1, quota: null } },
        { reason: '', why: { code: 'below', place: null, quota: null } },
        { reason: '{"code":"all"}', why: null },
      ])
    },
  })
})
