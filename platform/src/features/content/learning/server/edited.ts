import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import { section } from '../../../../base/http/section.ts'
import type { editedPath } from '../editing.contract.ts'
import { learningFaults } from '../faults.ts'

export type EditedPath = z.output<typeof editedPath>
type Row = Selectable<Tables['learning_path']>

export async function readPath(db: Db | Tx, pathId: number, { lock = false } = {}): Promise<Row> {
  const row = await db
    .selectFrom('learning_path')
    .selectAll()
    .where('id', '=', pathId)
    .$if(lock, query => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw new Failure(learningFaults.notFound)
  return row
}

export async function valueOf(db: Db | Tx, row: Row): Promise<EditedPath> {
  const steps = await db
    .selectFrom('learning_step')
    .selectAll()
    .where('path_id', '=', row.id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return {
    titleZh: row.title_zh,
    titleEn: row.title_en,
    summaryZh: row.summary_zh,
    summaryEn: row.summary_en,
    sort: row.sort,
    isPublished: row.is_published,
    steps: steps.map(step => ({
      stepId: step.id,
      titleZh: step.title_zh,
      titleEn: step.title_en,
      bodyZh: step.body_zh,
      bodyEn: step.body_en,
      articleId: step.article_id,
      competitionId: step.competition_id,
    })),
  }
}

export async function editedPathOf(db: Db | Tx, pathId: number) {
  const row = await readPath(db, pathId)
  return { ...section(await valueOf(db, row)), id: row.id }
}
