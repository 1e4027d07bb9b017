import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { boardsEverywhere, exported, imported } from '../../../../test/portable.ts'
import { makeOrganiser, makeStaff } from '../../../../test/staff.ts'
import { fill, makeFull } from '../../../../test/whole-competition.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { replaySubmission } from '../../scoring/submissions/server/replay.ts'
import type { Finding } from './schema.ts'

let here: World
let there: World
beforeAll(async () => void ([here, there] = await Promise.all([makeWorld(), makeWorld()])))
afterAll(() => Promise.all([here.close(), there.close()]))

describe('a whole competition', () => {
  let full: Awaited<ReturnType<typeof makeFull>>
  let made: Awaited<ReturnType<typeof fill>>
  let archive: Buffer
  let findings: Finding[]
  let id: number
  let ended: { competitionId: number; state: string; problem: object | null; progress: number }
  beforeAll(async () => {
    full = await makeFull(here)
    made = await fill(here, full)
    archive = await exported(here, full.id, await makeOrganiser(here, full.id))
    ;({ findings, ended } = await imported(there, archive, await makeStaff(there, 'administrator')))
    id = ended.competitionId
  })

  test('is imported as a whole', () =>
    expect(ended).toMatchObject({ state: 'done', problem: null, progress: 1 }))

  test('has the identical ranking elsewhere, board by board and score by score', async () => {
    const [before, after] = [await boardsEverywhere(here, full.id), await boardsEverywhere(there, id)]
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
    expect(texts).toContain('队伍3')
    for (const secret of [
      '参赛者',
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
