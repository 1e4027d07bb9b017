import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition } from '../../../../test/factories.ts'
import { exported, upload } from '../../../../test/portable.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

test('files that come and go are written down with who brought or took them', async () => {
  const admin = await makeStaff(world, 'administrator')
  const { id } = await makeCompetition(world)
  const archive = await exported(world, id, admin)
  const { data } = await upload(world, archive, admin)
  const path = `/api/admin/imports/${data.id}/file` as const
  const taken = await world.app.inject({ method: 'GET', url: path, headers: admin.headers })
  expect(taken.rawPayload).toEqual(archive)
  const { data: list } = await ask(world, `GET /api/admin/competitions/${id}/exports`, { as: admin })
  const entries = await world.db
    .selectFrom('audit_entry')
    .select(['action', 'subject_id', 'detail'])
    .where('actor_id', '=', admin.id)
    .orderBy('id')
    .execute()
  const made = list.exports[0].id
  expect(entries).toEqual([
    { action: 'competition.export', subject_id: id, detail: { export: made } },
    { action: 'competition.export_download', subject_id: id, detail: { export: made } },
    {
      action: 'import.upload',
      subject_id: data.id,
      detail: {
        file: 'wheat.leitai.zip',
        size: archive.length,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        format: 'leitai',
      },
    },
    { action: 'import.download', subject_id: data.id, detail: {} },
  ])
})
