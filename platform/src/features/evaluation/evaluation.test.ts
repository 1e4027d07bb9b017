import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, send } from '../../../test/ask.ts'
import { makeUser, type TestUser } from '../../../test/factories.ts'
import { makeRound, type Round } from '../../../test/round.ts'
import { makeWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const make = (schedule: object = {}) => makeRound(world, schedule)
const read = async ({ base, organiser }: Round) =>
  (await ask(world, `GET ${base}/evaluation`, { as: organiser })).data
const upload = ({ base, organiser }: Round, content: string | Buffer, fields: Record<string, string> = {}) =>
  send(world, `POST ${base}/answers`, { as: organiser, fields, file: { name: 'answers.csv', content } })
const attempt = ({ base, organiser }: Round, content: string, fields: Record<string, string> = {}) =>
  send(world, `POST ${base}/try`, { as: organiser, fields, file: { name: 'result.csv', content } })

async function audited(subjectId: number) {
  const rows = await world.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('subject', '=', 'schedule')
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
  return rows
}

/** As if somebody had been scored: what is needed of it is that it is there. */
async function score({ id, scheduleId }: Round) {
  const user = await makeUser(world)
  const { id: teamId } = await world.db
    .insertInto('team')
    .values({
      competition_id: id,
      name: 't',
      name_key: `t${user.id}`,
      schedule_id: null,
      banned_at: null,
      ban_reason: null,
      merged_into_id: null,
      created_at: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await world.db
    .insertInto('submission')
    .values({
      competition_id: id,
      schedule_id: scheduleId,
      team_id: teamId,
      user_id: user.id,
      list: 'A',
      state: 'scored',
      fault: null,
      fault_code: null,
      file_name: 'a.csv',
      storage_key: '',
      sha256: '',
      size: 1,
      rows: 4,
      quota_day: '2026-11-20',
      received_at: world.clock.now(),
      started_at: null,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('submission_score')
    .values({
      submission_id: made.id,
      board: 'A',
      score: 1,
      submission_sha256: '',
      answer_sha256: '',
      scorer_hash: '',
      computed_at: world.clock.now(),
    })
    .execute()
}

describe('who may', () => {
  test.each([
    ['GET', 'evaluation'],
    ['PUT', 'metric'],
    ['PUT', 'file'],
    ['POST', 'derive'],
    ['POST', 'answers'],
    ['POST', 'try'],
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

describe('answers', () => {
  test('are looked into, kept, and say what result files look like', async () => {
    const made = await make({ file_description: null, metric_key: 'rmse' })
    const done = await upload(made, 'id,price\n7,1.5\n8,2\n')
    expect(done.data.answer).toMatchObject({
      list: 'A',
      rows: 2,
      columns: ['id', 'price'],
      isActive: true,
      usage: null,
    })
    expect(done.data.file.value.file).toMatchObject({
      idColumn: { name: 'id', kind: 'integer' },
      columns: [{ name: 'price', kind: 'number' }],
      expectedRows: 2,
    })
    const after = await read(made)
    expect(after.fits).toBe(true)
    expect(after.answers.map((answer: { isActive: boolean }) => answer.isActive)).toEqual([true, false])
    const [entry] = await audited(made.scheduleId)
    expect(entry).toMatchObject({ action: 'schedule.answers', detail: { rows: 2, isActive: true } })
  })

  test('that are wrong are refused with everything that is, and change nothing', async () => {
    const made = await make()
    const before = await read(made)
    const wrong = await upload(made, 'id,label\n1,a\n1,b\nx,c\n4,\n')
    expect(wrong).toMatchObject({ status: 400, errno: 'e40087' })
    expect(wrong.issues.map((issue: { code: string }) => issue.code).toSorted()).toEqual([
      'bad_id',
      'empty_value',
      'id_duplicated',
    ])
    expect(wrong.issues[0].message).toMatch(/第 \d 行/)
    expect((await upload(made, '')).errno).toBe('e40086')
    expect((await read(made)).answers).toEqual(before.answers)
  })

  test('of a split round need Usage, or are divided; the same seed divides alike and is not told', async () => {
    const made = await make({
      list_b_mode: 'split',
      list_b_start: new Date('2026-11-26'),
      list_b_end: new Date('2026-11-27'),
    })
    const csv = `id,label\n${Array.from({ length: 20 }, (_, index) => `${index},${index % 2 ? 'a' : 'b'}`).join('\n')}\n`
    expect(await upload(made, csv)).toMatchObject({ status: 400, errno: 'e40087' })
    const one = await upload(made, csv, { publicShare: '0.25', seed: 'geheim' })
    expect(one.data.answer.usage).toEqual({ Public: 5, Private: 15, Ignored: 0 })
    const two = await upload(made, csv, { publicShare: '0.25', seed: 'geheim' })
    expect(two.data.answer.sha256).toBe(one.data.answer.sha256)
    const chance = await upload(made, csv, { publicShare: '0.25' })
    expect(chance.data.answer.sha256).not.toBe(one.data.answer.sha256)
    expect(JSON.stringify(await audited(made.scheduleId))).not.toContain('geheim')
    expect((await upload(made, csv, { publicShare: '1' })).paths).toEqual(['body.publicShare'])
    const scored = await attempt(made, csv)
    expect(scored.data).toMatchObject({ isScored: true, publicScore: 1, privateScore: 1 })
  })

  test('wait for a re-scoring once there are scores', async () => {
    const made = await make()
    await score(made)
    const done = await upload(made, 'id,label\n1,b\n2,b\n3,b\n4,b\n')
    expect(done.data.answer.isActive).toBe(false)
  })

  test('of one list count one at a time, however many come at once', async () => {
    const made = await make()
    const all = await Promise.all(
      ['a', 'b', 'c'].map(label => upload(made, `id,label\n1,${label}\n2,a\n3,a\n4,a\n`)),
    )
    expect(all.map(one => one.status)).toEqual([200, 200, 200])
    const { answers } = await read(made)
    expect(answers.filter((answer: { isActive: boolean }) => answer.isActive)).toHaveLength(1)
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
    expect((await attempt(made, '')).errno).toBe('e40086')
  })

  test('needs metric, format and answers', async () => {
    const made = await make({ metric_key: null })
    expect(await attempt(made, 'id,label\n1,a\n')).toMatchObject({ status: 409, errno: 'e40987' })
  })
})

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
