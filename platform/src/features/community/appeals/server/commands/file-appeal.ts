import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { appealFaults } from '../../faults.ts'
import { notifyOfFiling } from '../notices.ts'
import { teamIn } from '../../../../competing/teams/server/public.ts'

export type NewAppeal = {
  competitionId: number
  teamId: number
  subjectTeamId: number
  authorId: number
  body: string
  html: string
  now: Date
}

/** Puts an appeal before the organiser; one that is open a team and subject. */
export async function fileAppeal(tx: Tx, ask: NewAppeal): Promise<{ id: number }> {
  const subject = await teamIn(tx, ask.competitionId, ask.subjectTeamId)
  if (!subject || subject.merged_into_id !== null || subject.is_baseline)
    throw new Failure(appealFaults.subjectNotFound, {
      issues: [{ path: 'body.subjectTeamId', code: 'unknown' }],
    })
  const made = await tx
    .insertInto('appeal')
    .values({
      competition_id: ask.competitionId,
      team_id: ask.teamId,
      subject_team_id: subject.id,
      author_id: ask.authorId,
      body: ask.body,
      html: ask.html,
      created_at: ask.now,
      answer: null,
      answer_html: null,
      answered_at: null,
      answered_by: null,
    })
    .onConflict(conflict =>
      conflict
        .columns(['team_id', 'subject_team_id'])
        // Written out: PostgreSQL does not find the index by parameters once it plans for all of them.
        .where(sql<boolean>`state in ('open', 'reviewing')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Failure(appealFaults.alreadyOpen)
  await notifyOfFiling(tx, { ...ask, appealId: made.id })
  return made
}
