import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { publicTitles } from '../../../../competing/competitions/server/public.ts'
import { articleTitles } from '../../../information/server/public.ts'
import { learningFaults } from '../../faults.ts'
import { missingOf } from '../../rules.ts'
import { readPath, valueOf, type EditedPath } from '../edited.ts'

type By = { actor: Actor; now: Date }

export async function addPath(
  tx: Tx,
  { titleZh, titleEn, actor, now }: { titleZh: string; titleEn: string } & By,
): Promise<number> {
  const { id } = await tx
    .insertInto('learning_path')
    .values({ title_zh: titleZh, title_en: titleEn, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(tx, actor, { action: 'learning.add', subject: 'learning-path', subjectId: id, detail: {} }, now)
  return id
}

type Save = { pathId: number; value: EditedPath; tag: string } & By

/** Saves a path over what its editor has seen; steps that stay keep what people have done of them. */
export async function savePath(tx: Tx, { pathId, value, tag, actor, now }: Save): Promise<void> {
  const before = await valueOf(tx, await readPath(tx, pathId, { lock: true }))
  requireUnchanged(before, tag)
  await requireTargets(tx, before, value, now)
  const missing = missingOf(value)
  if (value.isPublished && missing.length > 0)
    throw new Failure(learningFaults.incomplete, {
      issues: missing.map(name => ({ path: `body.value.${name}`, code: 'required' })),
    })
  await tx
    .updateTable('learning_path')
    .set({
      title_zh: value.titleZh,
      title_en: value.titleEn,
      summary_zh: value.summaryZh,
      summary_en: value.summaryEn,
      sort: value.sort,
      is_published: value.isPublished,
    })
    .where('id', '=', pathId)
    .execute()
  await putSteps(tx, pathId, value.steps)
  await audit(
    tx,
    actor,
    {
      action: 'learning.save',
      subject: 'learning-path',
      subjectId: pathId,
      detail: changesOf(before, value),
    },
    now,
  )
}

/** These steps in this order; what is not among them goes. */
export async function putSteps(tx: Tx, pathId: number, steps: EditedPath['steps']): Promise<void> {
  const kept = steps.flatMap(step => step.stepId ?? [])
  await tx
    .deleteFrom('learning_step')
    .where('path_id', '=', pathId)
    .$if(kept.length > 0, query => query.where('id', 'not in', kept))
    .execute()
  for (const [sort, step] of steps.entries()) {
    const columns = {
      sort,
      title_zh: step.titleZh,
      title_en: step.titleEn,
      body_zh: step.bodyZh,
      body_en: step.bodyEn,
      article_id: step.articleId,
      competition_id: step.competitionId,
    }
    const changed =
      step.stepId === null
        ? undefined
        : await tx
            .updateTable('learning_step')
            .set(columns)
            .where('id', '=', step.stepId)
            .where('path_id', '=', pathId)
            .returning('id')
            .executeTakeFirst()
    if (!changed)
      await tx
        .insertInto('learning_step')
        .values({ path_id: pathId, ...columns })
        .execute()
  }
}

/** A step leads to what everybody sees; what it led to before and nobody sees any more keeps no editor from the rest. */
async function requireTargets(tx: Tx, before: EditedPath, value: EditedPath, now: Date): Promise<void> {
  const stood = (name: 'articleId' | 'competitionId') => new Set(before.steps.map(step => step[name]))
  const [stoodArticles, stoodCompetitions] = [stood('articleId'), stood('competitionId')]
  const competitions = new Set((await publicTitles(tx, now)).map(one => one.id))
  const articles = await articleTitles(
    tx,
    now,
    value.steps.flatMap(step => step.articleId ?? []),
  )
  const issues = value.steps.flatMap((step, at) => {
    const path = `body.value.steps.${at}`
    return [
      ...(step.articleId !== null && !articles.has(step.articleId) && !stoodArticles.has(step.articleId)
        ? [{ path: `${path}.articleId`, code: 'unknown' }]
        : []),
      ...(step.competitionId !== null &&
      !competitions.has(step.competitionId) &&
      !stoodCompetitions.has(step.competitionId)
        ? [{ path: `${path}.competitionId`, code: 'unknown' }]
        : []),
      ...(step.articleId !== null && step.competitionId !== null
        ? [{ path: `${path}.competitionId`, code: 'invalid' }]
        : []),
    ]
  })
  if (issues.length > 0) throw new Failure(learningFaults.unknownTarget, { issues })
}
