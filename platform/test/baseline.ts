import { Readable } from 'node:stream'
import { settleSubmission } from '../src/features/scoring/submissions/server/commands/settle-submission.ts'
import { systemAccount } from '../src/features/people/identity/rules.ts'
import type { World } from './world.ts'

/** The organiser's own entry: on the board, without a rank. */
export async function makeBaseline(
  world: World,
  given: { competitionId: number; scheduleId: number; score: number; hashes: (text: string) => string },
): Promise<number> {
  const now = world.clock.now()
  const team = await world.db
    .insertInto('team')
    .values({
      competition_id: given.competitionId,
      name: '基线',
      name_key: '基线',
      schedule_id: null,
      is_baseline: true,
      banned_at: null,
      ban_reason: null,
      merged_into_id: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const stored = await world.storage.put(Readable.from(['id,label\n1,a\n']), { maxBytes: 100 })
  const { id } = await world.db
    .insertInto('submission')
    .values({
      competition_id: given.competitionId,
      schedule_id: given.scheduleId,
      team_id: team.id,
      user_id: systemAccount,
      list: 'A',
      state: 'running',
      fault: null,
      fault_code: null,
      file_name: 'baseline.csv',
      storage_key: stored.key,
      sha256: stored.sha256,
      size: stored.size,
      rows: null,
      quota_day: now.toISOString().slice(0, 10),
      received_at: now,
      started_at: null,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const facts = {
    submissionSha256: stored.sha256,
    answerSha256: given.hashes('answer'),
    scorerHash: given.hashes('scorer'),
  }
  await world.db.transaction().execute(tx =>
    settleSubmission(
      tx,
      id,
      {
        state: 'scored',
        rows: 1,
        log: [],
        scores: [
          { board: 'A', score: given.score, ...facts },
          { board: 'B', score: given.score, ...facts },
        ],
      },
      now,
    ),
  )
  return id
}
