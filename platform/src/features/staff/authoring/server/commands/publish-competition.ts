import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { authoringFaults } from '../../../../competing/competitions/authored-faults.ts'
import { authoringState, checklist, mayPublish } from '../../rules.ts'
import { completenessOf } from '../completeness.ts'
import { lockCompetition } from '../../../../competing/competitions/server/public.ts'

/** Makes a competition known to visitors from a moment on, or takes it back; what visitors need must be there. */
export async function publishCompetition(
  tx: Tx,
  ask: { id: number; publishedAt: Date | null; actor: Actor; now: Date },
) {
  const { id, publishedAt, actor, now } = ask
  const row = await lockCompetition(tx, id)
  if (publishedAt !== null) {
    const checks = checklist(await completenessOf(tx, row), now, 'demanded')
    if (!mayPublish(checks))
      throw new Failure(authoringFaults.incomplete, {
        hint: `/admin/competitions/${id}`,
        issues: checks
          .filter(check => check.isNeeded && !check.isDone)
          .map(check => ({ path: check.page, code: check.key })),
      })
  }
  await tx.updateTable('competition').set({ published_at: publishedAt }).where('id', '=', id).execute()
  await audit(
    tx,
    actor,
    {
      action: publishedAt === null ? 'competition.unpublish' : 'competition.publish',
      subject: 'competition',
      subjectId: id,
      detail: { publishedAt: [row.published_at, publishedAt] },
    },
    now,
  )
  const state = authoringState(
    { publishedAt, startAt: row.start_at, endAt: row.end_at, isOpenSignup: row.is_open_signup },
    now,
  )
  return { state, publishedAt }
}

export async function featureCompetition(
  tx: Tx,
  ask: { id: number; featured: number | null; actor: Actor; now: Date },
) {
  const row = await lockCompetition(tx, ask.id)
  await tx.updateTable('competition').set({ featured: ask.featured }).where('id', '=', ask.id).execute()
  await audit(
    tx,
    ask.actor,
    {
      action: 'competition.feature',
      subject: 'competition',
      subjectId: ask.id,
      detail: { featured: [row.featured, ask.featured] },
    },
    ask.now,
  )
  return { featured: ask.featured }
}
