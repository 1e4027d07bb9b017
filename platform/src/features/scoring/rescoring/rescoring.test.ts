import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { queued } from '../../../../test/queue.ts'
import { allA, hand, newAnswers, scored, scoreNow, work } from '../../../../test/rescoring.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { json } from '../../../base/database/json.ts'
import { rescoringJobs } from './server/jobs.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

describe('scoring a round again', () => {
  test('tells how many of all teams change, also where only those are listed', async () => {
    const { start, detail } = await scored(world)
    const { id } = (await start({})).data
    await work(world)
    expect((await detail(id)).data).toMatchObject({ changed: 0, total: 2 })
    expect((await detail(id, 'changed=true')).data).toMatchObject({ changed: 0, total: 2, differences: [] })
  })

  test('goes into a shadow board, then over to it all at once, and keeps what was', async () => {
    const { one, two, ids, organiser, upload, start, act, detail, agrees, ranking, competition, first } =
      await scored(world)
    expect(await ranking()).toEqual([
      [one, '1.000000'],
      [two, '0.500000'],
    ])
    const answers = (await upload(newAnswers)).data
    expect(answers).toMatchObject({ list: 'A', isActive: false, uploadedBy: organiser.name })
    const started = (await start({ answerA: answers.id })).data
    expect(started).toMatchObject({ state: 'open', total: 2, waiting: 2, scored: 0, failed: 0, behind: 0 })
    expect((await act(started.id, 'switch', {})).errno).toBe('e40995')
    await work(world)
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
    // A warning compared the file with the old answers.
    await world.db
      .updateTable('submission')
      .set({ issues: json([{ code: 'unknown_labels' }]) })
      .where('id', '=', ids[0])
      .execute()
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
    expect(full.issues).toEqual([])
    expect(full.scores).toMatchObject([{ board: 'A', score: 0.5, answerSha256: answers.sha256 }])
    expect(full.replaced).toMatchObject([{ board: 'A', score: 1, rescoreId: started.id }])
    expect((await act(started.id, 'switch', {})).errno).toBe('e40994')
    // What comes in from now on is scored with the new answers.
    const next = await hand(world, first, competition.id, allA)
    await scoreNow(world, next)
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
    await work(world)
    const told = await world.db
      .selectFrom('notice')
      .select('text_zh')
      .where('user_id', '=', first.id)
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]?.text_zh).toContain('由第 1 名变为第 2 名')
  })

  test('is held up by what was scored since, which is then scored too', async () => {
    const { first, competition, upload, start, act, detail, ranking, agrees } = await scored(world)
    const answers = (await upload(newAnswers)).data
    const { id } = (await start({ answerA: answers.id })).data
    await work(world)
    const late = await hand(world, first, competition.id, allA)
    await scoreNow(world, late)
    expect((await detail(id)).data.rescore).toMatchObject({ waiting: 0, behind: 1 })
    const before = await ranking()
    expect((await act(id, 'switch', {})).errno).toBe('e40995')
    expect(await ranking()).toEqual(before)
    expect((await detail(id)).data.rescore).toMatchObject({ waiting: 1, behind: 0, total: 3 })
    await work(world)
    expect((await act(id, 'switch', {})).status).toBe(200)
    await agrees()
  })

  test('says which submissions cannot be scored, and voids them only when told to', async () => {
    const { ids, upload, start, act, detail, agrees, organiser, two, ranking, competition } =
      await scored(world)
    // The new answers know an id that these files do not have.
    const answers = (await upload(`${newAnswers}5,b\n`)).data
    const { id } = (await start({ answerA: answers.id })).data
    await work(world)
    const seen = (await detail(id)).data
    expect(seen.rescore).toMatchObject({ failed: 2 })
    expect(seen.failures[0]).toMatchObject({ submissionId: ids[1], fault: 'file' })
    expect((await act(id, 'switch', {})).errno).toBe('e40996')
    expect((await act(id, 'retry')).data).toMatchObject({ waiting: 2, failed: 0 })
    await work(world)
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
    const { competition, start, act, ranking, one, two, agrees, organiser } = await scored(world)
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
    await work(world)
    expect((await act(id, 'switch', {})).status).toBe(200)
    expect(await ranking()).toEqual([
      [two, '0.500000'],
      [one, '0.000000'],
    ])
    expect(await rounds()).toMatchObject([{ outdated: 0, rescores: [{ state: 'switched' }] }])
    await agrees()
  })

  test('a score set by hand stays, over what is now computed', async () => {
    const { ids, organiser, upload, start, act, detail, one, two, ranking, competition } = await scored(world)
    await ask(world, `PUT /api/admin/competitions/${competition.id}/submissions/${ids[0]}/adjustment`, {
      as: organiser,
      body: { board: 'A', score: 0.75, reason: 'r' },
    })
    const answers = (await upload(newAnswers)).data
    const { id } = (await start({ answerA: answers.id })).data
    await work(world)
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
    const { upload, start, act, ranking, detail } = await scored(world)
    const before = await ranking()
    const answers = (await upload(newAnswers)).data
    const both = await Promise.all([start({ answerA: answers.id }), start({ answerA: answers.id })])
    expect(both.map(answer => answer.status).sort()).toEqual([200, 409])
    const { id } = both.find(answer => answer.status === 200)?.data ?? {}
    expect((await act(id, 'cancel')).data).toMatchObject({ state: 'cancelled' })
    await work(world)
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
    const { first, competition, upload, start, detail } = await scored(world)
    const answers = (await upload(newAnswers)).data
    const { id } = (await start({ answerA: answers.id })).data
    const late = await hand(world, first, competition.id, allA)
    const [runHandler] = rescoringJobs(() => {
      throw new Error('nothing may be scored now')
    })
    for (let part = 0; part < 4; part++)
      await runHandler?.run(world, { rescoreId: id, part }, { signal: new AbortController().signal } as never)
    const jobs = (await queued(world, 'rescoring.run')).filter(job => job.key?.startsWith(`rescore:${id}:`))
    expect(jobs).toHaveLength(4)
    await scoreNow(world, late)
    // The queue's own clock is the database's.
    world.setNow(new Date(Date.now() + 5_000))
    try {
      await work(world)
    } finally {
      world.setNow('2026-11-20T04:00:00.000Z')
    }
    expect((await detail(id)).data.rescore).toMatchObject({ waiting: 0, scored: 2 })
  })
})
