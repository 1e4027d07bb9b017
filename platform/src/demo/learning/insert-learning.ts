import type { Tx } from '../../base/database/tables.ts'
import { putSteps } from '../../features/content/learning/server/public.ts'
import { firstSubmission } from './paths.ts'

type Given = { competitions: Record<string, number>; learner: number; now: Date }

/** One path of five steps; the demo's captain has read the first. */
export async function insertLearning(tx: Tx, { competitions, learner, now }: Given): Promise<void> {
  const { title, summary, steps } = firstSubmission
  const article = await tx
    .selectFrom('article')
    .select('id')
    .where('kind', '=', 'info')
    .where('site_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const path = await tx
    .insertInto('learning_path')
    .values({
      title_zh: title[0],
      title_en: title[1],
      summary_zh: summary[0],
      summary_en: summary[1],
      is_published: true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putSteps(
    tx,
    path.id,
    steps.map(step => ({
      stepId: null,
      titleZh: step.title[0],
      titleEn: step.title[1],
      bodyZh: step.body[0],
      bodyEn: step.body[1],
      articleId: step.to === 'article' ? article.id : null,
      competitionId: typeof step.to === 'object' ? (competitions[step.to.competition] ?? null) : null,
    })),
  )
  const first = await tx
    .selectFrom('learning_step')
    .select('id')
    .where('path_id', '=', path.id)
    .orderBy('sort')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('learning_progress')
    .values({ user_id: learner, step_id: first.id, done_at: now })
    .execute()
}
