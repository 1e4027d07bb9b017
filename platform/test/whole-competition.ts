import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { addPictures, storePicture } from '../src/base/pictures/keep-picture.ts'
import { addressOf } from '../src/base/pictures/picture-at.ts'
import { reencodePicture } from '../src/base/pictures/reencode.ts'
import { refreshBoards } from '../src/features/scoring/rankings/server/commands/refresh-boards.ts'
import { takeSnapshot } from '../src/features/scoring/rankings/server/commands/take-snapshot.ts'
import { scoreFile } from '../src/features/engine/scorer/server/score-file.ts'
import { settleSubmission } from '../src/features/scoring/submissions/server/commands/settle-submission.ts'
import { scoringJob } from '../src/features/scoring/submissions/server/score-submission.ts'
import { makeBaseline } from './baseline.ts'
import {
  enter,
  entryQuestion,
  makeCompetition,
  makeDataset,
  makeUser,
  putAnswer,
  type TestUser,
} from './factories.ts'
import { workOff } from './queue.ts'
import { handIn, merge, type TestTeam } from './teams.ts'
import type { World } from './world.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const day = 86_400_000

/** A competition with a split round behind it and a round of boards that runs, with all that decides a ranking. */
export async function makeFull(world: World) {
  const now = world.clock.now().getTime()
  const at = (days: number) => new Date(now + days * day)
  const picture = await reencodePicture(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#38f' } })
      .png()
      .toBuffer(),
  )
  const stored = await storePicture(world.db, world.storage, picture, { userId: 100_000, now: at(0) })
  await world.db.transaction().execute(tx => addPictures(tx, [stored]))
  const cover = addressOf(stored)
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
      prize_places: [1, 3],
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
      sub_rank_names: JSON.stringify([
        { key: '高校', zh: '高校组', en: 'Universities' },
        { key: '企业', zh: '企业', en: 'Companies' },
      ]) as never,
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
export async function fill(world: World, full: Awaited<ReturnType<typeof makeFull>>) {
  const { id, scheduleId, secondId, at } = full
  const teams: TestTeam[] = []
  for (let index = 0; index < 9; index++) {
    const captain = await makeUser(world, {
      user_name: `参赛者${index}`,
      email: `secret${index}@example.org`,
    })
    const { teamId, teamName } = await enter(world, id, captain, `队伍${index}`)
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
