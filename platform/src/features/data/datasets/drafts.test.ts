import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { draftCalls } from '../../../../test/drafts.ts'
import { makeCompetition, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { grant } from '../../../../test/staff.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

const { create, draftOf, save, publish, files, versions, published } = draftCalls(() => world)

describe('a new dataset', () => {
  test('is a draft that only its owner sees and finds', async () => {
    const [owner, other] = [await makeUser(world), await makeUser(world)]
    const id = await create(owner, { titleZh: '', titleEn: 'Mine', licence: 'MIT' })
    expect((await ask(world, `GET /api/datasets/${id}`, { as: owner })).data).toMatchObject({
      title: 'Mine',
      version: { number: 1, isCurrent: false, publishedAt: null },
      versionCount: 0,
      owner: { id: owner.id },
      abilities: { edit: { allowed: true } },
    })
    for (const as of [other, undefined])
      expect((await ask(world, `GET /api/datasets/${id}`, as ? { as } : {})).errno).toBe('e40450')
    const mine = await ask(world, 'GET /api/datasets/list?mine=1', { as: owner })
    expect(mine.data.list).toMatchObject([{ id, publishedAt: null, version: 1 }])
    expect((await ask(world, 'GET /api/datasets/list?mine=1', { as: other })).data.total).toBe(0)
    expect((await ask(world, 'GET /api/datasets/list?mine=1')).errno).toBe('e40101')
    const audited = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject', '=', 'dataset')
      .where('subject_id', '=', id)
      .execute()
    expect(audited).toEqual([{ action: 'dataset.create', actor_id: owner.id }])
  })

  test('needs a verified contact, and for a competition its organiser', async () => {
    const unbound = await makeUser(world, { email_bound: false })
    expect((await ask(world, 'POST /api/datasets', { as: unbound, body: {} })).errno).toBe(
      'UNBOUND_PHONE_OR_EMAIL',
    )
    expect((await ask(world, 'POST /api/datasets', { body: {} })).errno).toBe('e40101')
    const { id: competitionId } = await makeCompetition(world)
    const user = await makeUser(world)
    const body = { titleZh: '竞赛数据', licence: 'MIT', competitionId }
    expect((await ask(world, 'POST /api/datasets', { as: user, body })).errno).toBe('e40354')
    expect(
      (await ask(world, 'POST /api/datasets', { as: user, body: { competitionId: 999_999 } })).errno,
    ).toBe('e40420')
    await grant(world, user, 'organiser', competitionId)
    const id = await create(user, body)
    // Its draft is shown to its organiser on the competition's page, and to nobody else.
    const page = async (as?: TestUser) =>
      (await ask(world, `GET /api/competitions/${competitionId}?part=datasets`, as ? { as } : {})).data
        .datasets
    expect(await page(user)).toMatchObject([{ id, version: { publishedAt: null } }])
    expect(await page(await makeUser(world))).toEqual([])
    expect((await ask(world, `GET /api/datasets/${id}`, { as: await makeUser(world) })).errno).toBe('e40450')
  })

  test.each([
    [{ titleZh: 'x'.repeat(121), licence: 'y'.repeat(101) }, ['body.licence', 'body.titleZh']],
    [{ ownerId: 1 }, ['body.ownerId']],
    [{ competitionId: -1, categoryId: 1.5 }, ['body.categoryId', 'body.competitionId']],
  ])('of %j is refused', async (body, paths) => {
    const answer = await ask(world, 'POST /api/datasets', { as: await makeUser(world), body })
    expect([answer.status, answer.paths]).toEqual([400, paths])
  })

  test('of a category that is not there is refused', async () => {
    const answer = await ask(world, 'POST /api/datasets', {
      as: await makeUser(world),
      body: { categoryId: 999_999 },
    })
    expect([answer.status, answer.errno]).toEqual([400, 'e40045'])
  })
})

describe('editing', () => {
  test('is for the owner, editors of the site and organisers', async () => {
    const [owner, other, editor] = [await makeUser(world), await makeUser(world), await makeUser(world)]
    await grant(world, editor, 'editor')
    const { id } = await published(owner)
    const draft = await create(owner)
    const calls = (target: number, as?: TestUser) => [
      ask(world, `GET /api/datasets/${target}/draft`, as ? { as } : {}),
      save(target, as, 1),
      files(target, as, {}),
      publish(target, as, 1),
      ask(world, `DELETE /api/datasets/${target}/draft`, as ? { as } : {}),
      ask(world, `GET /api/datasets/${target}/statistics`, as ? { as } : {}),
    ]
    const codes = async (target: number, as?: TestUser) =>
      new Set((await Promise.all(calls(target, as))).map(answer => answer.errno))
    expect(await codes(id)).toEqual(new Set(['e40101']))
    expect(await codes(id, other)).toEqual(new Set(['e40353']))
    // Who cannot see it is not told that it is there.
    expect(await codes(draft, other)).toEqual(new Set(['e40450']))
    expect(await codes(999_999, owner)).toEqual(new Set(['e40450']))
    expect((await save(id, editor, 1)).status).toBe(200)
    const { id: competitionId } = await makeCompetition(world)
    const theirs = await makeDataset(world, { competition_id: competitionId, published_at: null })
    expect((await save(theirs.id, owner, 1)).errno).toBe('e40354')
    await grant(world, owner, 'organiser', competitionId)
    expect((await save(theirs.id, owner, 1)).status).toBe(200)
  })

  test('begins with what is public and changes nothing public until it is published', async () => {
    const owner = await makeUser(world)
    const { id, fileId, sha256 } = await published(owner, { title_zh: '旧标题' })
    const before = await draftOf(id, owner)
    expect(before).toMatchObject({ isDraft: false, isPublished: true, number: 2, missing: [] })
    expect(before.files).toMatchObject([{ name: '训练 "1".csv', sha256, change: 'same' }])
    expect((await save(id, owner, before.revision)).data).toEqual({ revision: 2 })
    expect((await ask(world, `GET /api/datasets/${id}`)).data).toMatchObject({
      title: '旧标题',
      version: { number: 1 },
    })
    expect((await ask(world, `GET /api/datasets/${id}?version=2`)).errno).toBe('e40452')
    expect((await ask(world, `GET /api/datasets/${id}?version=2`, { as: owner })).data.title).toBe('鸟声')
    world.setNow('2026-11-21T04:00:00.000Z')
    expect((await publish(id, owner, 2)).data).toEqual({ number: 2 })
    const now = (await ask(world, `GET /api/datasets/${id}`, { lang: 'en-US' })).data
    expect(now).toMatchObject({
      title: 'Bird songs',
      licence: 'CC-BY-4.0',
      version: { number: 2, isCurrent: true, notes: '修正标签', publishedAt: '2026-11-21T04:00:00.000Z' },
      versionCount: 2,
      updatedAt: '2026-11-21T04:00:00.000Z',
    })
    // The day of its first publication stays.
    expect(now.publishedAt).toBe('2026-11-19T04:00:00.000Z')
    // The same content under a new id; the old one still leads to the old version.
    expect(now.files).toMatchObject([{ sha256 }])
    expect(now.files[0].id).not.toBe(fileId)
    const old = (await ask(world, `GET /api/datasets/${id}?version=1`)).data
    expect(old).toMatchObject({
      title: '旧标题',
      version: { number: 1, isCurrent: false },
      files: [{ id: fileId }],
    })
    expect(await versions(id)).toMatchObject([
      {
        number: 2,
        isCurrent: true,
        notes: '修正标签',
        changes: { added: 0, changed: 0, removed: 0, same: 1 },
      },
      { number: 1, isCurrent: false, changes: { added: 1, changed: 0, removed: 0, same: 0 } },
    ])
    expect(
      (await ask(world, `GET /api/datasets/list?search=${encodeURIComponent('鸟声')}`)).data.list,
    ).toMatchObject([{ id }])
    world.setNow('2026-11-20T04:00:00.000Z')
  })

  test('writes over nothing that its writer has not seen', async () => {
    const owner = await makeUser(world)
    const { id } = await published(owner)
    const both = await Promise.all([
      save(id, owner, 1, { titleZh: '甲' }),
      save(id, owner, 1, { titleZh: '乙' }),
    ])
    expect(both.map(answer => answer.status).sort()).toEqual([200, 409])
    expect(both.find(answer => answer.status === 409)?.errno).toBe('e40961')
    const kept = both[0]?.status === 200 ? '甲' : '乙'
    expect(await draftOf(id, owner)).toMatchObject({ revision: 2, texts: { titleZh: kept } })
    expect((await publish(id, owner, 1)).errno).toBe('e40961')
  })

  test.each([
    [{ sourceUrl: 'javascript:alert(1)' }, ['body.sourceUrl']],
    [{ titleZh: 'x'.repeat(121), bodyEn: 'x'.repeat(100_001) }, ['body.bodyEn', 'body.titleZh']],
    [{ titleZh: 'a\u0000b' }, ['body.titleZh']],
    [{ userId: 1 } as never, ['body.userId']],
  ])('with %j is refused', async (change, paths) => {
    const owner = await makeUser(world)
    const answer = await save(await create(owner), owner, 1, change)
    expect([answer.status, answer.paths]).toEqual([400, paths])
  })

  test('renames, describes and removes files by their names', async () => {
    const owner = await makeUser(world)
    const { id } = await published(owner)
    const name = '训练 "1".csv'
    const fields = [
      { name: 'a', zh: '甲', en: '' },
      { name: 'b', zh: '', en: '' },
    ]
    const change = {
      name,
      newName: 'data/train.csv',
      descriptionZh: '训练集',
      descriptionEn: 'Training',
      fields,
    }
    expect((await files(id, owner, { change: [change] })).data).toEqual({ affectedRows: 1 })
    const draft = await draftOf(id, owner)
    expect(draft.files).toMatchObject([
      { name: 'data/train.csv', descriptionZh: '训练集', fields: [fields[0]], change: 'added' },
    ])
    expect(draft.removed).toEqual([name])
    // What is public stays.
    expect((await ask(world, `GET /api/datasets/${id}`)).data.files).toMatchObject([{ name, fields: [] }])
    await files(id, owner, { remove: ['data/train.csv'] })
    expect((await draftOf(id, owner)).files).toEqual([])
    expect((await publish(id, owner, 1)).paths).toEqual(['files'])
  })

  test.each([
    [{ change: [{ name: 'nowhere.csv' }] }, 404, 'e40451'],
    [{ change: [{ name: '训练 "1".csv', newName: '../x' }] }, 400, 'e40046'],
    [{ change: [{ name: '训练 "1".csv', newName: 'SECOND.csv' }] }, 409, 'e40960'],
    [{ change: [{ name: '训练 "1".csv', newName: 'second.csv/x' }] }, 409, 'e40960'],
  ])('refuses %j', async (body, status, code) => {
    const owner = await makeUser(world)
    const { id, versionId, sha256 } = await published(owner)
    await world.db
      .insertInto('dataset_file')
      .values({
        dataset_id: id,
        version_id: versionId,
        name: 'second.csv',
        storage_key: `sha256/${sha256.slice(0, 2)}/${sha256.slice(2)}`,
        sha256,
        size: 10,
        row_count: null,
      })
      .execute()
    const answer = await files(id, owner, body)
    expect([answer.status, answer.errno]).toEqual([status, code])
    expect((await draftOf(id, owner)).files).toHaveLength(2)
  })
})
