import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeCompetition, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { makeOrganiser } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { copyDatasets } from './server/commands/copy-datasets.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

/** A competition with some data, who organises it, and somebody who accepted the protocol of all of it. */
async function withData(count = 1) {
  const { id } = await makeCompetition(world)
  const organiser = await makeOrganiser(world, id)
  const reader = await makeUser(world)
  await enter(world, id, reader)
  const data: { id: number; fileId: number }[] = []
  for (let at = 0; at < count; at++) data.push(await makeDataset(world, { competition_id: id }))
  await ask(world, `POST /api/competitions/${id}/datasets/protocol`, { as: reader, body: {} })
  const [first] = data
  if (!first) throw new Error('a dataset was made')
  const shown = async (as?: TestUser): Promise<Record<string, unknown>[]> =>
    (await ask(world, `GET /api/competitions/${id}?part=datasets`, { as })).data.datasets
  const arrange = (ids: readonly number[], as: TestUser | undefined = organiser) =>
    ask(world, `PUT /api/admin/competitions/${id}/datasets/order`, { as, body: { ids } })
  const withdraw = (
    body: Record<string, unknown>,
    as: TestUser | undefined = organiser,
    dataset = first.id,
  ) =>
    ask(world, `PUT /api/admin/competitions/${id}/datasets/${dataset}/withdrawal`, {
      as,
      body: { isWithdrawn: true, reason: '含有个人信息', ...body },
    })
  return { id, organiser, reader, data, first, shown, arrange, withdraw }
}

const audited = (action: string, subject: number) =>
  world.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'detail'])
    .where('action', '=', action)
    .where('subject_id', '=', subject)
    .execute()

describe('the order of a competition’s data', () => {
  test('is the organiser’s, and what comes later stands behind', async () => {
    const { id, organiser, data, shown, arrange } = await withData(3)
    const [a, b, c] = data.map(one => one.id) as [number, number, number]
    const ids = async (as?: TestUser) => (await shown(as)).map(one => one.id)
    expect((await arrange([c, a, b])).data).toEqual({ ids: [c, a, b] })
    expect(await ids()).toEqual([c, a, b])
    const made = await ask(world, 'POST /api/datasets', {
      as: organiser,
      body: { titleZh: '新的', competitionId: id },
    })
    expect(await ids(organiser)).toEqual([c, a, b, made.data.id])
    // Made by somebody else meanwhile: who arranges has not seen it.
    expect((await arrange([a, b, c])).data).toEqual({ ids: [a, b, c, made.data.id] })
    expect(await audited('dataset.order', id)).toMatchObject([
      { actor_id: organiser.id, detail: { before: [a, b, c], after: [c, a, b] } },
      { detail: { after: [a, b, c, made.data.id] } },
    ])
  })

  test('is of its own datasets, each once', async () => {
    const { data, arrange } = await withData(2)
    const foreign = await withData()
    const [a, b] = data.map(one => one.id) as [number, number]
    expect((await arrange([a, a, b])).paths).toEqual(['body.ids'])
    expect((await arrange([a, b, foreign.first.id])).errno).toBe('e40450')
    expect((await arrange([b], foreign.organiser)).errno).toBe('e40301')
    expect((await arrange([b], await makeUser(world))).errno).toBe('e40301')
  })
})

describe('withdrawn data', () => {
  test('gives nothing more to competitors: no file, no archive, no rows, no tickets that were given', async () => {
    const { id, reader, first, withdraw } = await withData()
    const log = () =>
      ask(world, `POST /api/competitions/${id}/datasets/download-log`, {
        as: reader,
        body: { fileId: first.fileId },
      })
    const get = async (url: string, as: TestUser | undefined = reader) =>
      (await world.app.inject({ url, headers: { ...as?.headers } })).statusCode
    const ticket = (await log()).data.url as string
    const paths = [
      ticket,
      `/api/datasets/files/${first.fileId}`,
      `/api/datasets/${first.id}/archive`,
      `/api/datasets/files/${first.fileId}/profile`,
    ]
    expect(await Promise.all(paths.map(path => get(path)))).toEqual([200, 200, 200, 200])
    expect((await withdraw({})).data).toMatchObject({ isWithdrawn: true })
    expect(await Promise.all(paths.map(path => get(path)))).toEqual([403, 403, 403, 403])
    expect((await log()).errno).toBe('e40355')
  })

  test('says why to those who accepted its protocol, and is not there for others', async () => {
    const { id, organiser, reader, first, shown, withdraw } = await withData()
    const other = await makeUser(world)
    await enter(world, id, other)
    await withdraw({})
    const said = { withdrawn: { reason: '含有个人信息' } }
    expect(await shown(reader)).toMatchObject([{ id: first.id, files: [], ...said }])
    expect((await ask(world, `GET /api/datasets/${first.id}`, { as: reader })).data).toMatchObject({
      files: [],
      ...said,
      abilities: { download: { allowed: false, code: 'e40355' } },
    })
    const croissant = await ask(world, `GET /api/datasets/${first.id}/croissant`, { as: reader })
    expect(JSON.stringify(croissant.data)).not.toContain('.csv')
    for (const as of [undefined, other]) {
      expect(await shown(as)).toEqual([])
      expect((await ask(world, `GET /api/datasets/${first.id}`, { as })).errno).toBe('e40450')
    }
    const agree = (body: Record<string, number>) =>
      ask(world, `POST /api/competitions/${id}/datasets/protocol`, { as: other, body })
    expect((await agree({ datasetId: first.id })).errno).toBe('e40450')
    await agree({})
    expect(await shown(other)).toEqual([])
    // Who organises it sees it whole, and may take it.
    expect(await shown(organiser)).toMatchObject([
      { files: [{ id: first.fileId }], ...said, abilities: { download: { allowed: true } } },
    ])
  })

  test('comes back with a reason, and both are kept', async () => {
    const { organiser, reader, first, shown, withdraw } = await withData()
    await withdraw({})
    // The same asked again, because its answer was lost on the way.
    expect((await withdraw({ reason: '另一个理由' })).status).toBe(200)
    expect((await withdraw({ isWithdrawn: false, reason: '已经去掉' })).data).toMatchObject({
      isWithdrawn: false,
    })
    expect((await withdraw({ isWithdrawn: false })).status).toBe(200)
    expect(await shown(reader)).toMatchObject([
      { withdrawn: null, isAgree: true, files: [{}], abilities: { download: { allowed: true } } },
    ])
    expect(await audited('dataset.withdraw', first.id)).toEqual([
      { actor_id: organiser.id, detail: { reason: '含有个人信息' } },
    ])
    expect(await audited('dataset.restore', first.id)).toMatchObject([{ detail: { reason: '已经去掉' } }])
  })

  test('is a draft in a copy of the competition', async () => {
    const { id: from, organiser, withdraw } = await withData()
    const other = await withData()
    await withdraw({})
    await world.db
      .transaction()
      .execute(tx => copyDatasets(tx, { from, to: other.id, userId: organiser.id, now: world.clock.now() }))
    const copied = (await other.shown(other.organiser)).find(one => one.id !== other.first.id)
    expect(copied).toMatchObject({ version: { publishedAt: null }, withdrawn: null, files: [{}] })
    expect(await other.shown(other.reader)).toHaveLength(1)
  })

  test('was public before, and is withdrawn by an organiser of this competition with a reason', async () => {
    const { id, organiser, reader, withdraw } = await withData()
    expect((await withdraw({ reason: ' ' })).paths).toEqual(['body.reason'])
    expect((await withdraw({}, reader)).errno).toBe('e40301')
    const foreign = await withData()
    expect((await withdraw({}, foreign.organiser)).errno).toBe('e40301')
    expect((await withdraw({}, organiser, foreign.first.id)).errno).toBe('e40450')
    const path = `PUT /api/admin/competitions/${id}/datasets/1/withdrawal` as const
    expect((await ask(world, path, { body: { isWithdrawn: true, reason: 'r' } })).errno).toBe('e40101')
    const draft = await ask(world, 'POST /api/datasets', {
      as: organiser,
      body: { titleZh: '草稿', competitionId: id },
    })
    expect((await withdraw({}, organiser, draft.data.id)).errno).toBe('e40979')
  })
})
