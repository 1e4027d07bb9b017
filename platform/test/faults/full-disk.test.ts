import type * as fs from 'node:fs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { send } from '../ask.ts'
import { makeCompetition } from '../factories.ts'
import { makeTeam } from '../teams.ts'
import { makeWorld, type World } from '../world.ts'

/** While it is full, what is written goes to a device on which nothing has room: the failure is the kernel's own. */
const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs', async original => {
  const real = await original<typeof fs>()
  const createWriteStream: typeof real.createWriteStream = (path, options) =>
    disk.isFull ? real.createWriteStream('/dev/full') : real.createWriteStream(path, options)
  return { ...real, createWriteStream }
})

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const filesKept = () =>
  readdirSync(join(world.settings.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
    .toSorted()

test('a result file for which the disk has no room is refused and costs nothing, and passes when there is', async () => {
  const { id, scheduleId } = await makeCompetition(world, { schedule: { max_submit_count: 1 } })
  const { captain } = await makeTeam(world, id)
  const hand = () =>
    send(world, `POST /api/competitions/${id}/uploads`, {
      as: captain,
      file: { name: 'r.csv', content: 'id,label\n1,a\n2,b\n3,a\n4,b\n' },
    })
  const before = filesKept()
  disk.isFull = true
  try {
    expect(await hand()).toMatchObject({ status: 507, errno: 'e50701' })
  } finally {
    disk.isFull = false
  }
  expect(filesKept()).toEqual(before)
  const { db } = world
  expect(await db.selectFrom('submission').select('id').where('competition_id', '=', id).execute()).toEqual(
    [],
  )
  expect(
    await db.selectFrom('quota_day').select('accepted').where('schedule_id', '=', scheduleId).execute(),
  ).toEqual([])
  expect((await hand()).status).toBe(200)
})
