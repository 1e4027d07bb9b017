import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, waiting } from '../../../test/ask.ts'
import { enter, makeCompetition, makeUser, multipart, type TestUser } from '../../../test/factories.ts'
import { quickScore } from '../../../test/quick-score.ts'
import { queued, workOff } from '../../../test/run-job.ts'
import { boardsOf, recomputedBoards } from '../../../test/running.ts'
import { makeOrganiser } from '../../../test/staff.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { makeLog } from '../../base/log/log.ts'
import type { ScoreOutcome, ScoreRequest } from '../scoring/server/score-request.ts'
import { settleSubmission } from '../submissions/server/commands/settle-submission.ts'
import { scoringJob, type Score } from '../submissions/server/score-submission.ts'
import { rankDifferences } from './rules.ts'
import { rescoringJobs } from './server/jobs.ts'

let world: World
beforeAll(async () => (world = await makeWorld()))
afterAll(() => world.close())

test('differences are in the new order, with those that leave at the end', () => {
  const was = [
    { teamId: 1, rank: 1, score: 0.9 },
    { teamId: 2, rank: 2, score: 0.8 },
    { teamId: 3, rank: 3, score: 0.7 },
  ]
  const is = [
    { teamId: 2, rank: 1, score: 0.9 },
    { teamId: 4, rank: 2, score: 0.5 },
    { teamId: 1, rank: 3, score: 0.1 },
  ]
  expect(rankDifferences(was, is)).toEqual([
    { teamId: 2, before: { rank: 2, score: 0.8 }, after: { rank: 1, score: 0.9 }, moved: 1 },
    { teamId: 4, before: null, after: { rank: 2, score: 0.5 }, moved: null },
    { teamId: 1, before: { rank: 1, score: 0.9 }, after: { rank: 3, score: 0.1 }, moved: -2 },
    { teamId: 3, before: { rank: 3, score: 0.7 }, after: null, moved: null },
  ])
})

const log = makeLog('test', 'silent')
const run = (score: Score, submissionId: number) =>
  scoringJob(score).run(
    world,
    { submissionId },
    { signal: new AbortController().signal, attempt: 1, isLastAttempt: false, log, now: world.clock.now() },
  )
const scoreNow = (id: number) => run(quickScore, id)
const work = () => workOff(world, rescoringJobs(quickScore))

const allA = 'id,label\n1,a\n2,a\n3,a\n4,a\n'
const mixed = 'id,label\n1,a\n2,b\n3,a\n4,b\n'
/** The old answers are `mixed`; by these `allA` is right. */
const newAnswers = 'id,label\n1,a\n2,a\n3,a\n4,a\n'

async function hand(user: TestUser, competitionId: number, content: string): Promise<number> {
  const body = multipart({}, [{ field: 'file', name: 'r.csv', content }])
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/competitions/${competitionId}/uploads`,
    payload: body.payload,
    headers: { ...user.headers, ...body.headers },
  })
  return answer.json().data.submission.id
}

/** Two teams of which the first is ahead by the old answers, the second by the new ones. */
async function running(given: Parameters<typeof makeCompetition>[1] = {}) {
  const competition = await makeCompetition(world, given)
  const [first, second] = [await makeUser(world), await makeUser(world)]
  const teams = [await enter(world, competition.id, first), await enter(world, competition.id, second)]
  const organiser = await makeOrganiser(world, competition.id)
  const upload = async (content: string, list = 'A', as: TestUser | undefined = organiser) => {
    const body = multipart({ list }, [{ field: 'file', name: 'answers.csv', content }])
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/admin/competitions/${competition.id}/rounds/${competition.scheduleId}/answers`,
      payload: body.payload,
      headers: { ...as?.headers, ...body.headers },
    })
    const { data, errno } = answer.json()
    return { status: answer.statusCode, errno, data: data?.answer }
  }
  const start = (body: Record<string, unknown>, as: TestUser | undefined = organiser) =>
    ask(
      world,
      `POST /api/admin/competitions/${competition.id}/schedules/${competition.scheduleId}/rescores`,
      {
        as,
        body: { reason: '答案有误', ...body },
      },
    )
  const act = (
    id: number,
    what: string,
    body?: Record<string, unknown>,
    as: TestUser | undefined = organiser,
  ) =>
    ask(world, `POST /api/admin/competitions/${competition.id}/rescores/${id}/${what}`, {
      as,
      ...(body ? { body } : {}),
    })
  const detail = (id: number, query = '', as: TestUser | undefined = organiser) =>
    ask(world, `GET /api/admin/competitions/${competition.id}/rescores/${id}?${query}` as 'GET /', { as })
  const agrees = async () =>
    expect(await boardsOf(world, competition.scheduleId)).toEqual(
      await recomputedBoards(world, competition.scheduleId),
    )
  const ranking = async () =>
    (
      await ask(world, `GET /api/competitions/${competition.id}?part=rankings`, { as: first })
    ).data.rankings.list.map((row: { team: { id: number }; maxScore: string }) => [row.team.id, row.maxScore])
  const [one, two] = teams
  if (!one || !two) throw new Error('two teams were made')
  return {
    competition,
    first,
    second,
    one: one.teamId,
    two: two.teamId,
    organiser,
    upload,
    start,
    act,
    detail,
    agrees,
    ranking,
  }
}

async function scored() {
  const made = await running()
  const ids = [
    await hand(made.first, made.competition.id, mixed),
    await hand(made.second, made.competition.id, allA),
  ] as const
  for (const id of ids) await scoreNow(id)
  return { ...made, ids }
}

describe('scoring a round again', () => {
  test('goes into a shadow board, then over to it all at once, and keeps what was', async () => {
    const { one, two, ids, organiser, upload, start, act, detail, agrees, ranking, competition, first } =
      await scored()
    expect(await ranking()).toEqual([
      [one, '1.000000'],
      [two, '0.500000'],
    ])
    const answers = (await upload(newAnswers)).data
    expect(answers).toMatchObject({ list: 'A', isActive: false, uploadedBy: organiser.name })
    const started = (await start({ answerA: answers.id })).data
    expect(started).toMatchObject({ state: 'open', total: 2, waiting: 2, scored: 0, failed: 0, behind: 0 })
    expect((await act(started.id, 'switch', {})).errno).toBe('e40995')
    await work()
    const seen = (await detail(started.id)).data
    expect(seen).toMatchObject({
      rescore: { waiting: 0, scored: 2 },
      changed: 2,
      abilities: { switch: { allowed: true } },
      differences: [
        {
          team: { id: two },
          before: { rank: 2, score: '0.500000' },
          after: { rank: 1, score: '1.000000' },
          moved: 1,
        },
        { team: { id: one }, before: { rank: 1 }, after: { rank: 2, score: '0.500000' }, moved: -1 },
      ],
    })
    // Nobody else has noticed anything.
    expect(await ranking()).toEqual([
      [one, '1.000000'],
      [two, '0.500000'],
    ])
    expect((await act(started.id, 'switch', {})).data).toMatchObject({ state: 'switched' })
    expect(await ranking()).toEqual([
      [two, '1.000000'],
      [one, '0.500000'],
    ])
    await agrees()
    const full = (
      await ask(world, `GET /api/admin/competitions/${competition.id}/submissions/${ids[0]}`, {
        as: organiser,
      })
    ).data
    expect(full.scores).toMatchObject([{ board: 'A', score: 0.5, answerSha256: answers.sha256 }])
    expect(full.replaced).toMatchObject([{ board: 'A', score: 1, rescoreId: started.id }])
    expect((await act(started.id, 'switch', {})).errno).toBe('e40994')
    // What comes in from now on is scored with the new answers.
    const next = await hand(first, competition.id, allA)
    await scoreNow(next)
    // The clock of this test stands still: equal scores of one moment are in the order of the teams.
    expect(await ranking()).toEqual([
      [one, '1.000000'],
      [two, '1.000000'],
    ])
    const said = await world.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', 'schedule')
      .where('subject_id', '=', competition.scheduleId)
      .orderBy('id')
      .execute()
    expect(said.map(entry => entry.action)).toEqual(['schedule.answers', 'rescore.start', 'rescore.switch'])
    await work()
    const told = await world.db
      .selectFrom('message')
      .select('content')
      .where('receiver_id', '=', first.id)
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]?.content).toContain('由第 1 名变为第 2 名')
  })

  test('is held up by what was scored since, which is then scored too', async () => {
    const { first, competition, upload, start, act, detail, ranking, agrees } = await scored()
    const answers = (await upload(newAnswers)).data
    const { id } = (await start({ answerA: answers.id })).data
    await work()
    const late = await hand(first, competition.id, allA)
    await scoreNow(late)
    expect((await detail(id)).data.rescore).toMatchObject({ waiting: 0, behind: 1 })
    const before = await ranking()
    expect((await act(id, 'switch', {})).errno).toBe('e40995')
    expect(await ranking()).toEqual(before)
    expect((await detail(id)).data.rescore).toMatchObject({ waiting: 1, behind: 0, total: 3 })
    await work()
    expect((await act(id, 'switch', {})).status).toBe(200)
    await agrees()
  })

  test('says which submissions cannot be scored, and voids them only when told to', async () => {
    const { ids, upload, start, act, detail, agrees, organiser, two, ranking, competition } = await scored()
    // The new answers know an id that these files do not have.
    const answers = (await upload(`${newAnswers}5,b\n`)).data
    const { id } = (await start({ answerA: answers.id })).data
    await work()
    const seen = (await detail(id)).data
    expect(seen.rescore).toMatchObject({ failed: 2 })
    expect(seen.failures[0]).toMatchObject({ submissionId: ids[1], fault: 'file' })
    expect((await act(id, 'switch', {})).errno).toBe('e40996')
    expect((await act(id, 'retry')).data).toMatchObject({ waiting: 2, failed: 0 })
    await work()
    expect((await act(id, 'switch', { voidFailed: true })).status).toBe(200)
    expect(await ranking()).toEqual([])
    await agrees()
    const full = (
      await ask(world, `GET /api/admin/competitions/${competition.id}/submissions/${ids[1]}`, {
        as: organiser,
      })
    ).data
    expect(full).toMatchObject({
      team: { id: two },
      voided: { by: organiser.name },
      scores: [{ score: 0.5 }],
    })
  })

  test('without new answers is for a new scorer: the metric that the round has by now', async () => {
    const { competition, start, act, ranking, one, two, agrees, organiser } = await scored()
    const rounds = async () =>
      (await ask(world, `GET /api/admin/competitions/${competition.id}/rescores`, { as: organiser })).data
        .rounds
    expect(await rounds()).toMatchObject([{ scored: 2, outdated: 0 }])
    await world.db
      .updateTable('schedule')
      .set({
        metric_key: null,
        metric_sql: 'select 1 - avg((s.label = a.label)::int) from submission s join answer a using (id)',
      })
      .where('id', '=', competition.scheduleId)
      .execute()
    expect(await rounds()).toMatchObject([{ scored: 2, outdated: 2 }])
    const { id } = (await start({})).data
    await work()
    expect((await act(id, 'switch', {})).status).toBe(200)
    expect(await ranking()).toEqual([
      [two, '0.500000'],
      [one, '0.000000'],
    ])
    expect(await rounds()).toMatchObject([{ outdated: 0, rescores: [{ state: 'switched' }] }])
    await agrees()
  })

  test('a score set by hand stays, over what is now computed', async () => {
    const { ids, organiser, upload, start, act, detail, one, two, ranking, competition } = await scored()
    await ask(world, `PUT /api/admin/competitions/${competition.id}/submissions/${ids[0]}/adjustment`, {
      as: organiser,
      body: { board: 'A', score: 0.75, reason: 'r' },
    })
    const answers = (await upload(newAnswers)).data
    const { id } = (await start({ answerA: answers.id })).data
    await work()
    expect((await detail(id)).data.differences).toMatchObject([
      { team: { id: two } },
      { team: { id: one }, after: { score: '0.750000' } },
    ])
    await act(id, 'switch', {})
    expect(await ranking()).toEqual([
      [two, '1.000000'],
      [one, '0.750000'],
    ])
  })

  test('can be given up, and then begun anew; two at once make one', async () => {
    const { upload, start, act, ranking, detail } = await scored()
    const before = await ranking()
    const answers = (await upload(newAnswers)).data
    const both = await Promise.all([start({ answerA: answers.id }), start({ answerA: answers.id })])
    expect(both.map(answer => answer.status).sort()).toEqual([200, 409])
    const { id } = both.find(answer => answer.status === 200)?.data ?? {}
    expect((await act(id, 'cancel')).data).toMatchObject({ state: 'cancelled' })
    await work()
    expect(await ranking()).toEqual(before)
    expect((await detail(id)).data).toMatchObject({
      rescore: { waiting: 2 },
      abilities: { switch: { allowed: false, code: 'e40994' } },
    })
    expect((await act(id, 'cancel')).errno).toBe('e40994')
    expect((await act(id, 'retry')).errno).toBe('e40994')
    expect((await start({ answerA: answers.id })).status).toBe(200)
  })

  test('makes room for competitors: nothing is scored again while somebody waits', async () => {
    const { first, competition, upload, start, detail } = await scored()
    const answers = (await upload(newAnswers)).data
    const { id } = (await start({ answerA: answers.id })).data
    const late = await hand(first, competition.id, allA)
    const [runHandler] = rescoringJobs(() => {
      throw new Error('nothing may be scored now')
    })
    for (let part = 0; part < 4; part++)
      await runHandler?.run(world, { rescoreId: id, part }, { signal: new AbortController().signal } as never)
    const jobs = (await queued(world, 'rescoring.run')).filter(job => job.key?.startsWith(`rescore:${id}:`))
    expect(jobs).toHaveLength(4)
    await scoreNow(late)
    // The queue's own clock is the database's.
    world.setNow(new Date(Date.now() + 5_000))
    try {
      await work()
    } finally {
      world.setNow('2026-11-20T04:00:00.000Z')
    }
    expect((await detail(id)).data.rescore).toMatchObject({ waiting: 0, scored: 2 })
  })
})

describe('a submission that is scored while the round goes over to other answers', () => {
  test('does not land with the old ones: it is scored again', async () => {
    const { first, competition, upload, start, act, agrees, ranking, one } = await running()
    const id = await hand(first, competition.id, mixed)
    let reach = () => undefined as void
    const reached = new Promise<void>(done => (reach = done))
    let open = () => undefined as void
    const gate = new Promise<void>(done => (open = done))
    let times = 0
    const slow = async (request: ScoreRequest): Promise<ScoreOutcome> => {
      const outcome = await quickScore(request)
      times += 1
      if (times === 1) {
        reach()
        await gate
      }
      return outcome
    }
    const job = run(slow, id)
    await reached
    // It has its score by the old answers in hand. Now the round goes over to the new ones.
    const answers = (await upload(newAnswers)).data
    const rescore = (await start({ answerA: answers.id })).data
    expect((await act(rescore.id, 'switch', {})).status).toBe(200)
    open()
    await job
    expect(times).toBe(2)
    const kept = await world.db
      .selectFrom('submission_score')
      .select(['score', 'answer_sha256'])
      .where('submission_id', '=', id)
      .execute()
    expect(kept).toEqual([{ score: 0.5, answer_sha256: answers.sha256 }])
    expect(await ranking()).toEqual([[one, '0.500000']])
    await agrees()
  })

  test('that has landed a moment before holds the switch up', async () => {
    const { first, competition, upload, start, act, agrees } = await running()
    const id = await hand(first, competition.id, mixed)
    const answers = (await upload(newAnswers)).data
    const rescore = (await start({ answerA: answers.id })).data
    const schedule = await world.db
      .selectFrom('schedule')
      .select('scoring_version')
      .where('id', '=', competition.scheduleId)
      .executeTakeFirstOrThrow()
    const active = await world.db
      .selectFrom('answer_file')
      .select(['id', 'sha256'])
      .where('schedule_id', '=', competition.scheduleId)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()
    let landed = () => undefined as void
    const settled = new Promise<void>(done => (landed = done))
    let commit = () => undefined as void
    const gate = new Promise<void>(done => (commit = done))
    const settling = world.db.transaction().execute(async tx => {
      const hashes = { submissionSha256: 's', answerSha256: active.sha256, scorerHash: 'h' }
      await settleSubmission(
        tx,
        id,
        { state: 'scored', rows: 4, log: [], scores: [{ board: 'A', score: 1, ...hashes }] },
        world.clock.now(),
        {
          scheduleId: competition.scheduleId,
          scoringVersion: schedule.scoring_version,
          answerFileId: active.id,
        },
      )
      landed()
      await gate
    })
    await settled
    const switching = act(rescore.id, 'switch', {})
    while ((await waiting(world)) === 0) await new Promise(done => setTimeout(done, 5))
    commit()
    await settling
    expect((await switching).errno).toBe('e40995')
    await work()
    expect((await act(rescore.id, 'switch', {})).status).toBe(200)
    await agrees()
  })
})

describe('one submission again', () => {
  test('with a score keeps it until the new one is there, and in the history after', async () => {
    const { ids, organiser, agrees, competition } = await scored()
    await world.db
      .updateTable('submission_score')
      .set({ score: 0.123 })
      .where('submission_id', '=', ids[0])
      .execute()
    const again = await ask(
      world,
      `POST /api/admin/competitions/${competition.id}/submissions/${ids[0]}/rescore`,
      {
        as: organiser,
        body: { reason: '核对' },
      },
    )
    expect(again.data).toEqual({ state: 'scored' })
    await work()
    const full = (
      await ask(world, `GET /api/admin/competitions/${competition.id}/submissions/${ids[0]}`, {
        as: organiser,
      })
    ).data
    expect(full).toMatchObject({ scores: [{ score: 1 }], replaced: [{ score: 0.123, rescoreId: null }] })
    expect((await boardsOf(world, competition.scheduleId))[0]).toContain(`${ids[0]}=1/1`)
    await agrees()
  })

  test('that failed goes back into the queue and takes its place of the quota again', async () => {
    const { first, competition, organiser } = await running()
    const id = await hand(first, competition.id, 'id,label\n1,a\n')
    await scoreNow(id)
    const spent = () =>
      world.db
        .selectFrom('quota_day')
        .select(['accepted', 'failed'])
        .where('schedule_id', '=', competition.scheduleId)
        .executeTakeFirst()
    expect(await spent()).toEqual({ accepted: 0, failed: 1 })
    const again = () =>
      ask(world, `POST /api/admin/competitions/${competition.id}/submissions/${id}/rescore`, {
        as: organiser,
        body: { reason: 'r' },
      })
    expect((await again()).data).toEqual({ state: 'queued' })
    expect(await spent()).toEqual({ accepted: 1, failed: 0 })
    expect((await again()).errno).toBe('e40997')
    await scoreNow(id)
    expect(await spent()).toEqual({ accepted: 0, failed: 1 })
    const cancelled = await hand(first, competition.id, mixed)
    await ask(world, `DELETE /api/submissions/${cancelled}`, { as: first })
    const refused = await ask(
      world,
      `POST /api/admin/competitions/${competition.id}/submissions/${cancelled}/rescore`,
      {
        as: organiser,
        body: { reason: 'r' },
      },
    )
    expect(refused.errno).toBe('e40998')
  })
})

test('is for the organisers of this competition alone, and answers must fit the round', async () => {
  const { first, competition, upload, start, act, detail, ids } = await scored()
  const foreign = await running()
  const other = (await foreign.upload(newAnswers)).data
  const mine = (await upload(newAnswers)).data
  const { id } = (await start({ answerA: mine.id })).data
  for (const as of [first, foreign.organiser]) {
    expect((await upload(newAnswers, 'A', as)).errno).toBe('e40301')
    expect((await start({}, as)).errno).toBe('e40301')
    expect((await detail(id, '', as)).errno).toBe('e40301')
    for (const what of ['switch', 'cancel', 'retry'])
      expect((await act(id, what, what === 'switch' ? {} : undefined, as)).errno).toBe('e40301')
    const one = await ask(
      world,
      `POST /api/admin/competitions/${competition.id}/submissions/${ids[0]}/rescore`,
      {
        as,
        body: { reason: 'r' },
      },
    )
    expect(one.errno).toBe('e40301')
    const list = await ask(world, `GET /api/admin/competitions/${competition.id}/rescores`, { as })
    expect(list.errno).toBe('e40301')
  }
  // Under their own competition it is none.
  const elsewhere = `/api/admin/competitions/${foreign.competition.id}` as const
  const theirs = { as: foreign.organiser, body: { reason: 'r' } }
  for (const [path, errno] of [
    [`schedules/${competition.scheduleId}/rescores`, 'e40411'],
    [`submissions/${ids[0]}/rescore`, 'e40440'],
  ] as const)
    expect((await ask(world, `POST ${elsewhere}/${path}`, theirs)).errno).toBe(errno)
  for (const what of ['switch', 'cancel', 'retry'])
    expect(
      (
        await ask(world, `POST ${elsewhere}/rescores/${id}/${what}`, {
          as: foreign.organiser,
          ...(what === 'switch' ? { body: {} } : {}),
        })
      ).errno,
    ).toBe('e40412')
  expect((await ask(world, `GET ${elsewhere}/rescores/${id}`, { as: foreign.organiser })).errno).toBe(
    'e40412',
  )
  expect((await ask(world, `GET /api/admin/competitions/${competition.id}/rescores/${id}`)).errno).toBe(
    'e40101',
  )
  expect((await start({ answerA: other.id })).errno).toBe('e40413')
  expect((await start({ answerB: mine.id })).errno).toBe('e40413')
})
