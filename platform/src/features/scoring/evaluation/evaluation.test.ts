import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../../test/factories.ts'
import { roundCalls, type Round } from '../../../../test/round.ts'
import { makeWorld, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const { make, read, upload, attempt, audited, score } = roundCalls(() => world)

describe('who may', () => {
  test.each([
    ['GET', 'evaluation'],
    ['PUT', 'metric'],
    ['PUT', 'file'],
    ['POST', 'derive'],
    ['POST', 'answers'],
    ['POST', 'try'],
    ['POST', 'prove'],
    ['GET', 'sample'],
  ] as const)('%s …/%s: its organisers alone', async (method, path) => {
    const made = await make()
    const other = await make()
    const url = `${made.base}/${path}` as const
    const body =
      method === 'PUT'
        ? { value: path === 'file' ? { file: null } : { metric: { kind: 'none' } }, tag: '' }
        : {}
    const asking = (as?: TestUser) =>
      ask(world, `${method} ${url}`, { ...(as ? { as } : {}), ...(method === 'GET' ? {} : { body }) })
    expect((await asking()).status).toBe(401)
    expect((await asking(await makeUser(world))).status).toBe(403)
    expect((await asking(other.organiser)).status).toBe(403)
    // A round of another competition is none of this one's.
    const mixed = `/api/admin/competitions/${other.id}/rounds/${made.scheduleId}/${path}` as const
    const found = await ask(world, `${method} ${mixed}`, {
      as: other.organiser,
      ...(method === 'GET' ? {} : { body }),
    })
    expect(found).toMatchObject({ status: 404, errno: 'e40485' })
  })
})

describe('the catalogue of metrics', () => {
  test('shows each with its formula drawn, its parameters as fields, in the reader’s language', async () => {
    const { organiser } = await make()
    const { data } = await ask(world, 'GET /api/admin/metrics', { as: organiser, lang: 'en-US' })
    const quantile = data.metrics.find((metric: { key: string }) => metric.key === 'quantile-loss')
    expect(data.metrics.length).toBeGreaterThan(25)
    expect(quantile).toMatchObject({ direction: 'minimize', least: 0, greatest: null, prediction: 'number' })
    expect(quantile.formula).toContain('<math')
    expect(quantile.formula).not.toContain('katex-error')
    expect(quantile.fields[0]).toMatchObject({ kind: 'number' })
    for (const metric of data.metrics)
      expect([metric.key, metric.formula.includes('<math')]).toEqual([metric.key, true])
  })
})

describe('the metric of a round', () => {
  const put = (made: Round, metric: object, tag: string) =>
    ask(world, `PUT ${made.base}/metric`, { as: made.organiser, body: { value: { metric }, tag } })

  test('is saved with its parameters and its direction, and written down', async () => {
    const made = await make()
    const { metric } = await read(made)
    expect(metric.value).toEqual({ metric: { kind: 'builtin', key: 'accuracy', params: {} } })
    const saved = await put(made, { kind: 'builtin', key: 'rmse', params: {} }, metric.tag)
    expect(saved.data.value.metric.key).toBe('rmse')
    const row = await world.db
      .selectFrom('schedule')
      .select(['direction', 'metric_key'])
      .where('id', '=', made.scheduleId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ direction: 'minimize', metric_key: 'rmse' })
    expect((await audited(made.scheduleId)).map(entry => entry.action)).toEqual(['schedule.metric'])
    expect((await read(made)).fits).toBe(false)
  })

  test('may be a query of one’s own', async () => {
    const made = await make()
    const sql = 'select avg((s.label = a.label)::int) from submission s join answer a using (id)'
    const saved = await put(made, { kind: 'sql', sql, direction: 'maximize' }, (await read(made)).metric.tag)
    expect(saved.data.value).toEqual({ metric: { kind: 'sql', sql, direction: 'maximize' } })
  })

  test('must exist, take its parameters, and be changed from what stands', async () => {
    const made = await make()
    const { tag } = (await read(made)).metric
    expect(await put(made, { kind: 'builtin', key: 'beauty', params: {} }, tag)).toMatchObject({
      status: 400,
      errno: 'e40088',
    })
    expect(
      await put(made, { kind: 'builtin', key: 'quantile-loss', params: { quantile: 2 } }, tag),
    ).toMatchObject({
      status: 400,
      paths: ['body.value.metric.params.quantile'],
    })
    expect(await put(made, { kind: 'builtin', key: 'accuracy', params: { more: 1 } }, tag)).toMatchObject({
      status: 400,
    })
    expect(await put(made, { kind: 'none' }, 'older')).toMatchObject({ status: 409, errno: 'e40991' })
    const both = await Promise.all(
      ['rmse', 'mae'].map(key => put(made, { kind: 'builtin', key, params: {} }, tag)),
    )
    expect(both.map(one => one.status).toSorted()).toEqual([200, 409])
  })

  test('stays once somebody has a score by it', async () => {
    const made = await make()
    await score(made)
    const { metric, isScored } = await read(made)
    expect(isScored).toBe(true)
    expect(await put(made, { kind: 'none' }, metric.tag)).toMatchObject({ status: 409, errno: 'e40986' })
    expect((await put(made, metric.value.metric, metric.tag)).status).toBe(200)
  })
})

describe('what result files look like', () => {
  const put = (made: Round, file: object | null, tag: string) =>
    ask(world, `PUT ${made.base}/file`, { as: made.organiser, body: { value: { file }, tag } })
  const labels = {
    idColumn: { name: 'id', kind: 'integer' },
    columns: [{ name: 'label', kind: 'label' }],
    answerColumn: null,
    formats: ['csv'],
    expectedRows: null,
  }

  test('is saved, if the answers have its columns', async () => {
    const made = await make()
    await upload(made, 'id,label\n1,a\n2,b\n3,a\n4,b\n')
    const { file } = await read(made)
    const saved = await put(made, { ...labels, expectedRows: 4 }, file.tag)
    expect(saved.data.value.file).toEqual({ ...labels, expectedRows: 4 })
    const lacking = { ...labels, columns: [{ name: 'price', kind: 'number' }] }
    expect(await put(made, lacking, saved.data.tag)).toMatchObject({ status: 400, errno: 'e40089' })
    expect(await put(made, { ...labels, columns: [] }, saved.data.tag)).toMatchObject({
      status: 400,
      paths: ['body.value.file.columns'],
    })
    expect(await put(made, labels, file.tag)).toMatchObject({ status: 409, errno: 'e40991' })
  })

  test('keeps its columns once there are scores, not its formats', async () => {
    const made = await make()
    await score(made)
    const { file } = await read(made)
    const renamed = { ...file.value.file, columns: [{ name: 'label', kind: 'text' }] }
    expect(await put(made, renamed, file.tag)).toMatchObject({ status: 409, errno: 'e40986' })
    expect((await put(made, { ...file.value.file, formats: ['zip'] }, file.tag)).status).toBe(200)
  })

  test('can be worked out from the answers', async () => {
    const made = await make({ metric_key: 'log_loss_multiclass' })
    const metrics = (await ask(world, 'GET /api/admin/metrics', { as: made.organiser })).data.metrics
    const classes = metrics.find((metric: { prediction: string }) => metric.prediction === 'probabilities')
    const { metric } = await read(made)
    await ask(world, `PUT ${made.base}/metric`, {
      as: made.organiser,
      body: { value: { metric: { kind: 'builtin', key: classes.key, params: {} } }, tag: metric.tag },
    })
    const { data } = await ask(world, `POST ${made.base}/derive`, { as: made.organiser, body: {} })
    expect(data.file).toMatchObject({ answerColumn: 'label', columns: [{ name: 'a' }, { name: 'b' }] })
  })
})

describe('a trial', () => {
  test('scores as a submission would be, with the metric being chosen, and keeps nothing', async () => {
    const made = await make()
    const done = await attempt(made, 'id,label\n1,a\n2,a\n3,a\n4,a\n')
    expect(done.data).toMatchObject({ isScored: true, publicScore: 0.5, privateScore: null, rows: 4 })
    const sql = 'select count(*) * 10 from submission s join answer a using (id) where s.label = a.label'
    const own = await attempt(made, 'id,label\n1,a\n2,a\n3,a\n4,a\n', {
      metric: JSON.stringify({ kind: 'sql', sql, direction: 'maximize' }),
    })
    expect(own.data).toMatchObject({ isScored: true, publicScore: 20 })
    const kept = await world.db
      .selectFrom('submission')
      .select('id')
      .where('schedule_id', '=', made.scheduleId)
      .execute()
    expect(kept).toEqual([])
  })

  test('tells what is wrong with the file, or with the metric', async () => {
    const made = await make()
    const wrong = await attempt(made, 'id,label\n1,a\n2,\n3,a\n9,a\n')
    expect(wrong.data).toMatchObject({ isScored: false, fault: 'file' })
    expect(wrong.data.issues[0]).toMatchObject({ line: 3, message: expect.stringContaining('第 3 行') })
    for (const sql of ['select 1 from nowhere', "select * from read_csv('/etc/passwd')", "attach 'x.db'"]) {
      const broken = await attempt(made, 'id,label\n1,a\n2,b\n3,a\n4,b\n', {
        metric: JSON.stringify({ kind: 'sql', sql, direction: 'maximize' }),
      })
      expect([sql, broken.data]).toMatchObject([sql, { isScored: false, fault: 'scorer' }])
    }
    expect((await attempt(made, 'id,label\n', { metric: '{' })).status).toBe(400)
    expect((await attempt(made, '')).data).toMatchObject({ isScored: false, fault: 'file', code: 'empty' })
  })

  test('needs metric, format and answers', async () => {
    const made = await make({ metric_key: null })
    expect(await attempt(made, 'id,label\n1,a\n')).toMatchObject({ status: 409, errno: 'e40987' })
  })
})
