import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { throughMigrations } from '../../../test/through-migrations.ts'

type Rows = {
  feedback: { id: number; picture_key: string | null; picture_name: string | null; picture_size: number }
  picture: { sha256: string; unused_since: Date | null }
}
const [sent, none] = ['a'.repeat(64), 'b'.repeat(64)]

test('pictures that came with feedback stay with it, and leave the address that everybody has', () =>
  throughMigrations<Rows>('0063-jobs', {
    async fill(db) {
      await sql`insert into picture (sha256, media_type, storage_key, size, created_at, unused_since)
        values (${sent}, 'image/jpeg', 'sent', 5, now(), null), (${none}, 'image/png', 'other', 5, now(), null)`.execute(
        db,
      )
      await sql`insert into feedback (kind, body, screenshot, created_at)
        values ('problem', 'with', ${`/pictures/${sent}`}, now()), ('problem', 'without', null, now())`.execute(
        db,
      )
    },
    async look(db) {
      const rows = await db
        .selectFrom('feedback')
        .select(['picture_key', 'picture_name'])
        .orderBy('id')
        .execute()
      expect(rows).toEqual([
        { picture_key: 'sent', picture_name: 'picture.jpeg' },
        { picture_key: null, picture_name: null },
      ])
      const pictures = await db.selectFrom('picture').selectAll().orderBy('sha256').execute()
      expect(pictures.map(row => row.unused_since?.getTime() ?? null)).toEqual([0, null])
    },
  }))
