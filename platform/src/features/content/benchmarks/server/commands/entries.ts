import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { requireUnchanged } from '../../../../../base/http/section.ts'
import { teamOf } from '../../../../competing/teams/server/public.ts'
import { scoredByTeam } from '../../../../scoring/submissions/server/public.ts'
import { benchmarkFaults } from '../../faults.ts'
import { isOnBoard, requirePublished } from '../board.views.ts'
import { toldOf } from '../told.ts'

export type Told = {
  method: string
  authors: string
  organisation: string
  paperUrl: string | null
  codeUrl: string | null
  licence: string
  about: string
}
const columnsOf = ({ paperUrl, codeUrl, ...rest }: Told) => ({
  ...rest,
  paper_url: paperUrl || null,
  code_url: codeUrl || null,
})

type Enter = { benchmarkId: number; submissionId: number; told: Told; userId: number; now: Date }

/** Puts a scored submission of one's own team on a benchmark, once. */
export async function enter(tx: Tx, ask: Enter): Promise<number> {
  const { benchmarkId, submissionId, told, userId, now } = ask
  const benchmark = await requirePublished(tx, benchmarkId, now)
  const team = await teamOf(tx, benchmark.competition_id, userId)
  const own = team ? await scoredByTeam(tx, team.id) : []
  if (!own.some(submission => submission.id === submissionId))
    throw new Failure(benchmarkFaults.noSubmission, {
      issues: [{ path: 'body.submissionId', code: 'unknown' }],
    })
  const row = await tx
    .insertInto('benchmark_entry')
    .values({
      benchmark_id: benchmarkId,
      submission_id: submissionId,
      user_id: userId,
      ...columnsOf(told),
      created_at: now,
      updated_at: now,
    })
    .onConflict(conflict => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Failure(benchmarkFaults.entered)
  return row.id
}

async function lockEntry(tx: Tx, entryId: number) {
  const row = await tx
    .selectFrom('benchmark_entry')
    .selectAll()
    .where('id', '=', entryId)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(benchmarkFaults.noEntry)
  return row
}

async function lockOwn(tx: Tx, entryId: number, userId: number): Promise<void> {
  const row = await lockEntry(tx, entryId)
  if (row.user_id !== userId) throw new Failure(benchmarkFaults.notOwn)
}

type Own = { entryId: number; userId: number; now: Date }

/** What staff verified was what it said before: it is verified anew. */
export async function change(tx: Tx, { entryId, userId, now, told }: Own & { told: Told }): Promise<void> {
  await lockOwn(tx, entryId, userId)
  await tx
    .updateTable('benchmark_entry')
    .set({ ...columnsOf(told), updated_at: now, verified_at: null, verified_by: null })
    .where('id', '=', entryId)
    .execute()
}

export async function withdraw(tx: Tx, { entryId, userId, now }: Own): Promise<void> {
  await lockOwn(tx, entryId, userId)
  await tx
    .updateTable('benchmark_entry')
    .set({ withdrawn_at: now, updated_at: now })
    .where('id', '=', entryId)
    .execute()
}

type Verify = {
  entryId: number
  isVerified: boolean
  tag: string
  reason: string
  actor: Actor & { userId: number }
  now: Date
}

/** What an editor saw is verified, not what its owner made of it since; and by nobody who stands on the same board. */
export async function verify(tx: Tx, ask: Verify): Promise<void> {
  const { entryId, isVerified, tag, reason, actor, now } = ask
  const row = await lockEntry(tx, entryId)
  if (await isOnBoard(tx, row.benchmark_id, actor.userId)) throw new Failure(benchmarkFaults.own)
  requireUnchanged(toldOf(row), tag)
  await tx
    .updateTable('benchmark_entry')
    .set({ verified_at: isVerified ? now : null, verified_by: isVerified ? actor.userId : null })
    .where('id', '=', entryId)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: isVerified ? 'benchmark.verify' : 'benchmark.unverify',
      subject: 'benchmark-entry',
      subjectId: entryId,
      detail: { reason },
    },
    now,
  )
}
