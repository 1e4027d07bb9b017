import type { Selectable } from 'kysely'
import type { Returned } from '../../../../base/contract/call.ts'
import { abilityOf } from '../../../../base/contract/ability.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { ReadDb, Tables } from '../../../../base/database/tables.ts'
import { renderMarkdown } from '../../../../base/markdown/render.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { localizeColumn } from '../../../../base/web/localize-field.ts'
import { articleTitles } from '../../information/server/public.ts'
import { scoredCompetitions } from '../../../scoring/submissions/server/public.ts'
import type { getLearningPath } from '../contract.ts'
import { learningFaults } from '../faults.ts'
import { kindOf } from '../rules.ts'
import { listedTitles } from './education.views.ts'

type Step = Selectable<Tables['learning_step']>
type Asked = { lang: Lang; userId: number | undefined }

/** Which of these steps somebody has done: ticked, or handed in to what they lead to. */
async function doneSteps(db: ReadDb, steps: readonly Step[], userId: number | undefined) {
  if (userId === undefined || steps.length === 0) return new Set<number>()
  const [ticked, scored] = await Promise.all([
    db
      .selectFrom('learning_progress')
      .select('step_id')
      .where('user_id', '=', userId)
      .where(
        'step_id',
        'in',
        steps.map(step => step.id),
      )
      .execute(),
    scoredCompetitions(
      db,
      userId,
      steps.flatMap(step => step.competition_id ?? []),
    ),
  ])
  return new Set([
    ...ticked.map(one => one.step_id),
    ...steps
      .filter(step => step.competition_id !== null && scored.has(step.competition_id))
      .map(step => step.id),
  ])
}

/** Published paths in their order, with how far somebody is. */
export async function pathList(db: ReadDb, { lang, userId }: Asked) {
  const paths = await db
    .selectFrom('learning_path')
    .selectAll()
    .where('is_published', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .limit(100)
    .execute()
  if (paths.length === 0) return []
  const steps = await db
    .selectFrom('learning_step')
    .selectAll()
    .where(
      'path_id',
      'in',
      paths.map(path => path.id),
    )
    .execute()
  const done = await doneSteps(db, steps, userId)
  return paths.map(path => {
    const own = steps.filter(step => step.path_id === path.id)
    return {
      id: path.id,
      title: localizeColumn(path, 'title', lang),
      summary: localizeColumn(path, 'summary', lang),
      steps: own.length,
      done: userId === undefined ? null : own.filter(step => done.has(step.id)).length,
    }
  })
}

export async function pathShown(
  db: ReadDb,
  pathId: number,
  { lang, userId, now }: Asked & { now: Date },
): Promise<Returned<typeof getLearningPath>> {
  const [path, steps] = await Promise.all([
    db
      .selectFrom('learning_path')
      .selectAll()
      .where('id', '=', pathId)
      .where('is_published', '=', true)
      .executeTakeFirst(),
    db
      .selectFrom('learning_step')
      .selectAll()
      .where('path_id', '=', pathId)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
  ])
  if (!path) throw new Failure(learningFaults.notFound)
  const [articles, competitions, done] = await Promise.all([
    articleTitles(
      db,
      now,
      steps.flatMap(step => step.article_id ?? []),
    ),
    listedTitles(
      db,
      steps.flatMap(step => step.competition_id ?? []),
      now,
    ),
    doneSteps(db, steps, userId),
  ])
  const target = (step: Step) => {
    if (step.article_id !== null) {
      const found = articles.get(step.article_id)
      return found
        ? { id: step.article_id, title: localize(found, lang), path: `/information/info/${step.article_id}` }
        : null
    }
    if (step.competition_id !== null) {
      const found = competitions.get(step.competition_id)
      return found
        ? {
            id: step.competition_id,
            title: localize(found, lang),
            path: `/competitions/${step.competition_id}`,
          }
        : null
    }
    return null
  }
  return {
    id: path.id,
    title: localizeColumn(path, 'title', lang),
    summary: localizeColumn(path, 'summary', lang),
    steps: steps.map(step => {
      const kind = kindOf({ articleId: step.article_id, competitionId: step.competition_id })
      return {
        id: step.id,
        kind,
        title: localizeColumn(step, 'title', lang),
        html: renderMarkdown(localizeColumn(step, 'body', lang)),
        target: target(step),
        isDone: done.has(step.id),
        tick: abilityOf(
          userId === undefined
            ? baseFaults.signInFirst
            : kind === 'competition'
              ? learningFaults.byHandIn
              : undefined,
          lang,
        ),
      }
    }),
  }
}
