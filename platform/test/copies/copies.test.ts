import { createHash, randomBytes } from 'node:crypto'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { crons } from '../../src/jobs.ts'
import { hashCode } from '../../src/features/competing/competitions/server/private-code.ts'
import { submissionTopic } from '../../src/features/scoring/submissions/server/job.ts'
import { hasS3 } from '../bucket.ts'
import { makeCompetition, makeDataset, makeUser, type TestUser } from '../factories.ts'
import { makeStaff } from '../staff.ts'
import { fullDocument } from '../stage-content.ts'
import { makeTeam } from '../teams.ts'
import type { Copy } from './processes.ts'
import { startCopies, type Product } from './product.ts'
import { bring, talk, watch } from './talk.ts'

const patience = { timeout: 60_000, interval: 100 }
/** Of four answers a,b,a,b this has three right. */
const result = 'id,label\n1,a\n2,b\n3,a\n4,a\n'

describe.runIf(hasS3)('two copies of the API and two workers with their files in S3', () => {
  let product: Product
  let a: Copy
  let b: Copy
  beforeAll(async () => {
    product = await startCopies()
    ;[a, b] = product.apis
  }, 300_000)
  afterAll(() => product.close())
  // What one test hands in must not keep the workers from what the next one does.
  afterEach(async () => {
    const { db } = product.world
    await vi.waitFor(async () => {
      const unsettled = await db
        .selectFrom('submission')
        .select(['id', 'state'])
        .where('state', 'in', ['uploaded', 'queued', 'running'])
        .execute()
      if (unsettled.length > 0) throw new Error(`not settled: ${JSON.stringify(unsettled)}`)
    }, patience)
  }, 90_000)

  const handIn = (copy: Copy, competitionId: number, as: TestUser, headers = {}) =>
    talk(copy, `POST /api/competitions/${competitionId}/uploads`, { as, file: result, headers })
  const board = async (copy: Copy, competitionId: number, as?: TestUser) =>
    (await talk(copy, `GET /api/competitions/${competitionId}?part=rankings`, as ? { as } : {})).data.rankings

  /** Meanwhile whoever scores has begun, and cannot end. */
  const whileAnswersAreLocked = <T>(work: () => Promise<T>): Promise<T> =>
    product.world.db.transaction().execute(async tx => {
      await sql`lock table answer_file in access exclusive mode`.execute(tx)
      return work()
    })

  /** What was kept for visitors at the other copy is a second old at most. */
  async function freshAtOther(path: string, status: number) {
    const changed = performance.now()
    for (let isOld = true; isOld;) {
      const asked = performance.now()
      isOld = (await talk(b, `GET ${path}`)).status !== status
      if (isOld) expect(asked - changed).toBeLessThan(1_000)
    }
  }

  test('what an editor publishes or withdraws at one, visitors have at the other', async () => {
    const editor = await makeStaff(product.world, 'editor')
    const { data: made } = await talk(a, 'POST /api/admin/information', {
      as: editor,
      body: { kind: 'info', titleZh: '两份', titleEn: 'Two copies' },
    })
    const { data: draft } = await talk(a, `GET /api/admin/information/${made.id}`, { as: editor })
    const texts = Object.fromEntries(
      ['summary', 'body', 'author'].flatMap(name => [
        [`${name}Zh`, '文字'],
        [`${name}En`, 'Text'],
      ]),
    )
    const saved = await talk(a, `PUT /api/admin/information/${made.id}`, {
      as: editor,
      body: { value: { ...draft.value, ...texts, category: 'news' }, tag: draft.tag },
    })
    expect(saved.status).toBe(200)
    for (const isPublished of [true, false]) {
      // What the other keeps for visitors is from before.
      const before = isPublished ? 404 : 200
      expect((await talk(b, `GET /api/information/${made.id}`)).status).toBe(before)
      const body = { isPublished, reason: isPublished ? '' : '内容有误' }
      const done = await talk(a, `PUT /api/admin/information/${made.id}/publication`, { as: editor, body })
      expect(done.status).toBe(200)
      await freshAtOther(`/api/information/${made.id}`, isPublished ? 200 : 404)
    }
  })

  test('so is the page of a site', async () => {
    const editor = await makeStaff(product.world, 'editor')
    const both = (zh: string, en: string) => ({ zh, en })
    const { data: site } = await talk(a, 'POST /api/admin/content/sites', {
      as: editor,
      body: { name: 'copies', title: both('两份', 'Two copies') },
    })
    const { data: draft } = await talk(a, `GET /api/admin/content/sites/${site.id}`, { as: editor })
    const value = { ...draft.value, about: both('介绍', 'About'), isPublished: true }
    const opened = await talk(a, `PUT /api/admin/content/sites/${site.id}`, {
      as: editor,
      body: { value, tag: draft.tag },
    })
    expect(opened.status).toBe(200)
    const { data: page } = await talk(a, `POST /api/admin/content/sites/${site.id}/pages`, {
      as: editor,
      body: { slug: 'home', title: both('首页', 'Home') },
    })
    const document = {
      ...fullDocument('Page'),
      blocks: fullDocument('Page').blocks.filter(block => block.kind === 'text'),
    }
    const saved = await talk(a, `PUT /api/admin/content/pages/${page.id}`, {
      as: editor,
      body: { document, number: 1 },
    })
    for (const [step, before, after] of [
      ['publish', 404, 200],
      ['withdraw', 200, 404],
    ] as const) {
      expect((await talk(b, 'GET /special/copies')).status).toBe(before)
      const done = await talk(a, `POST /api/admin/content/pages/${page.id}/steps`, {
        as: editor,
        body: { step, number: saved.data.number, reason: step === 'withdraw' ? '内容有误' : null },
      })
      expect(done.status).toBe(200)
      await freshAtOther('/special/copies', after)
    }
  })

  test('a submission handed in at one is scored, told live and given back by the other', async () => {
    const { id } = await makeCompetition(product.world)
    const { captain, id: teamId } = await makeTeam(product.world, id)
    expect(await board(b, id)).toMatchObject({ list: [], total: 0 })
    const { submissionId, stream, live } = await whileAnswersAreLocked(async () => {
      const { data } = await handIn(a, id, captain)
      const submissionId = data.submission.id as number
      const stream = await watch(b, submissionId, captain)
      const live = new Promise(told => product.world.live.subscribe(submissionTopic(submissionId), told))
      return { submissionId, stream, live }
    })
    const told = await stream.told()
    const settled = performance.now()
    expect(told.at(0)).toMatchObject({ state: expect.stringMatching(/queued|running/) })
    expect(told.at(-1)).toMatchObject({ state: 'scored' })
    // By a message that reaches every process, and not only by looking every other second.
    await live
    // One's own is always read anew.
    expect((await board(b, id, captain)).own).toMatchObject({ ranking: 1, maxScore: '0.750000' })
    // What all read alike may be a second old, at whichever copy.
    for (let isOld = true; isOld;) {
      const asked = performance.now()
      isOld = (await board(b, id)).total === 0
      if (isOld) expect(asked - settled).toBeLessThan(1_000)
    }
    expect((await board(b, id)).list).toMatchObject([{ ranking: 1, team: { id: teamId } }])
    const back = await talk(b, `GET /api/submissions/${submissionId}/file`, { as: captain })
    expect(back.bytes.toString()).toBe(result)
  })

  test('a data file brought in pieces to both is published, and read in ranges and whole', async () => {
    const owner = await makeUser(product.world)
    const made = await talk(a, 'POST /api/datasets', {
      as: owner,
      body: { titleZh: '数据', titleEn: 'Data', licence: 'MIT' },
    })
    const id = made.data.id as number
    const content = randomBytes(700_001)
    const begun = await talk(b, `POST /api/datasets/${id}/uploads`, {
      as: owner,
      body: { name: '目录/数据.bin', size: content.length, fingerprint: 'f' },
    })
    const { url } = begun.data.upload
    let offset = 0
    for (const [copy, end] of [
      [a, 100_000],
      [b, 500_000],
      [a, content.length],
    ] as const)
      offset = await bring(copy, url, offset, content.subarray(offset, end), owner)
    const draft = async () => (await talk(b, `GET /api/datasets/${id}/draft`, { as: owner })).data
    await expect.poll(async () => (await draft()).uploads, patience).toEqual([])
    const { revision } = await draft()
    expect(
      (await talk(a, `POST /api/datasets/${id}/publish`, { as: owner, body: { revision } })).status,
    ).toBe(200)

    const reader = await makeUser(product.world)
    await talk(a, `POST /api/datasets/${id}/protocol`, { as: reader })
    const view = await talk(b, `GET /api/datasets/${id}`, { as: reader })
    const file = `GET /api/datasets/files/${view.data.files[0].id}`
    const part = await talk(b, file, { as: reader, headers: { range: 'bytes=499999-500009' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 499999-500009/700001'])
    expect(part.bytes).toEqual(content.subarray(499_999, 500_010))
    const zipped = await talk(a, `GET /api/datasets/${id}/archive`, { as: reader })
    const unzipped = unzipSync(zipped.bytes)
    expect(content.equals(unzipped['目录/数据.bin'] ?? Buffer.alloc(0))).toBe(true)

    const sha256 = createHash('sha256').update(content).digest('hex')
    const keys = await product.bucket.keys()
    expect(keys).toContain(`sha256/${sha256.slice(0, 2)}/${sha256.slice(2)}`)
    // Of the pieces nothing stays.
    await expect
      .poll(async () => (await product.bucket.keys()).filter(key => key.startsWith('incoming')), patience)
      .toEqual([])
  })

  test('a download in pieces from both is one download', async () => {
    const { id, fileId } = await makeDataset(product.world)
    const reader = await makeUser(product.world)
    await talk(a, `POST /api/datasets/${id}/protocol`, { as: reader })
    const pieces = [a, b, a, b, a].map((copy, n) =>
      talk(copy, `GET /api/datasets/files/${fileId}`, {
        as: reader,
        headers: { range: `bytes=${n * 2}-${n * 2 + 1}` },
      }),
    )
    expect((await Promise.all(pieces)).map(piece => piece.bytes.toString()).join('')).toBe('0123456789')
    const logged = await product.world.db
      .selectFrom('dataset_download')
      .select('user_id')
      .where('dataset_file_id', '=', fileId)
      .execute()
    expect(logged).toEqual([{ user_id: reader.id }])
  })

  test('a session holds at both until it is ended at one', async () => {
    const user = await makeUser(product.world)
    const statuses = () =>
      Promise.all([a, b].map(async copy => (await talk(copy, 'GET /api/tokens', { as: user })).status))
    expect(await statuses()).toEqual([200, 200])
    expect((await talk(a, 'DELETE /sso/proxy/api/logout', { as: user })).status).toBe(200)
    expect(await statuses()).toEqual([401, 401])
  })

  test('a request sent again to the other has one effect and one answer', async () => {
    const { id } = await makeCompetition(product.world)
    const { captain } = await makeTeam(product.world, id)
    const again = { 'idempotency-key': `again-${id}-${captain.id}` }
    const answers = await Promise.all([a, b, a, b].map(copy => handIn(copy, id, captain, again)))
    answers.push(await handIn(a, id, captain, again), await handIn(b, id, captain, again))
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(answer => JSON.stringify(answer.data))).size).toBe(1)
    expect(answers[0]?.data.quota).toMatchObject({ teamUsed: 1 })
  })

  test('the last places of a day are given once when both are asked at the same time', async () => {
    const { id, scheduleId } = await makeCompetition(product.world, { schedule: { max_submit_count: 3 } })
    const { captain } = await makeTeam(product.world, id)
    const answers = await Promise.all([a, b, a, b, a, b, a, b].map(copy => handIn(copy, id, captain)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
    const spent = await product.world.db
      .selectFrom('quota_day')
      .select('accepted')
      .where('schedule_id', '=', scheduleId)
      .execute()
    expect(spent).toEqual([{ accepted: 3 }])
  })

  test('tries of a code count at both together', async () => {
    const { id } = await makeCompetition(product.world, {
      competition: { visibility: 'private', private_code_hash: await hashCode('开门') },
    })
    const user = await makeUser(product.world)
    const statuses = []
    for (const copy of [a, b, a, b, a, b, a, b, a, b, a, b])
      statuses.push(
        (await talk(copy, `POST /api/competitions/${id}/private-verify`, { as: user, body: { code: '?' } }))
          .status,
      )
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
  })

  test('what recurs is known once, and does no harm when both workers do it at the same time', async () => {
    const { db } = product.world
    const known = await sql<{
      identifier: string
    }>`select identifier from graphile_worker._private_known_crontabs`.execute(db)
    expect(known.rows.map(row => row.identifier).sort()).toEqual(crons.map(cron => cron.task).sort())
    for (const { task } of crons)
      await sql`select graphile_worker.add_job(${task}, '{}'::json, max_attempts := 1) from generate_series(1, 4)`.execute(
        db,
      )
    const waiting = async () =>
      (
        await sql<{ task: string; error: string | null }>`
        select task_identifier as task, last_error as error from graphile_worker.jobs
        where task_identifier = any(${crons.map(cron => cron.task)})`.execute(db)
      ).rows
    await expect.poll(async () => (await waiting()).filter(job => job.error === null), patience).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('a worker killed in the middle loses nothing, and the other does all of it once', async () => {
    const { db } = product.world
    const { id, scheduleId } = await makeCompetition(product.world)
    const teams = await Promise.all(Array.from({ length: 5 }, () => makeTeam(product.world, id)))
    const states = async () =>
      (await db.selectFrom('submission').select('state').where('competition_id', '=', id).execute()).map(
        row => row.state,
      )
    await whileAnswersAreLocked(async () => {
      await Promise.all(teams.map(({ captain }, n) => handIn(n % 2 ? a : b, id, captain)))
      await expect
        .poll(async () => (await states()).filter(state => state === 'running'), patience)
        .toHaveLength(2)
      await product.workerToKill.kill()
    })
    await expect.poll(states, patience).toEqual(teams.map(() => 'scored'))
    const scores = await db
      .selectFrom('submission as s')
      .innerJoin('submission_score as c', 'c.submission_id', 's.id')
      .select('c.score')
      .where('s.competition_id', '=', id)
      .execute()
    expect(scores).toEqual(teams.map(() => ({ score: 0.75 })))
    const charges = await db
      .selectFrom('quota_day')
      .select(['accepted', 'failed'])
      .where('schedule_id', '=', scheduleId)
      .execute()
    expect(charges).toEqual(teams.map(() => ({ accepted: 1, failed: 0 })))
  })

  test('stopped, they leave files nowhere but in the bucket', async () => {
    await product.stop()
    expect(product.left().data).toEqual([])
    // What was killed could not clear away.
    expect(product.left().temporary.filter(path => !path.startsWith('killed/'))).toEqual([])
  })
})
