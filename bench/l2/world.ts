import { Readable } from 'node:stream'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { openFileStorage } from '../../platform/src/base/storage/file-storage.ts'
import { enqueue } from '../../platform/src/base/jobs/job.ts'
import { snapshotBoards } from '../../platform/src/features/scoring/rankings/server/jobs.ts'
import { refreshSchedule } from '../../platform/src/features/scoring/rankings/server/commands/refresh-boards.ts'
import { makeRandom } from '../../platform/src/demo/random.ts'
import { openDatabase } from '../../platform/src/base/database/database.ts'
import type { Db } from '../../platform/src/base/database/tables.ts'
import { makeLog } from '../../platform/src/base/log/log.ts'
import type { Product } from '../product.ts'

/** Where each kind of the seeded rows begins; far above what the product gives by itself. */
export const competitionId = 10_000
export const scheduleId = 10_000
export const firstUser = 10_000_000
const firstTeam = 20_000_000
const firstSubmission = 100_000_000
export const dailyLimit = 5
export const rowsOfAnswer = 400

const whole = {
  users: 100_000,
  competitions: 500,
  submissions: 1_000_000,
  notices: 5_000_000,
  teams: 7_198,
  own: 132_000,
}
/** BENCH_SMALL is for whoever writes a benchmark; no figure is kept from it. */
export const small = process.env.BENCH_SMALL !== undefined
/** The steps of the ramp, of the whole; `BENCH_STEPS=0.1,0.25` takes others. */
export const fractions = (process.env.BENCH_STEPS ?? (small ? '0.1' : '0.1,0.25,0.5,1'))
  .split(',')
  .map(Number)
export const sizes = small ? { ...whole, submissions: 160_000, notices: 100_000 } : whole

export const teamId = (number: number) => firstTeam + 1 + number
/** The captain of a team signs in with this cookie. */
export const cookieOf = (number: number) => `leitai_session=l2-session-${number + 1}; lang=zh-CN`

const answers = Array.from({ length: rowsOfAnswer }, (_, row) => ({
  id: row + 1,
  label: 'abcd'[(row * 7) % 4] as string,
  usage: row % 5 < 2 ? 'Public' : 'Private',
}))
/** A result file that is right in about two thirds of its rows, and like no other. */
export function resultFile(seed: number): string {
  const random = makeRandom(seed)
  return `id,label\n${answers.map(({ id, label }) => `${id},${random.next() < 0.6 ? label : 'abcd'[random.integer(4)]}`).join('\n')}\n`
}

let filled = false

/** Fills the database of the product once. Answers how long it took, in seconds. */
export async function fillWorld({ databaseUrl, dataDir }: Product): Promise<number> {
  if (filled) return 0
  filled = true
  const started = performance.now()
  const storage = openFileStorage(join(dataDir, 'files'))
  const answer = await storage.put(
    Readable.from([
      Buffer.from(
        `id,label,Usage\n${answers.map(row => `${row.id},${row.label},${row.usage}`).join('\n')}\n`,
      ),
    ]),
    { maxBytes: 1e8 },
  )
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' })
  await client.connect()
  try {
    // A restore's way: what is inserted is known to fit, so neither keys nor counters are asked row by row.
    await client.query(
      "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'",
    )
    for (const statement of statements()) await client.query(statement)
    await client.query(
      `insert into answer_file (schedule_id, list, storage_key, sha256, size, file_name, rows, columns, usage_counts)
       values ($1, 'A', $2, $3, $4, 'answer.csv', $5, '["id","label","Usage"]', '{}')`,
      [scheduleId, answer.key, answer.sha256, answer.size, rowsOfAnswer],
    )
    await client.query('set session_replication_role = origin')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
  // The product's own way of computing boards, so that nothing on them is made up.
  const { db, close } = openDatabase(databaseUrl, { size: 2, log: makeLog('bench', 'warn'), name: 'bench' })
  await db.transaction().execute(tx => refreshSchedule(tx, scheduleId))
  await keepLastDays(db)
  await close()
  const again = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' })
  await again.connect()
  await again.query('vacuum (analyze) ranking_entry')
  await again.end()
  return (performance.now() - started) / 1_000
}

/** What a new world lacks of the boards of its last days would else be made up for while it is measured. */
async function keepLastDays(db: Db): Promise<void> {
  await db.transaction().execute(tx => enqueue(tx, snapshotBoards, {}))
  for (let waiting = 1; waiting > 0; await wait(500)) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from graphile_worker.jobs where task_identifier = ${snapshotBoards.name} and run_at <= now()`.execute(
      db,
    )
    waiting = rows[0]?.n ?? 0
  }
}

const file = JSON.stringify({
  idColumn: { name: 'id', kind: 'integer' },
  columns: [{ name: 'label', kind: 'label' }],
  formats: ['csv'],
})

function statements(): string[] {
  const { users, competitions, submissions, notices, teams, own } = sizes
  const others = competitions - 1
  const each = Math.floor((submissions - own) / others)
  const perOther = 100
  return [
    `insert into app_user (id, sso_id, user_name, email_bound, phone_bound, is_new, created_at)
     select ${firstUser} + n, 'l2:' || n, '选手' || n, true, true, false, now() - interval '1 year' from generate_series(1, ${users}) n`,
    `insert into session (token_hash, user_id, expires_at)
     select sha256(convert_to('l2-session-' || n, 'UTF8')), ${firstUser} + n, now() + interval '1 day' from generate_series(1, ${teams}) n`,
    // The one that is measured is number 0; the others have run before it.
    `insert into competition (id, type, title_zh, title_en, summary_zh, summary_en, start_at, end_at, published_at)
     select ${competitionId} + n, 'computing', '大规模竞赛 ' || n, 'Large competition ' || n, '一句话的简介', 'In a sentence',
       now() - interval '60 days' - n * interval '1 day', case n when 0 then now() + interval '2 days' else now() - interval '31 days' - n * interval '1 hour' end,
       now() - interval '61 days' - n * interval '1 day' from generate_series(0, ${others}) n`,
    `insert into competition_text (competition_id, part, body_zh, body_en)
     select ${competitionId}, part, repeat('这是竞赛说明的一段文字。', 60), repeat('A paragraph about the competition. ', 60)
     from unnest(array['overview', 'evaluation', 'rules']) part`,
    `insert into schedule (id, competition_id, sort, start_at, end_at, list_a_start, list_a_end, list_b_mode, metric_key, max_submit_count, file_description, ladder)
     select ${scheduleId} + n, ${competitionId} + n, 0, c.start_at, c.end_at, c.start_at, c.end_at, 'split', 'accuracy', ${dailyLimit}, '${file}', false
     from generate_series(0, ${others}) n join competition c on c.id = ${competitionId} + n`,
    `insert into team (id, competition_id, name, name_key, member_count, created_at)
     select ${firstTeam} + n, ${competitionId}, '队伍' || n, '队伍' || n, 1, now() - interval '50 days' from generate_series(1, ${teams}) n`,
    `insert into team (id, competition_id, name, name_key, member_count, created_at)
     select ${firstTeam} + 1000000 + c * ${perOther} + n, ${competitionId} + c, '队伍' || n, '队伍' || n, 1, now() - interval '80 days'
     from generate_series(1, ${others}) c, generate_series(1, ${perOther}) n`,
    `insert into team_member (competition_id, user_id, team_id, role, joined_at)
     select competition_id, ${firstUser} + case competition_id when ${competitionId} then id - ${firstTeam} else ${teams} + 1 + id % ${users - teams} end, id, 'captain', created_at
     from team where id > ${firstTeam}`,
    `insert into registration (competition_id, user_id, agreement_version, created_at)
     select competition_id, user_id, 1, joined_at from team_member where team_id > ${firstTeam}`,
    ...submissionsOf(`${firstTeam} + 1 + n % ${teams}`, `${competitionId}`, `2 + n % 30`, 0, own),
    ...submissionsOf(
      `${firstTeam} + 1000000 + (1 + n / ${each}) * ${perOther} + 1 + n % ${perOther}`,
      `${competitionId} + 1 + n / ${each}`,
      `40 + n % 20`,
      own,
      each * others,
    ),
    `insert into notice (user_id, kind, text_zh, text_en, path, on_site, for_digest, created_at, read_at)
     select ${firstUser} + 1 + n % ${users}, 'submission.scored', '你提交的文件已经评测完成。', 'Your submission has been scored.', '/competitions/${competitionId}/submits', true, false,
       now() - interval '90 days' + n * interval '1 second', case when n >= ${Math.max(0, notices - users)} then null else now() end
     from generate_series(0, ${notices - 1}) n`,
  ]
}

/** Scored submissions of both lists, spread over days. */
function submissionsOf(
  team: string,
  competition: string,
  daysAgo: string,
  from: number,
  count: number,
): string[] {
  return [
    `insert into submission (id, competition_id, schedule_id, team_id, user_id, list, state, file_name, storage_key, sha256, size, rows, quota_day, received_at, started_at, finished_at, progress)
     select ${firstSubmission + from} + n, ${competition}, ${competition}, ${team}, m.user_id, 'A', 'scored', 'result.csv', 'none', md5(n::text), 3000, ${rowsOfAnswer},
       current_date - (${daysAgo})::integer, now() - (${daysAgo}) * interval '1 day', now() - (${daysAgo}) * interval '1 day', now() - (${daysAgo}) * interval '1 day' + interval '1 second', 1
     from generate_series(0, ${count - 1}) n join team_member m on m.competition_id = ${competition} and m.team_id = ${team}`,
    `insert into submission_score (submission_id, board, score, submission_sha256, answer_sha256, scorer_hash, computed_at)
     select s.id, b, 0.25 + (hashint8(s.id * 7 + length(b) + ascii(b)) & 65535) / 131072.0, s.sha256, 'x', 'x', s.finished_at
     from submission s, unnest(array['A', 'B']) b where s.id between ${firstSubmission + from} and ${firstSubmission + from + count - 1}`,
  ]
}
