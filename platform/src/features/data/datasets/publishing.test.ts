import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { draftCalls } from '../../../../test/drafts.ts'
import { enter, makeCompetition, makeDataset, makeUser } from '../../../../test/factories.ts'
import { grant } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { create, draftOf, save, publish, files, versions, published } = draftCalls(() => world)

describe('publishing', () => {
  test('says what is missing', async () => {
    const owner = await makeUser(world)
    const id = await create(owner, {})
    expect((await draftOf(id, owner)).missing).toEqual(['title', 'licence', 'files'])
    const answer = await publish(id, owner, 1)
    expect([answer.status, answer.errno, answer.paths]).toEqual([
      409,
      'e40962',
      ['files', 'licence', 'title'],
    ])
  })

  test('twice at once makes one version', async () => {
    const owner = await makeUser(world)
    const { id } = await published(owner)
    await save(id, owner, 1)
    const both = await Promise.all([publish(id, owner, 2), publish(id, owner, 2)])
    expect(both.map(answer => answer.status).sort()).toEqual([200, 409])
    expect(await versions(id)).toHaveLength(2)
    expect((await publish(id, owner, 2)).errno).toBe('e40963')
  })

  test('another protocol asks everybody again', async () => {
    const [owner, reader] = [await makeUser(world), await makeUser(world)]
    const { id } = await published(owner, { protocol_zh: '旧协议' })
    const agree = () => ask(world, `POST /api/datasets/${id}/protocol`, { as: reader })
    const isAgree = async () => (await ask(world, `GET /api/datasets/${id}`, { as: reader })).data.isAgree
    const take = async () => {
      const { data } = await ask(world, `GET /api/datasets/${id}`)
      return (
        await world.app.inject({ url: `/api/datasets/files/${data.files[0].id}`, headers: reader.headers })
      ).statusCode
    }
    await agree()
    expect([await isAgree(), await take()]).toEqual([true, 200])
    world.setNow('2026-11-20T05:00:00.000Z')
    await save(id, owner, 1, { protocolZh: '旧协议' })
    await publish(id, owner, 2)
    expect(await isAgree()).toBe(true)
    await save(id, owner, 2, { protocolZh: '新协议' })
    await publish(id, owner, 3)
    expect([await isAgree(), await take()]).toEqual([false, 403])
    world.setNow('2026-11-20T06:00:00.000Z')
    await agree()
    expect([await isAgree(), await take()]).toEqual([true, 200])
    world.setNow('2026-11-20T04:00:00.000Z')
  })

  test('a competition’s data has versions as well', async () => {
    const { id: competitionId } = await makeCompetition(world)
    const organiser = await makeUser(world)
    await grant(world, organiser, 'organiser', competitionId)
    const { id } = await makeDataset(world, {
      competition_id: competitionId,
      published_at: null,
      licence: 'MIT',
    })
    await files(id, organiser, { change: [{ name: '训练 "1".csv', newName: 'train.csv' }] })
    await publish(id, organiser, 1)
    const user = await makeUser(world)
    await enter(world, competitionId, user)
    const { data } = await ask(world, `GET /api/competitions/${competitionId}?part=datasets`, { as: user })
    expect(data.datasets).toMatchObject([{ id, version: { number: 2 }, files: [{ name: 'train.csv' }] }])
    // It still stands on no list of its own.
    expect(
      (await ask(world, `GET /api/datasets/list?per_page=50`)).data.list.map((row: { id: number }) => row.id),
    ).not.toContain(id)
  })
})

describe('discarding', () => {
  test('a draft leaves what is public', async () => {
    const owner = await makeUser(world)
    const { id } = await published(owner)
    await save(id, owner, 1)
    const discard = () => ask(world, `DELETE /api/datasets/${id}/draft`, { as: owner })
    expect((await discard()).data).toEqual({ affectedRows: 1 })
    expect((await discard()).errno).toBe('e40963')
    expect(await draftOf(id, owner)).toMatchObject({ isDraft: false, revision: 1 })
    expect((await ask(world, `GET /api/datasets/${id}`)).status).toBe(200)
  })

  test('what was never published goes with its draft', async () => {
    const owner = await makeUser(world)
    const id = await create(owner)
    await ask(world, `DELETE /api/datasets/${id}/draft`, { as: owner })
    expect((await ask(world, `GET /api/datasets/${id}`, { as: owner })).errno).toBe('e40450')
  })
})

test('the database itself refuses two drafts, paths that lead elsewhere and names twice', async () => {
  const owner = await makeUser(world)
  const { id, versionId, sha256 } = await published(owner)
  await save(id, owner, 1)
  const version = {
    dataset_id: id,
    title_zh: '',
    title_en: '',
    source_url: null,
    category_id: null,
    created_by: null,
  }
  const more = { number: 9, created_at: new Date(), published_at: null }
  await expect(
    world.db
      .insertInto('dataset_version')
      .values({ ...version, ...more })
      .execute(),
  ).rejects.toThrow('dataset_version_draft')
  const file = { dataset_id: id, version_id: versionId, storage_key: 'k', sha256, size: 1, row_count: null }
  for (const name of ['../x', 'a//b', '/a', 'a/', 'a/./b', 'a\\b', 'a\nb', ''])
    await expect(
      world.db
        .insertInto('dataset_file')
        .values({ ...file, name })
        .execute(),
    ).rejects.toThrow('name_check')
  await expect(
    world.db
      .insertInto('dataset_file')
      .values({ ...file, name: '训练 "1".CSV' })
      .execute(),
  ).rejects.toThrow('dataset_file_name')
})
