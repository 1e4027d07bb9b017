import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { enter, makeDataset, makeUser, type TestUser } from '../../../../test/factories.ts'
import { roundCalls, type Round } from '../../../../test/round.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const { make, read, upload, attempt } = roundCalls(() => world)

describe('a sample', () => {
  test('is a file that can be submitted, without the answers', async () => {
    const made = await make()
    const answer = await world.app.inject({ url: `${made.base}/sample`, headers: made.organiser.headers })
    expect(answer.headers['content-disposition']).toContain('sample_submission.csv')
    expect(answer.body).toBe('id,label\n1,a\n2,a\n3,a\n4,a\n')
    expect((await attempt(made, answer.body)).data).toMatchObject({ isScored: true, publicScore: 0.5 })
    // The round became a split one after its answers had been taken.
    await upload(made, 'id,label\n1,a\n2,b\n3,a\n4,b\n')
    await world.db
      .updateTable('schedule')
      .set({
        list_b_mode: 'split',
        list_b_start: new Date('2026-11-26'),
        list_b_end: new Date('2026-11-27'),
      })
      .where('id', '=', made.scheduleId)
      .execute()
    expect(await ask(world, `GET ${made.base}/sample`, { as: made.organiser })).toMatchObject({
      status: 400,
      errno: 'e40087',
    })
    expect((await read(made)).lacksUsage).toBe(true)
    const checks = await ask(world, `GET /api/admin/competitions/${made.id}`, { as: made.organiser })
    expect(checks.data.checks.find((check: { key: string }) => check.key === 'answers').isDone).toBe(false)
    const unready = await make({ file_description: null })
    expect(await ask(world, `GET ${unready.base}/sample`, { as: unready.organiser })).toMatchObject({
      status: 409,
      errno: 'e40987',
    })
  })
})

describe('a sample for the data of the competition', () => {
  const publish = ({ base, organiser }: Round, body = {}, as: TestUser | undefined = organiser) =>
    ask(world, `POST ${base}/sample`, { as, body })
  const dataOf = async ({ id, organiser }: Round) =>
    (await ask(world, `GET /api/competitions/${id}?part=datasets`, { as: organiser })).data.datasets

  test('is published in one step, and another is a new version of it', async () => {
    const made = await make()
    // Two at once make one.
    const [first, second] = await Promise.all([publish(made), publish(made)])
    expect([first.data, second.data].toSorted((a, b) => b.isNew - a.isNew)).toMatchObject([
      { version: 1, isNew: true },
      { version: 1, isNew: false },
    ])
    const sample = { name: 'sample_submission.csv' }
    const [kept, ...none] = await dataOf(made)
    expect(none).toEqual([])
    expect(kept).toMatchObject({ id: first.data.datasetId, title: '示例提交文件', files: [sample] })
    const file = await world.app.inject({
      url: `/api/datasets/files/${kept.files[0].id}`,
      headers: made.organiser.headers,
    })
    expect(file.body).toBe('id,label\n1,a\n2,a\n3,a\n4,a\n')
    expect((await publish(made, { kind: 'shuffled' })).data).toMatchObject({ version: 2, isNew: true })
    expect(await dataOf(made)).toMatchObject([
      { id: first.data.datasetId, version: { number: 2 }, files: [sample] },
    ])
  })

  test('takes the place of one that was uploaded, and leaves what somebody is at alone', async () => {
    const made = await make()
    const { id } = await makeDataset(world, { competition_id: made.id, licence: 'MIT' })
    await world.db
      .updateTable('dataset_file')
      .set({ name: 'Sample_Submission.csv' })
      .where('dataset_id', '=', id)
      .execute()
    expect((await publish(made)).data).toMatchObject({ datasetId: id, version: 2, isNew: true })
    expect((await dataOf(made))[0].files).toMatchObject([{ name: 'sample_submission.csv' }])
    const as = made.organiser
    const { data } = await ask(world, `GET /api/datasets/${id}/draft`, { as })
    await ask(world, `PUT /api/datasets/${id}/draft`, {
      as,
      body: { ...data.texts, revision: data.revision },
    })
    expect(await publish(made, { kind: 'shuffled' })).toMatchObject({
      status: 409,
      errno: 'e40907',
      hint: `/datasets/edit/${id}`,
    })
  })

  test('needs answers and a format, and is for organisers of this competition', async () => {
    const unready = await make({ file_description: null })
    expect((await publish(unready)).errno).toBe('e40987')
    const made = await make()
    expect((await publish(made, {}, unready.organiser)).errno).toBe('e40301')
    expect((await publish(made, { kind: 'true' })).paths).toEqual(['body.kind'])
    const base = `/api/admin/competitions/${made.id}/rounds/${unready.scheduleId}` as const
    expect((await publish({ ...made, base })).status).toBe(404)
    expect((await ask(world, `POST ${made.base}/sample`, { body: {} })).errno).toBe('e40101')
  })

  test('checks the ids of those who may download it, and of nobody else', async () => {
    const made = await make()
    await publish(made)
    const sampleFor = async (as?: TestUser) =>
      (await ask(world, `GET /api/competitions/${made.id}?part=submits`, { as })).data.submits.file.sample
    const competitor = await makeUser(world)
    expect([await sampleFor(), await sampleFor(competitor)]).toEqual([null, null])
    await enter(world, made.id, competitor)
    // The protocol comes first.
    expect(await sampleFor(competitor)).toBeNull()
    await ask(world, `POST /api/competitions/${made.id}/datasets/protocol`, { as: competitor, body: {} })
    const url = await sampleFor(competitor)
    const file = await world.app.inject({ url, headers: competitor.headers })
    expect(file.body).toBe('id,label\n1,a\n2,a\n3,a\n4,a\n')
    await world.db
      .updateTable('dataset')
      .set({ withdrawn_at: world.clock.now(), withdraw_reason: 'wrong rows' })
      .where('competition_id', '=', made.id)
      .execute()
    expect(await sampleFor(competitor)).toBeNull()
  })
})
