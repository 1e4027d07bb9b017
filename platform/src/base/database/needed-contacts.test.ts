import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { throughMigrations } from '../../../test/through-migrations.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['keep asking for both where the installation did', {}, [null, 'both']],
  ['ask as the operator said', { BINDING_REQUIRED: 'phone' }, [null, null]],
  ['ask for nothing with another issuer', { SSO_ISSUER: 'https://id.example' }, [null, null]],
])('competitions that go on %s', async (_name, environment, wanted) => {
  for (const name of ['BINDING_REQUIRED', 'SSO_ISSUER']) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  await throughMigrations<{ competition: { id: number; contact: string | null } }>('0076-spic-neutral', {
    async fill(db) {
      for (const days of [-1, 1])
        await sql`insert into competition (type, title_zh, title_en, start_at, end_at)
          values ('computing', 't', 't', now() - interval '9 days', now() + ${days} * interval '1 day')`.execute(
          db,
        )
    },
    async look(db) {
      const rows = await db.selectFrom('competition').select('contact').orderBy('id').execute()
      expect(rows.map(row => row.contact)).toEqual(wanted)
    },
  })
})
