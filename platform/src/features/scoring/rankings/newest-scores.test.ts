import { CompiledQuery, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeCompetition, makeUser } from '../../../../test/factories.ts'
import { makeWorld, type World } from '../../../../test/world.ts'
import { newestScores } from './server/newest-scores.views.ts'

let world: World
beforeEach(async () => (world = await makeWorld()))
afterEach(() => world.close())

const most = 8
const day = 86_400_000
const at = (days: number) => new Date(world.clock.now().getTime() + days * day)
type Given = NonNullable<Parameters<typeof makeCompetition>[1]>['competition']
type Burst = { list?: 'A' | 'B'; team?: 'plain' | 'baseline' | 'banned'; secondsAgo?: number }

/** A competition in which one team hands in `count` files, one a second, the last `secondsAgo`. */
async function makeBurst(title: string, count: number, given: Given = {}, burst: Burst = {}) {
  const { id, scheduleId } = await makeCompetition(world, { competition: { title_zh: title, ...given } })
  const user = await makeUser(world)
  const { list = 'A', team = 'plain', secondsAgo = 0 } = burst
  const last = new Date(world.clock.now().getTime() - secondsAgo * 1_000)
  await sql`
    with made as (
      insert into team (competition_id, name, name_key, is_baseline, banned_at, ban_reason, created_at)
      values (${id}, ${title}, ${title}, ${team === 'baseline'}, ${team === 'banned' ? last : null}, ${team === 'banned' ? 'x' : null}, ${last})
      returning id
    ), handed as (
      insert into submission (competition_id, schedule_id, team_id, user_id, list, state, file_name, storage_key, sha256, size, quota_day, received_at, finished_at)
      select ${id}, ${scheduleId}, made.id, ${user.id}, ${list}, 'scored', 'r.csv', 'k', 's', 1, '2026-11-20', ${last}, ${last}::timestamptz - n * interval '1 second'
      from made, generate_series(${count}::int - 1, 0, -1) n returning id
    )
    insert into submission_score (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at)
    select id, ${list}, 0.5, 's', 'a', 'h', ${last} from handed`.execute(world.db)
  return id
}

const newest = async () => {
  const rows = await newestScores(world.db, 'zh-CN', world.clock.now(), most)
  return rows.map(row => row.competition)
}

describe('the newest scores', () => {
  test('come from public competitions alone, however much others hand in', async () => {
    await makeBurst('open', 3, {}, { secondsAgo: 1_000 })
    await makeBurst('private', 100, { visibility: 'private', private_code_hash: 'x' })
    await makeBurst('unpublished', 100, { published_at: null })
    await makeBurst('tomorrow', 100, { published_at: at(1) })
    await makeBurst('list B', 100, {}, { list: 'B' })
    await makeBurst('baseline', 100, {}, { team: 'baseline' })
    await makeBurst('banned', 100, {}, { team: 'banned' })
    expect(await newest()).toEqual(['open', 'open', 'open'])
    await makeBurst('other', 2, {}, { secondsAgo: 1_001 })
    // One second apart, newest first; of one moment the later submission first.
    expect(await newest()).toEqual(['open', 'other', 'open', 'other', 'open'])
    await makeBurst('burst', 100)
    expect(await newest()).toEqual(Array.from({ length: most }, () => 'burst'))
  })

  test('are found by reading some rows of each competition, of 20,000 submissions', async () => {
    for (let index = 0; index < 20; index++)
      await makeBurst(
        `large ${index}`,
        1_000,
        index % 2 ? {} : { visibility: 'private', private_code_hash: 'x' },
        index % 5 ? {} : { list: 'B' },
      )
    await sql`analyze`.execute(world.db)
    const { sent } = await world.record(newest)
    expect(sent).toHaveLength(1)
    const { text, values } = sent[0] as (typeof sent)[0]
    const { rows } = await world.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...values]),
    )
    const scans = rows
      .flatMap(row => nodes(row['QUERY PLAN'][0].Plan))
      .filter(node => node['Relation Name'] === 'submission')
    expect(scans.map(node => [node['Index Name'], node['Node Type']])).toEqual([
      ['submission_newest', expect.stringMatching(/^Index (Only )?Scan$/)],
      ['submission_newest', expect.stringMatching(/^Index (Only )?Scan$/)],
    ])
    // One of each public competition, then eight of the eight that come first.
    const read = scans.reduce((sum, node) => sum + rowsOf(node), 0)
    expect(read).toBeGreaterThanOrEqual(most)
    expect(read).toBeLessThanOrEqual(20 + most * most)
  })
})

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
const rowsOf = (node: Plan) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
