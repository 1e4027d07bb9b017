import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { authoredFaults } from '../../../../competing/competitions/authored-faults.ts'
import { authoringState, checklist, mayPublish } from '../../rules.ts'
import { completenessOf } from '../completeness.ts'
import { lockCompetition, setPublished } from '../../../../competing/competitions/server/public.ts'

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
      throw new Failure(authoredFaults.incomplete, {
        hint: `/admin/competitions/${id}`,
        issues: checks
          .filter(check => check.isNeeded && !check.isDone)
          .map(check => ({ path: check.page, code: check.key })),
      })
  }
  await setPublished(tx, id, publishedAt)
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
