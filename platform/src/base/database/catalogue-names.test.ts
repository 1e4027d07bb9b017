import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { throughMigrations } from '../../../test/through-migrations.ts'

test('rows that had one name before names were unique are told apart, and none is lost', async () => {
  await throughMigrations('0016-broadcasts-profiles', {
    async fill(db) {
      await sql`
      insert into organisation (id, name_zh, name_en) values
        (7, '大学', 'Lab'), (8, '　大学 ', 'LAB'), (9, '大学', 'lab (8)'), (10, '学院', ''), (11, '研究院', ' ')`.execute(
        db,
      )
      await sql`insert into tag (code, name_zh, name_en) values ('b', '图', 'Images'), ('a', '图', 'Ｉmages')`.execute(
        db,
      )
    },
    async look(db) {
      const { rows } = await sql`select id, name_zh, name_en, sort from organisation order by sort`.execute(
        db,
      )
      expect(rows).toMatchObject([
        { id: 7, name_zh: '大学', name_en: 'Lab' },
        { id: 8, name_zh: '　大学  (8)', name_en: 'LAB (8)' },
        { id: 9, name_zh: '大学 (9)', name_en: 'lab (8) (9)' },
        { id: 10, name_zh: '学院', name_en: '' },
        { id: 11, name_zh: '研究院', name_en: ' ' },
      ])
      const tags = await sql`select code, name_zh, name_en from tag order by code`.execute(db)
      expect(tags.rows).toEqual([
        { code: 'a', name_zh: '图', name_en: 'Ｉmages' },
        { code: 'b', name_zh: '图 (b)', name_en: 'Images (b)' },
      ])
    },
  })
})
