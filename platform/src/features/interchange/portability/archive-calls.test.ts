import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeCompetition, makeUser, type TestUser } from '../../../../test/factories.ts'
import { counts, makeArchive, upload } from '../../../../test/portable.ts'
import { workOff } from '../../../../test/queue.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { portabilityJobs } from './server/jobs.ts'

let world: World
let archive: Buffer
let admin: TestUser
let competition: { id: number; scheduleId: number }

beforeAll(async () => {
  world = await makeWorld()
  ;({ admin, competition, archive } = await makeArchive(world))
})
afterAll(() => world.close())

describe('who may', () => {
  test('export: its organisers and administrators', async () => {
    const path: `/${string}` = `/api/admin/competitions/${competition.id}/exports`
    const foreign = await makeOrganiser(world, (await makeCompetition(world)).id)
    const { data } = await ask(world, `GET ${path}`, { as: await makeOrganiser(world, competition.id) })
    expect(data.exports[0]).toMatchObject({ state: 'done', counts: { teams: 1, submissions: 1 } })
    for (const call of [`GET ${path}`, `POST ${path}`, `GET ${path}/${data.exports[0].id}/file`] as const) {
      expect(await ask(world, call)).toMatchObject({ status: 401 })
      for (const as of [foreign, await makeUser(world), await makeStaff(world, 'editor')])
        expect(await ask(world, call, { as })).toMatchObject({ status: 403 })
    }
    const other = await makeCompetition(world)
    const lender = await makeOrganiser(world, other.id)
    expect(
      await ask(world, `GET /api/admin/competitions/${other.id}/exports/${data.exports[0].id}/file`, {
        as: lender,
      }),
    ).toMatchObject({ status: 404, errno: 'e40456' })
    expect(await ask(world, 'GET /api/admin/competitions/999999/exports', { as: admin })).toMatchObject({
      status: 404,
    })
    expect(await ask(world, 'POST /api/admin/competitions/999999/exports', { as: admin })).toMatchObject({
      status: 404,
    })
  })

  test('import: organisers, who see their own imports only', async () => {
    const [own, other] = [
      await makeOrganiser(world, competition.id),
      await makeOrganiser(world, (await makeCompetition(world)).id),
    ]
    expect((await upload(world, archive, await makeUser(world))).errno).toBe('e40301')
    expect((await upload(world, archive, await makeStaff(world, 'editor'))).errno).toBe('e40301')
    const { data } = await upload(world, archive, own)
    const path: `/${string}` = `/api/admin/imports/${data.id}`
    expect(await ask(world, `GET ${path}`, { as: own })).toMatchObject({ status: 200 })
    expect((await ask(world, 'GET /api/admin/imports', { as: own })).data.imports).toHaveLength(1)
    expect((await ask(world, 'GET /api/admin/imports', { as: other })).data.imports).toEqual([])
    for (const call of [`GET ${path}`, `GET ${path}/file`, `POST ${path}/confirmation`] as const) {
      const body = call.startsWith('POST') ? { body: { choices: null } } : {}
      expect(await ask(world, call, body)).toMatchObject({ status: 401 })
      expect(await ask(world, call, { as: other, ...body })).toMatchObject({ status: 404, errno: 'e40455' })
    }
    const file = await world.app.inject({ method: 'GET', url: `${path}/file`, headers: own.headers })
    expect(file.rawPayload).toEqual(archive)
  })
})

test('twenty confirmations at once make one competition', async () => {
  const { data } = await upload(world, archive, admin)
  const before = await counts(world)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask(world, `POST /api/admin/imports/${data.id}/confirmation`, { as: admin, body: { choices: null } }),
    ),
  )
  expect(answers.map(answer => answer.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  await workOff(world, portabilityJobs)
  expect(await counts(world)).toEqual(before.map(n => (n ?? 0) + 1))
  const again = await ask(world, `POST /api/admin/imports/${data.id}/confirmation`, {
    as: admin,
    body: { choices: null },
  })
  expect(again).toMatchObject({ status: 409, errno: 'e40958' })
})

test('one export is made at a time, and each is audited', async () => {
  const made = await makeCompetition(world)
  const as = await makeOrganiser(world, made.id)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask(world, `POST /api/admin/competitions/${made.id}/exports`, { as })),
  )
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409, 409])
  const audited = await world.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', made.id)
    .where('action', '=', 'competition.export')
    .execute()
  expect(audited).toEqual([{ action: 'competition.export', actor_id: as.id }])
  await workOff(world, portabilityJobs)
})

test('a stored file that rotted is told, not exported', async () => {
  const made = await makeCompetition(world)
  await world.db
    .updateTable('answer_file')
    .set({ sha256: 'b'.repeat(64) })
    .where('schedule_id', '=', made.scheduleId)
    .execute()
  await ask(world, `POST /api/admin/competitions/${made.id}/exports`, { as: admin })
  await expect(workOff(world, portabilityJobs, { isLastAttempt: true })).rejects.toThrow('not what it was')
  const { data } = await ask(world, `GET /api/admin/competitions/${made.id}/exports`, { as: admin })
  expect(data.exports[0]).toMatchObject({ state: 'failed', size: null })
})
