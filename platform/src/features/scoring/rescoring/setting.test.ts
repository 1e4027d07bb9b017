import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, send } from '../../../../test/ask.ts'
import { makeUser } from '../../../../test/factories.ts'
import {
  allA,
  fewestRight,
  hand,
  labels,
  mixed,
  newAnswers,
  numbers,
  rmse,
  running,
  scored,
  scoreNow,
  settingOfRound,
  work,
} from '../../../../test/rescoring.ts'
import { actOn } from '../../../../test/run-by-staff.ts'
import { boardsOf } from '../../../../test/running.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { replaySubmission } from '../submissions/server/replay.ts'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const numberAnswers = 'id,label\n1,1\n2,2\n3,3\n4,4\n'

describe('a round that goes over to another metric', () => {
  test('shows the places by the new direction, then has metric, scores and order at once', async () => {
    const made = await scored(world)
    const { competition, organiser, one, two, ids } = made
    const before = await settingOfRound(world, competition.scheduleId)
    const started = (await made.start({ evaluation: fewestRight })).data
    expect(started).toMatchObject({ state: 'open', changesSetting: true })
    // No old score stands among new ones.
    expect((await made.detail(started.id)).data.differences).toMatchObject([
      { team: { id: one }, after: null },
      { team: { id: two }, after: null },
    ])
    await work(world)
    const seen = (await made.detail(started.id)).data
    expect(seen).toMatchObject({
      setting: {
        before: { metricName: '准确率', direction: 'maximize' },
        after: { metricName: null, direction: 'minimize', metric: fewestRight.metric },
      },
      adjusted: 0,
      differences: [
        { team: { id: two }, before: { rank: 2, score: '0.500000' }, after: { rank: 1, score: '2.000000' } },
        { team: { id: one }, before: { rank: 1, score: '1.000000' }, after: { rank: 2, score: '4.000000' } },
      ],
    })
    // Meanwhile all is as it was, for what comes in too, which then holds the switch up.
    expect(await settingOfRound(world, competition.scheduleId)).toEqual(before)
    const late = await hand(world, made.first, competition.id, allA)
    await scoreNow(world, late)
    expect((await made.detail(started.id)).data.rescore).toMatchObject({ behind: 1 })
    expect((await made.act(started.id, 'switch', {})).errno).toBe('e40995')
    await work(world)

    expect((await made.act(started.id, 'switch', {})).data).toMatchObject({ state: 'switched' })
    expect(await settingOfRound(world, competition.scheduleId)).toEqual(fewestRight)
    expect(await made.ranking()).toEqual([
      [one, '2.000000'],
      [two, '2.000000'],
    ])
    await made.agrees()
    for (const id of ids)
      expect(await replaySubmission(world, id)).toMatchObject([{ sameScore: true, sameScorer: true }])
    const next = await hand(world, made.second, competition.id, 'id,label\n1,b\n2,b\n3,b\n4,c\n')
    await scoreNow(world, next)
    expect(await made.ranking()).toEqual([
      [two, '1.000000'],
      [one, '2.000000'],
    ])
    await made.agrees()

    const entries = await world.db
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('subject', '=', 'schedule')
      .where('subject_id', '=', competition.scheduleId)
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { action: 'rescore.start', detail: { evaluation: [before, fewestRight] } },
      { action: 'rescore.switch', detail: { evaluation: [before, fewestRight] } },
    ])
    // What was seen before and after can still be read.
    expect((await made.detail(started.id)).data.setting.before.metricName).toBe('准确率')
    const copy = await ask(world, `POST /api/admin/competitions/${competition.id}/clone`, {
      as: organiser,
      body: { titleZh: '副本', titleEn: 'Copy', startAt: '2027-01-01T00:00:00.000Z' },
    })
    const round = await world.db
      .selectFrom('schedule')
      .select('id')
      .where('competition_id', '=', copy.data.id)
      .executeTakeFirstOrThrow()
    expect(await settingOfRound(world, round.id)).toEqual(fewestRight)
  })

  test('with other columns and answers: files that lack them fail, and come back only with a new score', async () => {
    const made = await running(world)
    const { competition, organiser } = made
    const ids = [
      await hand(world, made.first, competition.id, mixed),
      await hand(world, made.second, competition.id, numberAnswers),
    ] as const
    for (const id of ids) await scoreNow(world, id)
    // The answers that count hold no numbers.
    expect((await made.start({ evaluation: rmse })).errno).toBe('e40087')
    const answers = (await made.upload(numberAnswers, 'A', organiser, { columns: JSON.stringify(numbers) }))
      .data
    expect(answers).toMatchObject({ isActive: false })
    const { id } = (await made.start({ evaluation: rmse, answerA: answers.id })).data
    await work(world)
    expect((await made.detail(id)).data).toMatchObject({
      rescore: { scored: 1, failed: 1 },
      failures: [{ submissionId: ids[0], fault: 'file' }],
    })
    expect((await made.act(id, 'switch', {})).errno).toBe('e40996')
    expect((await made.act(id, 'switch', { voidFailed: true })).status).toBe(200)
    expect(await made.ranking()).toEqual([[made.two, '0.000000']])
    await made.agrees()
    const at = `/api/admin/competitions/${competition.id}/submissions/${ids[0]}` as const
    const restore = () =>
      ask(world, `PUT ${at}/void`, { as: organiser, body: { isVoid: false, reason: 'r' } })
    expect((await restore()).errno).toBe('e40978')
    await ask(world, `POST ${at}/rescore`, { as: organiser, body: { reason: 'r' } })
    await work(world)
    expect((await restore()).errno).toBe('e40978')
    await world.db
      .updateTable('submission_score')
      .set({ computed_at: new Date(world.clock.now().getTime() + 1000) })
      .where('submission_id', '=', ids[0])
      .execute()
    expect((await restore()).status).toBe(200)
    await made.agrees()
  })

  test('says that scores set by hand are of the old one, and asks what becomes of them', async () => {
    for (const adjustments of ['keep', 'drop'] as const) {
      const made = await scored(world)
      const { competition, organiser, one, two, ids } = made
      const at = `/api/admin/competitions/${competition.id}/submissions/${ids[0]}` as const
      await ask(world, `PUT ${at}/adjustment`, {
        as: organiser,
        body: { board: 'A', score: 0.75, reason: '笔误' },
      })
      const { id } = (await made.start({ evaluation: fewestRight })).data
      await work(world)
      const wanted = {
        keep: [
          [one, '0.750000'],
          [two, '2.000000'],
        ],
        drop: [
          [two, '2.000000'],
          [one, '4.000000'],
        ],
      }[adjustments]
      const seen = (await made.detail(id, `adjustments=${adjustments}`)).data
      expect(seen.adjusted).toBe(1)
      expect(
        seen.differences.map((row: { team: { id: number }; after: { score: string } }) => [
          row.team.id,
          row.after.score,
        ]),
      ).toEqual(wanted)
      expect((await made.act(id, 'switch', {})).errno).toBe('e40999')
      expect((await made.act(id, 'switch', { adjustments })).status).toBe(200)
      expect(await made.ranking()).toEqual(wanted)
      await made.agrees()
      expect((await ask(world, `GET ${at}`, { as: organiser })).data).toMatchObject({
        scores: [{ score: 4, adjusted: adjustments === 'keep' ? { score: 0.75 } : null }],
        replaced: [{ score: 1, adjusted: { score: 0.75, reason: '笔误' } }],
      })
      // What was set by hand before it is known as well.
      const byHand = await world.db
        .selectFrom('score_adjustment')
        .select(['old_score', 'new_score'])
        .where('submission_id', '=', ids[0])
        .orderBy('id')
        .execute()
      expect(byHand.at(-1)).toEqual(
        adjustments === 'keep' ? { old_score: 1, new_score: 0.75 } : { old_score: 0.75, new_score: null },
      )
    }
  })

  test('alone lets scores set by hand go: where the metric stays they do, whatever is asked', async () => {
    const made = await scored(world)
    await actOn(world, made.ids[0], 'adjustment', made.organiser, { board: 'A', score: 0.75, reason: 'r' })
    const { id } = (await made.start({})).data
    await work(world)
    const seen = (await made.detail(id, 'adjustments=drop')).data
    expect([seen.adjusted, seen.differences[0].after.score]).toEqual([0, '0.750000'])
    expect((await made.act(id, 'switch', { adjustments: 'drop' })).status).toBe(200)
    expect((await made.ranking())[0]).toEqual([made.one, '0.750000'])
  })

  test('of which only void ones and a baseline have scores', async () => {
    const made = await scored(world)
    const { competition, organiser, ids } = made
    for (const id of ids)
      await ask(world, `PUT /api/admin/competitions/${competition.id}/submissions/${id}/void`, {
        as: organiser,
        body: { isVoid: true, reason: 'r' },
      })
    const baseline = await send(
      world,
      `POST /api/admin/competitions/${competition.id}/rounds/${competition.scheduleId}/baselines`,
      { as: organiser, fields: { name: '全部为 a' }, file: { name: 'b.csv', content: allA } },
    )
    await scoreNow(world, baseline.data.submission.id)
    const { id } = (await made.start({ evaluation: fewestRight })).data
    await work(world)
    expect((await made.act(id, 'switch', {})).status).toBe(200)
    expect(await boardsOf(world, competition.scheduleId)).toEqual([expect.stringContaining('=2/1 unranked')])
    await ask(world, `PUT /api/admin/competitions/${competition.id}/submissions/${ids[0]}/void`, {
      as: organiser,
      body: { isVoid: false, reason: 'r' },
    })
    expect(await made.ranking()).toContainEqual([made.one, '4.000000'])
    await made.agrees()
  })
})

describe('the new setting', () => {
  test('is checked as one that is set the first time, and the same one is none', async () => {
    const made = await scored(world)
    const { metric } = fewestRight
    const file = { ...labels, columns: [{ name: 'other', kind: 'label' }] }
    for (const [evaluation, errno, path] of [
      [{ file: labels }, 'e40001', 'body.evaluation.metric'],
      [{ metric: { kind: 'none' }, file: labels }, 'e40001', 'body.evaluation.metric.kind'],
      [{ metric, file: null }, 'e40001', 'body.evaluation.file'],
      [
        { metric: { kind: 'builtin', key: 'nothing', params: {} }, file: labels },
        'e40088',
        'body.evaluation.metric.key',
      ],
      [
        { metric: { kind: 'builtin', key: 'accuracy', params: { x: 1 } }, file: labels },
        'e40001',
        'body.evaluation.metric.params.x',
      ],
      [{ metric, file }, 'e40087', 'body.evaluation.file'],
    ] as const) {
      const refused = await made.start({ evaluation })
      expect([errno, path]).toEqual([refused.errno, refused.paths[0]])
    }
    const same = await settingOfRound(world, made.competition.scheduleId)
    expect((await made.start({ evaluation: same })).data).toMatchObject({ changesSetting: false })
  })

  test('is for a round that has one, which stands still meanwhile', async () => {
    const made = await running(world)
    const base =
      `/api/admin/competitions/${made.competition.id}/rounds/${made.competition.scheduleId}` as const
    const { id } = (await made.start({ evaluation: fewestRight })).data
    const { metric, file } = (await ask(world, `GET ${base}/evaluation`, { as: made.organiser })).data
    const save = (what: 'metric' | 'file', value: object, tag: string) =>
      ask(world, `PUT ${base}/${what}`, { as: made.organiser, body: { value, tag } })
    expect((await save('metric', { metric: rmse.metric }, metric.tag)).errno).toBe('e40992')
    expect((await save('file', file.value, file.tag)).errno).toBe('e40992')
    await made.act(id, 'cancel')
    expect((await save('metric', { metric: { kind: 'none' } }, metric.tag)).status).toBe(200)
    expect((await made.start({ evaluation: fewestRight })).errno).toBe('e40987')
  })

  test('can be tried, with columns that are not saved', async () => {
    const made = await scored(world)
    await made.upload(numberAnswers, 'A', made.organiser, { columns: JSON.stringify(numbers) })
    const attempt = (fields: Record<string, string>) =>
      send(
        world,
        `POST /api/admin/competitions/${made.competition.id}/rounds/${made.competition.scheduleId}/try`,
        { as: made.organiser, fields, file: { name: 'r.csv', content: 'id,label\n1,2\n2,3\n3,4\n4,5\n' } },
      )
    const fields = { metric: JSON.stringify(rmse.metric), columns: JSON.stringify(numbers) }
    expect((await attempt(fields)).data).toMatchObject({ isScored: true, publicScore: 1 })
    const wrong = await attempt({ ...fields, columns: '{"columns":[]}' })
    expect([wrong.errno, wrong.issues[0].path]).toEqual(['e40001', 'body.columns.idColumn'])
    expect((await attempt({ ...fields, columns: 'x' })).status).toBe(400)
    expect((await made.upload(newAnswers, 'A', await makeUser(world), fields)).errno).toBe('e40301')
  })
})
