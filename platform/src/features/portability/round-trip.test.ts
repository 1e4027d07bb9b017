import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { makeBaseline } from '../../../test/baseline.ts'
import {
  enter,
  entryQuestion,
  makeCompetition,
  makeDataset,
  makeUser,
  putAnswer,
  type TestUser,
} from '../../../test/factories.ts'
import { workOff } from '../../../test/queue.ts'
import { exported, upload } from '../../../test/portable.ts'
import { makeOrganiser, makeStaff } from '../../../test/staff.ts'
import { handIn, merge, type TestTeam } from '../../../test/teams.ts'
import { makeWorld, type World } from '../../../test/world.ts'
import { keepPicture } from '../../base/pictures/keep-picture.ts'
import { reencodePicture } from '../../base/pictures/reencode.ts'
import { takeSnapshot } from '../rankings/server/commands/take-snapshot.ts'
import { scoreFile } from '../scoring/server/score-file.ts'
import { refreshBoards } from '../rankings/server/refresh.lookups.ts'
import { settleSubmission } from '../submissions/server/commands/settle-submission.ts'
import { replaySubmission } from '../submissions/server/replay.ts'
import { scoringJob } from '../submissions/server/score-submission.ts'

import type { Finding } from './schema.ts'
import { portabilityJobs } from './server/jobs.ts'

let here: World
let there: World
beforeAll(async () => void ([here, there] = await Promise.all([makeWorld(), makeWorld()])))
afterAll(() => Promise.all([here.close(), there.close()]))

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const day = 86_400_000

/** A competition with a split round behind it and a round of boards that runs, with all that decides a ranking. */
async function makeFull(world: World) {
  const now = world.clock.now().getTime()
  const at = (days: number) => new Date(now + days * day)
  const picture = await reencodePicture(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#38f' } })
      .png()
      .toBuffer(),
  )
  const cover = await keepPicture(world.db, world.storage, picture, { userId: 100_000, now: at(0) })
  const competition = await makeCompetition(world, {
    competition: {
      title_zh: '小麦产量预测',
      title_en: 'Wheat yield',
      summary_en: 'Predict the yield',
      cover,
      agreement_zh: '同意',
      agreement_en: 'Agreed',
      guide_info_zh: '# 指引',
      guide_info_en: '# Guide',
      reward_value: 10_000,
      entry_fields: JSON.stringify([entryQuestion({ required: false })]) as never,
      merge_deadline: at(3),
      visibility: 'private',
      private_code_hash: 'x.y',
    },
    schedule: {
      list_b_mode: 'split',
      start_at: at(-10),
      end_at: at(2),
      list_a_start: at(-10),
      list_a_end: at(2),
      revealed_at: at(-1),
      ladder: true,
      max_submit_count: 100,
      title_zh: '2026#预赛',
      title_en: '2026#Heats',
    },
    answer: 'id,label,Usage\n1,a,Public\n2,b,Public\n3,a,Private\n4,b,Private\n',
  })
  const second = await world.db
    .insertInto('schedule')
    .values({
      competition_id: competition.id,
      sort: 1,
      start_at: at(2),
      end_at: at(10),
      list_a_start: at(2),
      list_a_end: at(6),
      list_b_mode: 'window',
      list_b_start: at(6),
      list_b_end: at(9),
      max_submit_count: 3,
      max_error_submit_count: 2,
      metric_key: null,
      metric_sql: 'select count(*) from submission',
      direction: 'minimize',
      revealed_at: null,
      reveal_planned_at: at(9.5),
      sub_ranks: ['高校', '企业'],
      file_description: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putAnswer(world.db, world.storage, second.id, 'id,label\n1,a\n', 'B')
  await world.db
    .insertInto('competition_text')
    .values({
      competition_id: competition.id,
      part: 'overview',
      body_zh: `图 ![](${cover})`,
      body_en: '# Wheat',
    })
    .execute()
  await world.db
    .insertInto('faq')
    .values({
      competition_id: competition.id,
      question_zh: '问',
      question_en: 'Q',
      answer_zh: '答',
      answer_en: 'A',
    })
    .execute()
  await makeDataset(world, { competition_id: competition.id, title_zh: '训练数据', licence: 'CC BY 4.0' })
  return { ...competition, secondId: second.id, at, cover }
}

/** Teams and submissions with ties, bans, a merge, a baseline, candidates and failures. */
async function fill(world: World, full: Awaited<ReturnType<typeof makeFull>>) {
  const { id, scheduleId, secondId, at } = full
  const teams: TestTeam[] = []
  for (let index = 0; index < 9; index++) {
    const captain = await makeUser(world, {
      user_name: `参赛者${index}`,
      email: `secret${index}@example.org`,
    })
    const { teamId, teamName } = await enter(world, id, captain)
    teams.push({ id: teamId, competitionId: id, name: teamName, captain })
  }
  const stored = async (text: string) => ({
    ...(await world.storage.put(Readable.from([text]), { maxBytes: 10_000 })),
    name: 'result.csv',
  })
  let number = 0
  const submit = async (user: TestUser, scores: [number, number] | null, days: number) => {
    const file = await stored(`id,label\n1,a\n2,b\n3,a\n4,${number++}\n`)
    const submission = await handIn(world, id, user, { file, at: at(days) })
    const facts = {
      submissionSha256: file.sha256,
      answerSha256: hash('answer'),
      scorerHash: hash('scorer'),
    }
    await world.db.transaction().execute(tx =>
      settleSubmission(
        tx,
        submission,
        scores
          ? {
              state: 'scored',
              rows: 4,
              log: ['rows: 4', 'scored'],
              scores: [
                { board: 'A', score: scores[0], ...facts },
                { board: 'B', score: scores[1], ...facts },
              ],
            }
          : {
              state: 'failed',
              fault: 'file',
              code: 'row_count',
              issues: [{ code: 'row_count', expected: '4', found: '3' }],
              log: ['rows: 3'],
            },
        at(days),
      ),
    )
    return submission
  }
  const third = 1 / 3
  for (const [index, team] of teams.entries()) {
    await submit(team.captain, [third + (index % 3) * 1e-16, 0.5], -5 + index / 100)
    await submit(team.captain, [0.1 + 0.2, index / 7], -4)
  }
  await submit(teams[0]?.captain as TestUser, null, -3)
  const ticked = await submit(teams[1]?.captain as TestUser, [0.01, 0.99], -3)
  await world.db.updateTable('submission').set({ is_candidate: true }).where('id', '=', ticked).execute()
  const ofTeam = (index: number) =>
    world.db
      .selectFrom('submission')
      .select('id')
      .where('team_id', '=', teams[index]?.id ?? 0)
      .where('state', '=', 'scored')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  await world.db
    .updateTable('submission')
    .set({ voided_at: at(-1), voided_by: 100_000, void_reason: '用了外部数据' })
    .where('id', '=', (await ofTeam(5)).id)
    .execute()
  await world.db
    .updateTable('submission_score')
    .set({ adjusted_score: 0.77, adjusted_reason: '标注更正', adjusted_by: 100_000, adjusted_at: at(-1) })
    .where('submission_id', '=', (await ofTeam(6)).id)
    .execute()
  await world.db
    .updateTable('submission_score')
    .set({ leave_out: [0.3, 0.35, 0.31, 0.33], row_count: 4 })
    .where('board', '=', 'A')
    .where('submission_id', '=', (await ofTeam(8)).id)
    .execute()
  await merge(world, { from: teams[7] as TestTeam, into: teams[2] as TestTeam })
  const banned = teams[4] as TestTeam
  await world.db
    .updateTable('team')
    .set({ banned_at: at(-1), ban_reason: '多账号' })
    .where('id', '=', banned.id)
    .execute()
  await makeBaseline(world, { competitionId: id, scheduleId, score: 0.2, hashes: hash })
  await world.db.transaction().execute(tx =>
    refreshBoards(
      tx,
      teams.map(team => team.id),
    ),
  )
  await world.db
    .updateTable('team')
    .set({ schedule_id: secondId })
    .where('id', '=', teams[3]?.id ?? 0)
    .execute()
  await world.db
    .insertInto('promotion')
    .values([
      {
        schedule_id: secondId,
        from_schedule_id: scheduleId,
        team_id: teams[3]?.id ?? 0,
        rank: 2,
        reason: null,
        promoted_by: 100_000,
        promoted_at: at(-1),
      },
      {
        schedule_id: secondId,
        from_schedule_id: scheduleId,
        team_id: teams[6]?.id ?? 0,
        rank: null,
        reason: '补位',
        promoted_by: 100_000,
        promoted_at: at(-0.9),
        withdrawn_by: 100_000,
        withdrawn_at: at(-0.5),
        withdraw_reason: '放弃',
      },
    ])
    .execute()
  for (const back of [-3, -2])
    await takeSnapshot(
      world.db,
      { id: scheduleId, zone: 'Asia/Shanghai' },
      at(back).toISOString().slice(0, 10),
      at(0),
    )
  // One that waits still: it is in nobody's archive.
  const real = await handIn(world, id, teams[5]?.captain as TestUser, {
    file: await stored('id,label\n1,a\n2,b\n3,b\n4,b\n'),
  })
  await workOff(world, [scoringJob(scoreFile)])
  await handIn(world, id, teams[6]?.captain as TestUser, { file: await stored('id,label\n1,a\n') })
  return { teams, real, banned }
}

/** Every board, its order, its scores; names stand for teams, as ids are another database's. */
async function boardsOf(world: World, competitionId: number) {
  const rows = await world.db
    .selectFrom('ranking_entry as e')
    .innerJoin('schedule as s', 's.id', 'e.schedule_id')
    .innerJoin('team as t', 't.id', 'e.team_id')
    .innerJoin('submission as u', 'u.id', 'e.submission_id')
    .where('s.competition_id', '=', competitionId)
    .orderBy('s.sort')
    .orderBy('e.sub_rank')
    .orderBy('e.board')
    .orderBy('e.is_ranked', 'desc')
    .orderBy('e.sort_key')
    .orderBy('e.best_at')
    .orderBy('e.team_id')
    .select([
      's.sort',
      'e.sub_rank',
      'e.board',
      't.name',
      'e.score',
      'e.best_at',
      'e.valid_count',
      'e.is_ranked',
      'u.sha256',
    ])
    .execute()
  const days = await world.db
    .selectFrom('ranking_snapshot as p')
    .innerJoin('schedule as s', 's.id', 'p.schedule_id')
    .innerJoin('team as t', 't.id', 'p.team_id')
    .where('s.competition_id', '=', competitionId)
    .orderBy('p.day')
    .orderBy('p.rank')
    .select(['s.sort', 'p.day', 'p.board', 't.name', 'p.rank', 'p.score', 'p.best_at'])
    .execute()
  const scores = await world.db
    .selectFrom('submission_score as c')
    .innerJoin('submission as u', 'u.id', 'c.submission_id')
    .innerJoin('team as t', 't.id', 'u.team_id')
    .where('u.competition_id', '=', competitionId)
    .orderBy('u.id')
    .orderBy('c.board')
    .select([
      't.name',
      'c.board',
      'c.score',
      'c.submission_sha256',
      'c.answer_sha256',
      'c.scorer_hash',
      'u.sha256',
      'u.is_candidate',
      'u.void_reason',
      'c.shown_score',
      'c.adjusted_reason',
      'c.leave_out',
      'u.received_at',
    ])
    .execute()
  return { rows, days, scores }
}

describe('a whole competition', () => {
  let full: Awaited<ReturnType<typeof makeFull>>
  let made: Awaited<ReturnType<typeof fill>>
  let archive: Buffer
  let findings: Finding[]
  let id: number
  let imported: { competitionId: number; state: string; problem: object | null; progress: number }
  beforeAll(async () => {
    full = await makeFull(here)
    made = await fill(here, full)
    archive = await exported(here, full.id, await makeOrganiser(here, full.id))
    const as = await makeStaff(there, 'administrator')
    const preview = await upload(there, archive, as)
    findings = preview.data.preview.findings
    await ask(there, `POST /api/admin/imports/${preview.data.id}/confirmation`, {
      as,
      body: { choices: null },
    })
    await workOff(there, portabilityJobs)
    const ended = await ask(there, `GET /api/admin/imports/${preview.data.id}`, { as })
    imported = ended.data
    id = imported.competitionId
  })

  test('is imported as a whole', () =>
    expect(imported).toMatchObject({ state: 'done', problem: null, progress: 1 }))

  test('has the identical ranking elsewhere, board by board and score by score', async () => {
    const [before, after] = [await boardsOf(here, full.id), await boardsOf(there, id)]
    // So that the comparison is of something: three boards, ties, a baseline, two days.
    expect(before.rows.length).toBeGreaterThan(15)
    expect(before.rows.filter(row => !row.is_ranked)).not.toEqual([])
    expect(before.days.length).toBeGreaterThan(10)
    expect(before.scores.length).toBeGreaterThan(30)
    expect(after).toEqual(before)
  })

  test('has its promotions, those taken back as well', async () => {
    const promotions = (world: World, competitionId: number) =>
      world.db
        .selectFrom('promotion as p')
        .innerJoin('schedule as s', 's.id', 'p.schedule_id')
        .innerJoin('schedule as f', 'f.id', 'p.from_schedule_id')
        .innerJoin('team as t', 't.id', 'p.team_id')
        .where('s.competition_id', '=', competitionId)
        .orderBy('p.id')
        .select([
          's.sort',
          'f.sort as from',
          't.name',
          'p.rank',
          'p.reason',
          'p.promoted_by',
          'p.promoted_at',
        ])
        .select(['p.withdrawn_at', 'p.withdraw_reason'])
        .execute()
    expect(await promotions(here, full.id)).toHaveLength(2)
    expect(await promotions(there, id)).toEqual(await promotions(here, full.id))
  })

  test('its report says what comes, how much of it, and what does not', async () => {
    const counted = Object.fromEntries(
      findings.filter(one => one.code === 'counted').map(one => [one.field, Number(one.detail)]),
    )
    const scores = await there.db
      .selectFrom('submission_score as c')
      .innerJoin('submission as u', 'u.id', 'c.submission_id')
      .where('u.competition_id', '=', id)
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(counted).toMatchObject({
      texts: 1,
      faq: 1,
      entryFields: 1,
      pictures: 1,
      rounds: 2,
      answers: 2,
      datasets: 1,
      teams: 10,
      scores: scores.n,
      snapshots: 2,
      promotions: 2,
      'datasets.files': 1,
    })
    expect(findings.filter(one => one.outcome === 'left').map(one => one.field)).toEqual(
      expect.arrayContaining(['members', 'discussions', 'appeals', 'sourceCode', 'auditEntries']),
    )
    expect(findings).toContainEqual({
      field: 'submissions',
      outcome: 'left',
      code: 'not_in_archive',
      detail: '1',
    })
  })

  test('answers its boards alike to whoever reads them', async () => {
    await there.db
      .updateTable('competition')
      .set({ published_at: there.clock.now(), visibility: 'public', private_code_hash: null })
      .where('id', '=', id)
      .execute()
    await here.db
      .updateTable('competition')
      .set({ visibility: 'public', private_code_hash: null })
      .where('id', '=', full.id)
      .execute()
    const read = async (world: World, competitionId: number, stage: number) => {
      const { data } = await ask(world, `GET /api/competitions/${competitionId}?part=rankings&stage=${stage}`)
      return data.rankings.list.map((row: { ranking: number; maxScore: string; team: { name: string } }) => [
        row.ranking,
        row.maxScore,
        row.team.name,
      ])
    }
    for (const stage of [0, 1]) {
      const board = await read(here, full.id, stage)
      expect(board.length).toBeGreaterThan(6)
      expect(await read(there, id, stage)).toEqual(board)
    }
  })

  test('is scored again to the same number, by the same files and the same scorer', async () => {
    const { sha256 } = await here.db
      .selectFrom('submission')
      .select('sha256')
      .where('id', '=', made.real)
      .executeTakeFirstOrThrow()
    const { id: again } = await there.db
      .selectFrom('submission')
      .select('id')
      .where('competition_id', '=', id)
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow()
    const replays = await replaySubmission(there, again)
    expect(replays.map(one => one.board)).toEqual(['A', 'B'])
    for (const replay of replays)
      expect(replay).toMatchObject({ sameScore: true, sameFiles: true, sameScorer: true })
  })

  test('has its settings, texts, rounds and data', async () => {
    const own = (world: World, competitionId: number) =>
      world.db.selectFrom('competition').selectAll().where('id', '=', competitionId).executeTakeFirstOrThrow()
    const [before, after] = [await own(here, full.id), await own(there, id)]
    const same = (row: typeof before) => {
      const {
        id: _id,
        cover: _c,
        created_at: _a,
        created_by: _b,
        published_at: _p,
        search: _s,
        participant_count: _n,
        team_count: _t,
        race_category_id: _r,
        ...rest
      } = row
      return rest
    }
    expect(same(after)).toEqual(same(before))
    expect(after.participant_count).toBe(0)
    // Merged away and baseline teams are not counted.
    expect(after.team_count).toBe(8)
    expect(after.cover).toMatch(/^\/pictures\/[0-9a-f]{64}$/)
    const rounds = (world: World, competitionId: number) =>
      world.db
        .selectFrom('schedule')
        .selectAll()
        .where('competition_id', '=', competitionId)
        .orderBy('sort')
        .execute()
        .then(rows => rows.map(({ id: _id, competition_id: _c, ...rest }) => rest))
    expect(await rounds(there, id)).toEqual(await rounds(here, full.id))
    // A planned reveal comes there as well.
    const { rows: reveals } = await sql<{ at: Date }>`
      select run_at as at from graphile_worker.jobs where task_identifier = 'schedules.reveal'`.execute(
      there.db,
    )
    expect(reveals.map(job => job.at)).toEqual([full.at(9.5)])
    const files = (world: World, competitionId: number) =>
      world.db
        .selectFrom('dataset_file as f')
        .innerJoin('dataset as d', 'd.current_version_id', 'f.version_id')
        .where('d.competition_id', '=', competitionId)
        .select(['d.title_zh', 'd.licence', 'f.name', 'f.sha256', 'f.size', 'f.row_count'])
        .execute()
    expect(await files(there, id)).toEqual(await files(here, full.id))
    expect(await files(there, id)).toHaveLength(1)
    const picture = await there.db
      .selectFrom('picture')
      .select('media_type')
      .where('sha256', '=', (after.cover ?? '').replace('/pictures/', ''))
      .executeTakeFirst()
    expect(picture?.media_type).toBe('image/png')
    const { body_zh: text } = await there.db
      .selectFrom('competition_text')
      .select('body_zh')
      .where('competition_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(text).toBe(`图 ![](${after.cover})`)
  })

  test('carries nobody with it', async () => {
    const texts = Object.entries(unzipSync(archive))
      .filter(([name]) => !name.startsWith('files/'))
      .map(([, content]) => Buffer.from(content).toString())
      .join('\n')
    expect(texts).toContain('参赛者3')
    for (const secret of [
      'example.org',
      'user_id',
      'userId',
      'storage_key',
      'private_code',
      'address',
      'x.y',
    ])
      expect(texts).not.toContain(secret)
    const members = await there.db.selectFrom('team_member').select('user_id').execute()
    expect(members).toEqual([])
    const authors = await there.db
      .selectFrom('submission')
      .select('user_id')
      .distinct()
      .where('competition_id', '=', id)
      .execute()
    expect(authors).toEqual([{ user_id: 100_000 }])
  })

  test('names every file with its hash, once', () => {
    const files = unzipSync(archive)
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] as Uint8Array).toString())
    expect(manifest).toMatchObject({
      format: 'leitai-competition',
      schema: 1,
      counts: { leftOut: 1, rounds: 2 },
    })
    const { ['manifest.json']: _own, ...others } = files
    expect(manifest.files.map((file: { path: string }) => file.path).sort()).toEqual(
      Object.keys(others).sort(),
    )
    for (const { path, size, sha256 } of manifest.files) {
      const content = Buffer.from(files[path] as Uint8Array)
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([size, sha256])
    }
  })

  test('is read in ranges, so that a download can be resumed', async () => {
    const as = await makeStaff(here, 'administrator')
    const { data } = await ask(here, `GET /api/admin/competitions/${full.id}/exports`, { as })
    const url = `/api/admin/competitions/${full.id}/exports/${data.exports[0].id}/file`
    const middle = Math.floor(archive.length / 2)
    const rest = await here.app.inject({
      method: 'GET',
      url,
      headers: { ...as.headers, range: `bytes=${middle}-` },
    })
    expect(rest.statusCode).toBe(206)
    expect(rest.rawPayload).toEqual(archive.subarray(middle))
  })

  test('exported from there again is the same but for its times', async () => {
    const again = await exported(there, id, await makeStaff(there, 'administrator'))
    const table = (bytes: Buffer, name: string) =>
      Buffer.from(unzipSync(bytes)[name] as Uint8Array)
        .toString()
        .trim()
        .split('\n')
    for (const name of [
      'teams.jsonl',
      'submissions.jsonl',
      'ranking.jsonl',
      'snapshots.jsonl',
      'promotions.jsonl',
    ])
      expect(table(again, name).length).toBe(table(archive, name).length)
    expect(table(again, 'rounds.json')).toEqual(table(archive, 'rounds.json'))
  })
})
