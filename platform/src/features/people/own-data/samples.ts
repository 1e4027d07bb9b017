import { Readable } from 'node:stream'
import type { FeatureSamples } from '../../../../test/sample.ts'
import type { Role, Stage } from '../../../../test/stage.ts'

const own = ({ people }: Stage, role: Role) => people[role === 'visitor' ? 'captain' : role].id

async function aDownload({ world, people }: Stage) {
  const now = world.clock.now()
  const stored = await world.storage.put(Readable.from(['{}']), { maxBytes: 10 })
  const { id } = await world.db
    .insertInto('own_data_download')
    .values({
      user_id: people.captain.id,
      state: 'done',
      created_at: now,
      ended_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
      documents_key: stored.key,
      entries: '[{"name":"account.json","size":2,"crc32":2745614147,"sha256":null}]' as never,
      size: 120,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const samples: FeatureSamples = {
  policy: `
call                              visitor user   other  member captain foreign organiser administrator
GET /api/own-data                 40101   ok     ok     ok     ok      ok      ok        ok
DELETE /api/own-data/deletion     40101   ok     ok     ok     ok      ok      ok        ok
POST /api/own-data/deletion       40101   ok     ok     ok     ok      ok      ok        409260
POST /api/own-data/downloads      40101   ok     ok     ok     ok      ok      ok        ok
GET /api/own-data/downloads/{id}  40101   404260 404260 404260 ok      404260  404260    404260
`,
  calls: {
    'GET /api/own-data': () => [{}],
    'POST /api/own-data/downloads': async (stage, role) => {
      await stage.world.db.deleteFrom('own_data_download').where('user_id', '=', own(stage, role)).execute()
      return [{}]
    },
    'GET /api/own-data/downloads/{id}': async stage => [{ params: { id: await aDownload(stage) } }],
    // Only who has just told the password again.
    'POST /api/own-data/deletion': async (stage, role) => {
      const { db, clock } = stage.world
      await db.deleteFrom('account_deletion').where('user_id', '=', own(stage, role)).execute()
      await db
        .updateTable('session')
        .set({ authenticated_at: clock.now() })
        .where('user_id', '=', own(stage, role))
        .execute()
      return [{}]
    },
    'DELETE /api/own-data/deletion': () => [{}],
  },
}
