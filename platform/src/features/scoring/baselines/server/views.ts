import type { Returned } from '../../../../base/contract/call.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { submissionsById } from '../../submissions/server/public.ts'
import type { listBaselines } from '../contract.ts'

type Baseline = Returned<typeof listBaselines>['baselines'][number]
const most = 100

/** The newest first. Only organisers read this: with the scores of list B. */
export async function baselineViews(
  db: Db | Tx,
  competitionId: number,
  reader: { lang: Lang; now: Date },
  submissionId?: number,
): Promise<Baseline[]> {
  const rows = await db
    .selectFrom('team as t')
    .innerJoin('submission as s', 's.team_id', 't.id')
    .where('t.competition_id', '=', competitionId)
    .where('t.is_baseline', '=', true)
    .$if(submissionId !== undefined, query => query.where('s.id', '=', submissionId ?? 0))
    .select(['s.id', 't.id as team_id', 't.name'])
    .orderBy('s.id', 'desc')
    .limit(most)
    .execute()
  const submissions = await submissionsById(
    db,
    rows.map(row => row.id),
    { ...reader, mayReadB: true },
  )
  return submissions.flatMap(submission => {
    const row = rows.find(one => one.id === submission.id)
    return row ? [{ team: { id: row.team_id, name: row.name }, submission }] : []
  })
}
